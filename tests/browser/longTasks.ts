import type { Page } from '@playwright/test';

export async function recordTasks(page: Page): Promise<() => Promise<number>> {
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const note = (list: PerformanceObserverEntryList) =>
      durations.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(note).observe({ type: 'longtask' });
    return durations;
  });
  return async () => Math.max(0, ...(await tasks.jsonValue()));
}
