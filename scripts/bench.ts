import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openLab } from './bench/lab';
import { load, MEASUREMENTS } from './bench/measurements';
import { buildPages, servePages } from './bench/pages';
import { type Samples, writeTable } from './bench/table';

const RECORD = join(import.meta.dirname, '../docs/performance.md');

/** docs/performance.md holds the newest table between these two lines. */
const TABLE = /(<!-- table -->\n).*(\n<!-- \/table -->)/s;

/** Measures the page beside its references, and writes the table as markdown. */
async function bench(rounds: number, only: string): Promise<string> {
  const loadBefore = writeLoad();
  const { folder, bytes, remove } = await buildPages();
  const samples: Samples = new Map([['kitchen bytes', [bytes]]]);
  const site = await servePages(folder);
  const lab = await openLab(site.url);
  try {
    // The first load of a browser is slower than any other.
    await load(lab, 'hello');
    for (let round = 1; round <= rounds; round += 1) {
      for (const [name, pages, measure] of MEASUREMENTS) {
        if (!name.includes(only)) continue;
        // Changes the order in every other round, so a machine that gets busy favours no page.
        for (const page of round % 2 ? pages.toReversed() : pages) {
          for (const [series, value] of Object.entries(await measure(lab, page))) {
            const key = `${page} ${series}`;
            samples.set(key, [...(samples.get(key) ?? []), value]);
          }
        }
      }
      console.error(`round ${round} of ${rounds}, load ${writeLoad()}`);
    }
  } finally {
    await Promise.all([lab.close(), site.close(), remove()]);
  }
  const [cpu, ...others] = cpus();
  return [
    `${new Date().toISOString().slice(0, 10)}, ${rounds} rounds. Chromium ${lab.browserVersion}, Node ${process.versions.node}, ${others.length + 1} × ${cpu?.model.trim()}. Load average (1, 5, 15 minutes): ${loadBefore} before, ${writeLoad()} after.`,
    writeTable(samples),
  ].join('\n\n');
}

function writeLoad(): string {
  return loadavg()
    .map((load) => load.toFixed(2))
    .join(', ');
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    /** A word in the names of the measurements to make. */
    only: { type: 'string', default: '' },
    /** Also writes the table into docs/performance.md. */
    record: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1.');

const report = await bench(rounds, values.only);
console.log(report);
if (values.record) {
  const text = await readFile(RECORD, 'utf8');
  await writeFile(
    RECORD,
    text.replace(TABLE, (_, start, end) => `${start}\n${report}\n${end}`),
  );
}
