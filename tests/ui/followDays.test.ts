import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const MODULE = new URL('../../src/ui/followDays.ts', import.meta.url).href;
const SCRIPT = (year: number, month: number, day: number) => `
import { mock } from 'node:test';
globalThis.document = new EventTarget();
const { followDays } = await import(${JSON.stringify(MODULE)});
const midnight = (days) => new Date(${year}, ${month}, ${day} + days).getTime();
mock.timers.enable({ apis: ['Date', 'setTimeout'], now: new Date(${year}, ${month}, ${day}, 23, 30) });
const { today } = followDays();
const seen = [today.getSnapshot().context];
for (const next of [midnight(1), midnight(2)]) {
  mock.timers.tick(next - Date.now() - 1);
  seen.push(today.getSnapshot().context);
  mock.timers.tick(1);
  seen.push(today.getSnapshot().context);
}
console.log(seen.join(' '));`;

// Threads share the time zone of their process.
it.each([
  ['Etc/GMT+8', [2026, 11, 30], '2026-12-30 2026-12-30 2026-12-31 2026-12-31 2027-01-01'],
  ['Etc/GMT-13', [2026, 11, 30], '2026-12-30 2026-12-30 2026-12-31 2026-12-31 2027-01-01'],
  // The clocks go back on 1 November and forward on 8 March.
  ['America/New_York', [2026, 9, 31], '2026-10-31 2026-10-31 2026-11-01 2026-11-01 2026-11-02'],
  ['America/New_York', [2026, 2, 7], '2026-03-07 2026-03-07 2026-03-08 2026-03-08 2026-03-09'],
] as const)(
  'in a tab that stays open, the day ends at the midnight on the wall, in %s from %j',
  { tags: 'rare' },
  (zone, [year, month, day], seen) => {
    const out = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT(year, month, day)],
      { encoding: 'utf8', env: { ...process.env, TZ: zone } },
    );
    expect(out.trim()).toBe(seen);
  },
);
