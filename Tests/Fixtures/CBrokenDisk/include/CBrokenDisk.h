#pragma once

/// The name of folders that are on a broken disk as far as tests go: their lists of names can't be
/// brought to it.
///
/// Whatever program holds this target has an `fsync` that says so with `EIO`.
#define broken_disk_folder "on-a-broken-disk"
