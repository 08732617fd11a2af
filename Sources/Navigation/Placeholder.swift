// What this target holds comes with the next steps.
