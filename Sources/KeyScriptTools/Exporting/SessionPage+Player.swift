extension SessionFrames {
  /// The layout of the page: the screen as large as the window permits, and below it what controls
  /// the play.
  static let pageStyle = """
    body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; align-items: center;
      justify-content: center; gap: 0.75rem; font-family: system-ui, sans-serif }
    svg { max-width: 100%; max-height: calc(100vh - 4rem); height: auto }
    svg text { white-space: pre }
    nav { display: flex; align-items: center; gap: 0.75rem; width: min(45rem, 94vw) }
    nav input { flex: 1 }
    nav button { width: 2.5rem; font-size: 1rem }
    nav output { min-width: 4rem; text-align: right; font-variant-numeric: tabular-nums }
    """

  /// The program of the page, for its `frames`: the time in milliseconds, the width, and the
  /// numbers of the rows. It plays to the end, unless the reader prefers less motion; Space pauses
  /// and plays, and the arrow keys go from frame to frame.
  static let pagePlayer = """
    const screen = document.querySelector("svg"), rows = document.getElementById("rows");
    const button = document.getElementById("play"), slider = document.getElementById("time");
    const clock = document.getElementById("clock");
    let now = 0, shown = -1, before = null, isPlaying = false;

    function frameAt(time) {
      let low = 0, high = frames.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (frames[middle][0] <= time) low = middle; else high = middle - 1;
      }
      return low;
    }

    function draw([, width, numbers]) {
      const height = numbers.length * rowHeight;
      screen.setAttribute("viewBox", `0 0 ${width} ${height}`);
      screen.setAttribute("width", width);
      screen.setAttribute("height", height);
      rows.replaceChildren(...numbers.map((number, row) => {
        const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
        use.setAttribute("href", `#r${number}`);
        use.setAttribute("y", row * rowHeight);
        return use;
      }));
    }

    function show(time) {
      now = Math.max(0, Math.min(time, end));
      const index = frameAt(now);
      if (index !== shown && frames.length > 0) draw(frames[shown = index]);
      slider.value = now;
      clock.textContent = `${(now / 1000).toFixed(1)} s`;
    }

    function play(isStarting) {
      if (isStarting && now >= end) show(0);
      isPlaying = isStarting;
      button.textContent = isPlaying ? "⏸" : "▶";
    }

    function step(count) {
      play(false);
      const index = Math.max(0, Math.min(shown + count, frames.length - 1));
      show(frames[index][0]);
    }

    function tick(time) {
      // While the page is hidden, nothing is drawn, so that the time since may be long.
      if (isPlaying && before !== null) show(now + Math.min(time - before, 100));
      if (isPlaying && now >= end) play(false);
      before = time;
      requestAnimationFrame(tick);
    }

    button.addEventListener("click", () => play(!isPlaying));
    slider.addEventListener("input", () => { play(false); show(Number(slider.value)); });
    document.addEventListener("keydown", event => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === " ") play(!isPlaying);
      else if (event.key === "ArrowLeft") step(-1);
      else if (event.key === "ArrowRight") step(1);
      else return;
      event.preventDefault();
    });
    show(0);
    play(!matchMedia("(prefers-reduced-motion: reduce)").matches);
    requestAnimationFrame(tick);
    """
}
