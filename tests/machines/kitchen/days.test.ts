import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const MODULES = ['days', 'cookedTime'].map((name) =>
  JSON.stringify(new URL(`../../../machines/kitchen/${name}.ts`, import.meta.url).href),
);
const SCRIPT = `
const [{ dayAt }, { localTime }] = await Promise.all([${MODULES.map((url) => `import(${url})`)}]);
const now = new Date(2026, 2, 2, 23, 30);
console.log(dayAt(now), localTime(now));`;

// Threads share the time zone of their process.
it.each([
  ['Etc/GMT+8', '-08:00'],
  ['Etc/GMT-13', '+13:00'],
])('at half past eleven in the evening, the day is the one on the wall, in %s', (zone, offset) => {
  const out = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT],
    { encoding: 'utf8', env: { ...process.env, TZ: zone } },
  );
  expect(out.trim()).toBe(`2026-03-02 2026-03-02T23:30:00${offset}`);
});
