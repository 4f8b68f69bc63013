import type { Page } from '@playwright/test';

/** Texts that reach out of their box are cut, or cover others. Those that end in "…" do not count. */
export function cutTexts(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      let holder = node.parentElement;
      while (holder && getComputedStyle(holder).display.startsWith('inline')) {
        if (holder.matches('button')) break;
        holder = holder.parentElement;
      }
      if (!holder?.checkVisibility({ visibilityProperty: true }) || !/\p{L}/u.test(node.data)) {
        continue;
      }
      if (node.parentElement?.closest('.visually-hidden, .sr-only, option')) continue;
      const { textOverflow, webkitLineClamp } = getComputedStyle(holder);
      const box = holder.getBoundingClientRect();
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || box.width < 2) continue;
      const isBlock = holder.matches('button') && getComputedStyle(holder).display !== 'inline';
      const range = document.createRange();
      range.selectNodeContents(node);
      const isOut = [...range.getClientRects()].some(
        ({ left, right, top, bottom, width, height }) =>
          width > 0 &&
          (left < box.left - 1 ||
            right > box.right + 1 ||
            // A text's box is higher than its letters.
            (isBlock && Math.max(box.top - top, bottom - box.bottom) > height / 4)),
      );
      if (isOut) found.push(`${node.data} in ${(holder.cloneNode() as Element).outerHTML}`);
    }
    return found;
  });
}
