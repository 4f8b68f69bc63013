import type { Page } from '@playwright/test';

/** The layout shift that letters of another font may cause. */
export const MOST_MOVEMENT = 0.01;

interface Shift {
  value: number;
  hadRecentInput: boolean;
  moved: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
    isPainted: boolean;
    nextFrame(): Promise<void>;
  }
}

/** Runs in the page, before its own code. Add it before the page's time stops. */
export function recordShifts() {
  window.shifts = [];
  window.isPainted = false;
  const { requestAnimationFrame } = window;
  window.nextFrame = () => new Promise((resolve) => void requestAnimationFrame(() => resolve()));
  const record = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') window.isPainted = true;
      if (entry.entryType !== 'layout-shift') continue;
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      };
      const moved = sources.map(({ node }) => node?.textContent ?? '');
      window.shifts.push({ value, hadRecentInput, moved });
    }
  };
  new PerformanceObserver(record).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver(record).observe({ type: 'paint', buffered: true });
}

/** All shifts so far, or those that no press of the last half second explains. */
export async function shifts(page: Page, which: 'unexpected' | 'all') {
  const all = await page.evaluate(async () => {
    // The browser reports a move after the frame in which it happens.
    for (let frames = 0; frames < 3; frames += 1) await window.nextFrame();
    return window.shifts;
  });
  return which === 'all' ? all : all.filter(({ hadRecentInput }) => !hadRecentInput);
}

export async function movement(page: Page) {
  return (await shifts(page, 'unexpected')).reduce((sum, { value }) => sum + value, 0);
}

export async function forgetShifts(page: Page) {
  await shifts(page, 'all');
  await page.evaluate(() => {
    window.shifts = [];
  });
}
