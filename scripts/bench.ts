import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPages } from './bench/buildPages';
import { addWeights, FIGURES, judge } from './bench/figures';
import { openLab } from './bench/lab';
import { measureLoad } from './bench/measurements';
import { Samples } from './bench/samples';
import { serveCompressed } from './bench/serveCompressed';
import { writeTable } from './bench/table';
import { takeRound } from './bench/takeRound';
import { weighPage } from './bench/weigh';

const RECORD = fileURLToPath(new URL('../docs/performance.md', import.meta.url));

/** Between these, docs/performance.md has the newest table. */
const TABLE = /(<!-- table -->\n).*(\n<!-- \/table -->)/s;

/**
 * Measures this page beside its references and prints the table.
 *
 * @param rounds how often everything is measured
 */
async function bench(rounds: number): Promise<string> {
  const loadBefore = writeLoad();
  const samples = new Samples();
  const { folder, remove } = await buildPages();
  addWeights(samples, await weighPage(join(folder, 'kitchen')));
  const site = await serveCompressed(folder);
  const lab = await openLab(site.url);
  try {
    // The first load of a browser is slower than any other.
    await measureLoad(lab, 'hello', 'plain');
    for (let round = 1; round <= rounds; round += 1) {
      await takeRound(lab, round, samples);
      console.error(`round ${round} of ${rounds}, load ${writeLoad()}`);
    }
  } finally {
    await lab.close();
    await site.close();
    await remove();
  }

  const [cpu, ...others] = cpus();
  return [
    `${new Date().toISOString().slice(0, 10)}, ${rounds} rounds. Chromium ${lab.browserVersion}, Node ${process.versions.node}, ${others.length + 1} × ${cpu?.model.trim()}. Load average (1, 5, 15 minutes) ${loadBefore} before, ${writeLoad()} after.`,
    '',
    writeTable(FIGURES.map((figure) => judge(figure, samples))),
  ].join('\n');
}

function writeLoad(): string {
  return loadavg()
    .map((load) => load.toFixed(2))
    .join(', ');
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    /** Writes the table into docs/performance.md too. */
    record: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1.');

const report = await bench(rounds);
console.log(report);
if (values.record) {
  const text = await readFile(RECORD, 'utf8');
  await writeFile(
    RECORD,
    text.replace(TABLE, (_, start, end) => `${start}\n${report}\n${end}`),
  );
}
