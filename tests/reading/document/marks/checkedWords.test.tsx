import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Components } from 'react-markdown';
import { expect, it } from 'vitest';
import type { ReadNodes } from '../../../../src/reading/document/marks/Reading';
import { readText } from '../../../../src/reading/document/marks/readText';
import { readDocument } from '../../../../src/reading/lines/readDocument';
import { RecipeView } from '../../../../src/recipe/RecipeView';
import { readAttacks } from '../../../hostile/readCases';
import { renderRecipe } from '../../../recipe/cooking/renderRecipe';
import { CORPUS_FOLDER, readCorpus } from '../../../support/corpus';
import { readAnswer } from '../../../support/readAnswer';
import { isFull, sample } from '../../../support/sample';

const filesIn = (folder: string) =>
  readdirSync(join(CORPUS_FOLDER, folder))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => readFileSync(join(CORPUS_FOLDER, folder, file), 'utf8'));

function arrive(answer: string): string[] {
  try {
    return [readAnswer(answer)];
  } catch {
    return [];
  }
}

const RICE = '# Rice\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil for 5 minutes.';

/** `npm test` takes a part of the sets that repeat their shapes. */
const SETS: Record<string, () => string[]> = {
  'the recipes of many models': () => sample(readCorpus(), 6).map(({ text }) => text),
  answers: () => sample(filesIn('answers'), 6).flatMap(arrive),
  pastes: () =>
    sample(filesIn('pasted'), 5).flatMap((raw) =>
      readDocument(raw).flatMap((found) => ('text' in found ? [found.text] : [])),
    ),
  'hostile texts': () =>
    readAttacks()
      .flatMap(({ cases }) => sample(cases, 3))
      .flatMap((attack, index) => {
        const places = [attack, `Fry ${attack} well`, `${RICE}\n2. Add ${attack}.`];
        return isFull ? places : places.slice(index % 3, (index % 3) + 1);
      }),
};

const COMPONENTS: Components = {
  // A player replaces the address in it.
  figure: () => null,
  input: () => null,
  data: ({ children }) => children,
};

/** The page and the check may order HTML within a line differently. */
const sorted = (text: string) => [...text.replace(/\s/g, '')].sort().join('');

it.each(Object.entries(SETS))(
  'the check reads what the page shows, and nothing else: %s',
  { tags: 'rare' },
  (_, texts) => {
    const page = document.createElement('template');
    for (const text of texts()) {
      const reading = readText(text);
      if (!reading.tree) continue;
      // A reading is frozen here, so a renderer fails if it changes one.
      page.innerHTML = renderToStaticMarkup(
        <RecipeView reading={reading} components={COMPONENTS} />,
      );
      const { signs = '' } = reading.marks.find((mark) => mark.kind === 'servings') ?? {};
      const shown = sorted((page.content.textContent ?? '') + signs);
      expect(shown, text).toBe(sorted(reading.lines.map((line) => line.text).join('') + signs));
    }
  },
);

/** "|" is around times, and "[" and "]" are around what stays on one line. */
function write(step: string): string {
  const { marks, steps } = readText(`# Rice\n\n## Method\n\n1. ${step}`);
  const writeNode = (node: ReadNodes[number]): string => {
    if (node.type !== 'element') return node.type === 'text' ? node.value : '';
    const words = node.children.map(writeNode).join('');
    const { kind } = marks[Number(node.properties['data-mark'])] ?? {};
    if (kind === 'time') return `|${words}|`;
    if (kind === 'unbroken') return `[${words}]`;
    return node.tagName === 'strong' ? `*${words}*` : words;
  };
  return steps[0]?.nodes.map(writeNode).join('') ?? '';
}

it.each([
  ['Fry (10 minutes more), then rest.', 'Fry [(|10 minutes|] more), then rest.'],
  ['Fry (about 10 minutes), then rest.', 'Fry (about [|10 minutes|),] then rest.'],
  [
    'Fry for **10 minutes**, turn, fry for 5 minutes.',
    'Fry for [*|10 minutes|*,] turn, fry for [|5 minutes|.]',
  ],
  ['Fry for 10 minutes and rest.', 'Fry for |10 minutes| and rest.'],
])('the signs that touch a time stay on its line: %s', (step, words) => {
  expect(write(step)).toBe(words);
});

it('a long run of signs can still be broken', () => {
  expect(write(`Fry ${'('.repeat(9)}10 minutes${')'.repeat(9)}.`)).toBe(
    `Fry ${'('.repeat(6)}[(((|10 minutes|)))]${')'.repeat(6)}.`,
  );
});

it('a button in a recipe has its signs on its line', async () => {
  const { button } = await renderRecipe('# Rice\n\n## Method\n\n1. Boil (10 minutes).\n2. Rest.');
  const line = button('Start a timer for 10 minutes').parentElement;
  expect(line).toHaveTextContent(/^\(10 minutes\)\.$/);
  expect(line?.className).toContain('unbroken');
});
