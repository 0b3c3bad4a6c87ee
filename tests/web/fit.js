// What does not fit, and where everything stands: for tests/web/fit.py.
({
  /** The title of a page is whole, and its tools lie beside it and each other, in the window. */
  masthead([room]) {
    const box = (el) => el.getBoundingClientRect();
    const lie = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > room
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > room;
    const title = document.querySelector(".mast__where h1");
    const range = document.createRange();
    range.selectNodeContents(title);
    const seen = [...document.querySelectorAll(".mast :is(.brand, .tool)")].filter((el) => el.checkVisibility());
    const named = (el) => (el.title || el.ariaLabel || el.textContent).trim();
    const found = seen.filter((el) => box(el).left < -room || box(el).right > innerWidth + room).map((el) => `outside: ${named(el)}`);
    found.push(...seen.filter((el) => lie(box(range), box(el))).map((el) => `over the title: ${named(el)}`));
    seen.forEach((a, at) => seen.slice(at + 1).forEach((b) => lie(box(a), box(b)) && found.push(`overlap: ${named(a)} / ${named(b)}`)));
    if (title.scrollWidth > title.clientWidth + 1) found.push(`cut: ${title.textContent}`);
    return found;
  },

  /** What a panel holds lies in it, and a list to choose from shows what is chosen. */
  spilled([room]) {
    const box = (el) => el.getBoundingClientRect();
    const named = (el) => (el.ariaLabel || el.textContent || el.className).toString().trim().replace(/\s+/g, " ").slice(0, 48);
    const found = [...document.querySelectorAll(".panel :is(button, a, h2, select, input, p, .steps)")]
      .filter((el) => el.checkVisibility() && !el.closest(".sr") && !el.classList.contains("sr"))
      .filter((el) => box(el).right > Math.min(innerWidth, box(el.closest(".panel")).right) + room || box(el).left < box(el.closest(".panel")).left - room)
      .map((el) => `outside its panel: ${named(el)}`);
    for (const select of document.querySelectorAll("select")) {
      const whole = select.cloneNode(true);
      whole.style = "position: absolute; width: max-content";
      select.after(whole);
      if (whole.offsetWidth > select.offsetWidth + room) found.push(`cut: ${named(select)}`);
      whole.remove();
    }
    return found;
  },

  problems([pieces, deeds, stage, bar, room]) {
    const found = [];
    const name = (el) => (el.getAttribute("aria-label") || el.dataset?.action || el.textContent
      || el.className.baseVal || el.className || el.tagName).toString().trim().replace(/\s+/g, " ").slice(0, 48);
    const seen = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const box = (el) => el.getBoundingClientRect();
    const inside = (a, b) => a.left >= b.left - room && a.right <= b.right + room
      && a.top >= b.top - room && a.bottom <= b.bottom + room;
  
    // 1. The page does not scroll.
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1) found.push(`page: ${root.scrollWidth - innerWidth} px too wide`);
    if (root.scrollHeight > innerHeight + 1) found.push(`page: ${root.scrollHeight - innerHeight} px too high`);
  
    // 2. Board and bar are in the window, and nothing lies over what can be pressed.
    const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (const each of [stage, bar])
      if (!inside(box(document.querySelector(each)), whole)) found.push(`${each}: outside the window`);
    const board = box(document.querySelector(stage));
    const scrolls = (el) => { // a desk or a row of deeds may scroll in itself: then pieces may be out of sight
      for (let up = el.parentElement; up && !up.matches(".play"); up = up.parentElement)
        if (/auto|scroll/.test(getComputedStyle(up).overflow)
          && (up.scrollHeight > up.clientHeight + 1 || up.scrollWidth > up.clientWidth + 1)) return true;
      return false;
    };
    const lens = document.querySelector(`${stage} svg[role=group]`); // a chart looked at closely leaves pieces out
    for (const el of document.querySelectorAll(`${pieces}, ${deeds}`)) {
      if (!seen(el) || scrolls(el)) continue;
      const { left, top, right, bottom } = box(el);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (lens?.contains(el) && !inside({ left: x, right: x, top: y, bottom: y }, box(lens))) continue;
      if (el.closest(stage) && !lens?.contains(el) && !inside(box(el), { left: board.left - 8, top: board.top - 8,
        right: board.right + 8, bottom: board.bottom + 8 })) found.push(`off the board: ${name(el)}`);
      const hit = document.elementFromPoint(x, y);
      const beside = lens?.contains(hit) && hit.closest(":is(button, a, [role=button], [role=switch], .reach)");
      if (!hit || !(el.contains(hit) || beside || hit.closest("button, [role=button], .reach") === el))
        found.push(`covered: ${name(el)} by ${hit ? name(hit) : "nothing"}`);
    }
  
    // 3. Words are whole, and no two of them lie on each other.
    const clipOf = (el) => { // what hides it, and whether it can be scrolled there
      let clip = { ...whole, scrolls: false };
      for (let up = el; up && up !== document.body; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const { left, top, right, bottom } = box(up);
        clip = { left: Math.max(left, clip.left), top: Math.max(top, clip.top), right: Math.min(right, clip.right),
          bottom: Math.min(bottom, clip.bottom), scrolls: clip.scrolls || /auto|scroll/.test(overflowX + overflowY) };
      }
      return clip;
    };
    const texts = [];
    const nodes = [...document.querySelectorAll(".mast__where, .play")].flatMap((root) => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const all = [];
      while (walk.nextNode()) all.push(walk.currentNode);
      return all;
    });
    for (const node of nodes) {
      const el = node.parentElement;
      if (!node.data.trim() || !seen(el) || el.closest(".sr, svg, [hidden], option, .icon-name")) continue; // a name lies over what it names
      const clip = clipOf(el);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom, width } of range.getClientRects()) {
        if (width < 2) continue;
        const ease = (bottom - top) * 0.2; // boxes of lines are taller than letters
        const line = { left, top: top + ease, right, bottom: bottom - ease };
        if (!inside(line, clip) && !clip.scrolls) found.push(`cut: ${name(el)}`);
        const part = { left: Math.max(line.left, clip.left), right: Math.min(line.right, clip.right),
          top: Math.max(line.top, clip.top), bottom: Math.min(line.bottom, clip.bottom) };
        if (part.right - part.left > 3 && part.bottom - part.top > 3) texts.push({ el, node, ...part });
      }
      if (el.scrollWidth > el.clientWidth + 1 && getComputedStyle(el).textOverflow === "ellipsis")
        found.push(`cut: ${name(el)}`);
    }
    const layer = (el) => el.closest(".toasts, .side__panel, .side__tabs, .pin, .ribbon, .die__tag"); // over others by intent
    texts.forEach((a, at) => texts.slice(at + 1).forEach((b) => {
      if (a.node === b.node || layer(a.el) !== layer(b.el)) return;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) found.push(`overlap: ${name(a.el)} / ${name(b.el)}`);
    }));
    return [...new Set(found)];
  },

  boxes: ([pieces, stage, bar]) => [...document.querySelectorAll(`${stage}, ${bar}, ${pieces}`)]
    .filter((el) => el.checkVisibility()).map((el, at) => {
      const { x, y, width, height } = el.getBoundingClientRect();
      const name = el.getAttribute("aria-label") || el.className.baseVal || el.className;
      return [`${at} ${name}`.slice(0, 60), [x, y, width, height], el.getAttribute("aria-pressed") === "true"];
    }),
})
