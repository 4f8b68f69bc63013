import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { dayAt } from '../machines/kitchen/days';
import { openLab } from './bench/lab';
import { load, MEASUREMENTS } from './bench/measurements';
import { buildPages, servePages } from './bench/pages';
import { type Samples, writeTable } from './bench/table';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const rounds = Number(values.rounds) || 1;

const { folder, bytes, remove } = await buildPages();
const samples: Samples = new Map();
const site = await servePages(folder);
const lab = await openLab(site.url);
try {
  // The first load of a browser is slower than any other.
  await load(lab, 'list');
  for (let round = 1; round <= rounds; round += 1) {
    for (const [pages, measure] of MEASUREMENTS) {
      // Changes the order in every other round, so a machine that gets busy favours no page.
      for (const page of round % 2 ? pages.toReversed() : pages) {
        for (const [series, value] of Object.entries(await measure(lab, page))) {
          const key = `${page} ${series}`;
          samples.set(key, [...(samples.get(key) ?? []), value]);
        }
      }
    }
    console.error(`round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(2)}`);
  }
} finally {
  await Promise.all([lab.close(), site.close(), remove()]);
}
console.log(
  `${dayAt(new Date())}, ${rounds} rounds, Chromium ${lab.browserVersion}. Before first use: ${(bytes / 1_000).toFixed(1)} kB of brotli, without the font.\n\n${writeTable(samples)}`,
);
