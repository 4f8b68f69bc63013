import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GrowingReader } from '../../../../src/reading/document/growing/GrowingReader';
import type { Reading } from '../../../../src/reading/document/marks/Reading';
import { readText } from '../../../../src/reading/document/marks/readText';
import { CORPUS_FOLDER, readCorpus } from '../../../support/corpus';
import { readAnswer } from '../../../support/readAnswer';
import { sample } from '../../../support/sample';

const ANSWERS = join(CORPUS_FOLDER, 'answers');

/** From the corpus, and from raw answers. */
const TEXTS = [
  ...readCorpus(),
  ...readdirSync(ANSWERS)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((name) => {
      try {
        return { name, text: readAnswer(readFileSync(join(ANSWERS, name), 'utf8')) };
      } catch {
        // Some answers hold only thoughts.
        return [];
      }
    }),
];

const wordsOf = ({ lines }: Pick<Reading, 'lines'>) =>
  lines.map(({ text }) => text.replace(/\s+/g, ' ').trim());

function grow(text: string, onLine: (reader: GrowingReader) => void = () => {}): GrowingReader {
  const reader = new GrowingReader();
  for (let end = text.indexOf('\n') + 1; end > 0; end = text.indexOf('\n', end) + 1) {
    reader.read(text.slice(0, end));
    onLine(reader);
  }
  reader.read(`${text}\n`);
  onLine(reader);
  return reader;
}

/** A final number may be added or moved later. */
const plain = (line: string) => line.replace(/\s\d$/, '');

it('each line is read once, and is a line of the whole recipe, in its place', () => {
  const wrong = sample(TEXTS, 8).flatMap(({ name, text }) => {
    const whole = wordsOf(readText(text)).map(plain);
    let before: string[] = [];
    const problems: string[] = [];
    grow(text, ({ reading, nodes }) => {
      if (nodes.length === 0) return;
      const now = wordsOf(reading).map(plain);
      // The last line may still grow.
      const kept = before.slice(0, -1).every((line, at) => now[at]?.startsWith(line));
      if (!kept) problems.push(`${name}: changed ${JSON.stringify(now.slice(0, before.length))}`);
      before = now;
    });
    const strange = before.filter((line) => !whole.some((one) => one.includes(line)));
    const inOrder = before.map((line) => whole.findIndex((one) => one.includes(line)));
    return [...problems, ...strange.map((line) => `${name}: ${line}`)].concat(
      inOrder.filter((at, place) => at < 0 && !strange[place]).map(() => `${name}: place`),
    );
  });
  expect(wrong).toEqual([]);
}, 120_000);

it('shows nothing before the title is certain, and a title that a sentence names only with its ingredients', () => {
  const reader = new GrowingReader();
  const begun = 'Sure! I suggest you make Fried Rice.\n';
  reader.read(begun);
  expect(reader.nodes).toEqual([]);
  reader.read(`${begun}\n## Ingredients\n`);
  expect(reader.nodes.length).toBeGreaterThan(0);
  expect(reader.reading.document.title?.text).toBe('Fried Rice');
});

it('reads line by line below a section, also after a sentence', () => {
  const reader = new GrowingReader();
  const begun = 'Sure! Here it is:\n\n# Rice\n\n## Ingredients\n\n- 200 g rice\n';
  reader.read(begun);
  const before = reader.reading.lines.at(-1);
  reader.read(`${begun}- 2 eggs\n- 1 leek\n`);
  expect(reader.reading.lines.slice(-3)).toContain(before);
  expect(wordsOf(reader.reading)).toContain('2 eggs');
  const painted = reader.reading.marks.flatMap((mark) => (mark.kind === 'words' ? mark.line : []));
  expect(new Set(painted)).toEqual(new Set(reader.reading.lines.keys()));
});

it('changes no document of a text that the page shows unread', () => {
  const deep = readText('> '.repeat(20_000));
  expect(deep.tree).toBeNull();
  const reader = new GrowingReader();
  reader.read('# Rice\n\n- 200 g rice\n- 2 eggs\n');
  expect(reader.reading.document).not.toBe(deep.document);
  expect(reader.reading.document.title?.text).toBe('Rice');
});

it('reads a line again that goes on, and nothing else', () => {
  const reader = new GrowingReader();
  const text = '# Rice\n\n## Method\n\n1. Boil the rice.\n2. Fry the eggs\n';
  reader.read(text);
  const [first, second] = reader.reading.lines.slice(-2);
  reader.read(`${text}   in the butter.\n`);
  expect(reader.reading.lines.at(-3)).toBe(first);
  expect(reader.reading.lines.at(-2)).not.toBe(second);
  expect(reader.reading.lines.slice(-2).map((line) => line.text)).toEqual([
    'Fry the eggs',
    '\nin the butter.',
  ]);
  // A press on a number ticks its own step.
  expect(JSON.stringify(reader.nodes).match(/step-box-\d/g)).toEqual(['step-box-0', 'step-box-1']);
});

it.each(['```\n- eggs\n', '<table><tr><td>eggs\n', '{"name": "eggs"}\n'])(
  'what only its end explains waits for it: %j',
  (end) => {
    const reader = new GrowingReader();
    const text = '# Rice\n\n## Ingredients\n\n- 200 g rice\n\n';
    reader.read(text);
    const before = wordsOf(reader.reading);
    reader.read(text + end);
    reader.read(`${text + end}- more\n`);
    expect(wordsOf(reader.reading)).toEqual(before);
  },
);

it('reads nothing more once a text has more lines than the page reads', () => {
  const text = (lines: number) => `# Rice\n\n## Ingredients\n\n${'- rice\n'.repeat(lines)}`;
  const reader = new GrowingReader();
  reader.read(text(900));
  expect(reader.reading.lines.length).toBeGreaterThan(800);
  const before = reader.reading.lines.length;
  reader.read(text(1_000));
  expect(reader.reading.lines).toHaveLength(before);
});
