import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect } from 'vitest';
import { textOf } from '../../src/reading/document/markdown/plainText';
import { parseRecipe } from '../../src/reading/document/parseRecipe';
import { CORPUS_FOLDER } from './corpus';

/** What a person expects who has not seen the reader, from `tests/recipes/expected`. */
export interface Expectation {
  name: string;
  values(key: string): string[];
  /** Groups begin with `# heading`, ingredients with `- `. */
  groups: { heading: string | null; items: string[] }[];
  /** Parts begin with `## part`, steps with their number. */
  steps: { part: string | null; number: number; text: string }[];
}

function readBlock(block: string): Expectation {
  const [name = '', ...lines] = block.trim().split('\n');
  const expectation: Expectation = {
    name,
    values: (key) =>
      lines.flatMap((line) => (line.startsWith(`${key}: `) ? line.slice(key.length + 2) : [])),
    groups: [],
    steps: [],
  };
  let part: string | null = null;
  for (const line of lines) {
    const [, sign, words = ''] = /^(-|##?|\d+\.)(?: (.*))?$/.exec(line) ?? [];
    if (sign === '##') part = words || null;
    else if (sign === '#') expectation.groups.push({ heading: words, items: [] });
    else if (sign === '-') {
      if (expectation.groups.length === 0) expectation.groups.push({ heading: null, items: [] });
      expectation.groups.at(-1)?.items.push(words);
    } else if (sign)
      expectation.steps.push({ part, number: Number.parseInt(sign, 10), text: words });
  }
  return expectation;
}

export const readExpectations = (file: 'models' | 'answers' | 'pasted'): Expectation[] =>
  readFileSync(join(CORPUS_FOLDER, 'expected', `${file}.txt`), 'utf8')
    .split(/^== /m)
    .slice(1)
    .map(readBlock);

export const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}½¼¾⅓⅔°%]+/gu) ?? [];
export const plain = (text: string) => wordsOf(text).join(' ');
const sorted = (text: string) => wordsOf(text).sort().join(' ');

export const shownIn = (texts: readonly string[]) =>
  plain(
    texts
      .map((text) => textOf(unified().use(remarkParse).use(remarkGfm).parse(text) as Nodes))
      .join('\n'),
  );

export function expectRead([text, ...others]: readonly [string, ...string[]], cook: Expectation) {
  const { title, servings, ingredients, steps } = parseRecipe(text);
  const anyOf = (key: string) => {
    const values = cook.values(key);
    return values.length > 0 ? values.map((one) => (one === 'none' ? '' : plain(one))) : [''];
  };
  expect(anyOf('title')).toContain(plain(title?.text ?? ''));
  expect(anyOf('servings')).toContain(`${servings?.from ?? ''}`);
  const lines = ingredients.flatMap(({ items }) => items.map(({ line }) => line));
  expect(lines.map(sorted)).toEqual(cook.groups.flatMap(({ items }) => items.map(sorted)));
  const whole = steps.map((step) => plain(`${step.title ?? ''} ${step.text}`));
  // A cook may have cut the last word.
  const starts = cook.steps.map((step) => plain(step.text).replace(/ \S*$/, ''));
  expect(whole.map((step, at) => step.slice(0, starts[at]?.length))).toEqual(starts);
  const shown = shownIn([text, ...others]);
  for (const words of cook.values('shown').map(plain)) {
    expect(shown).toContain(words);
    expect([...lines.map(plain), ...whole].filter((one) => one.includes(words))).toEqual([]);
  }
  for (const words of cook.values('hidden')) expect(shown).not.toContain(plain(words));
}
