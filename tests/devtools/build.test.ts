import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildPage } from '../support/browserPages';

/** A build takes seconds. */
const PATIENT = { timeout: 180_000 };

/** Words of the inspector's library, and of our code around it. */
const MARKS = [
  'xstateinspector',
  '@statelyai.connected',
  'stately.ai/inspect',
  'Open inspector',
  'Download the event log',
];

/** The marks that are found in the files below a folder. */
async function marksIn(...folders: string[]): Promise<string[]> {
  const texts = folders.map(async (folder) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')));
  });
  const all = (await Promise.all(texts)).flat();
  return MARKS.filter((mark) => all.some((text) => text.includes(mark)));
}

describe("what is built for visitors holds nothing of the developer's tools", PATIENT, () => {
  test.for(['production', 'inspect'])('in mode %s', async (mode) => {
    const folder = await mkdtemp(join(tmpdir(), 'saffron-inspect-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { exitCode, output } = await buildPage(folder, { VITE_HF_ACCESS_TOKEN: '' }, mode);

    expect(exitCode, output).toBe(0);
    expect(await readdir(folder)).toContain('index.html');
    expect(await marksIn(folder)).toEqual([]);
  });

  test('as is known by marks that the tools do bear', async () => {
    expect(await marksIn('src/devtools', 'node_modules/@statelyai/inspect/dist')).toEqual(MARKS);
  });
});
