import type { Page } from '@playwright/test';

/** The page itself, and what is not inside something that scrolls. */
export function overflows(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isHidden = element.closest('.visually-hidden, svg');
      const scroller = element.closest('section[tabindex="0"]');
      return (
        width > 0 &&
        !isHidden &&
        (scroller === null || scroller === element) &&
        (left < -0.5 || right > clientWidth + 0.5)
      );
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth} px`] : []),
      ...outside.map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}
