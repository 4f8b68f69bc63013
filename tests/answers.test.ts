import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { textOf } from '../src/reading/document/markdown/plainText';
import { parseRecipe } from '../src/reading/document/parseRecipe';
import type { Unchanging } from '../src/reading/document/RecipeDocument';
import expected from './recipes/answers/expected.json';
import { readAnswer } from './support/readAnswer';

/** What a cook expects of a raw answer. What is left out is not there. */
interface Expected {
  /** Why there is no recipe to show. */
  failed?: string;
  title?: string;
  /** A list of what is as good. */
  servings?: number | null | (number | null)[];
  ingredients?: string[];
  /** How each step begins. */
  steps?: string[];
  /** Words that are on the page, and in no ingredient or step. */
  shown?: string[];
  /** Words of thoughts. */
  hidden?: string[];
  /** What a model says before the title, and at the end. */
  before?: string;
  signOff?: string;
}

/** Their sign-offs name a food, so they are not folded. */
const SIGN_OFFS_WITH_FOOD = [
  '02-gpt-chatter-both-ends',
  '13-claude-fence-with-chatter',
  '49-phi3-no-blank-lines',
  '64-gemini-long-preamble',
  '87-gpt-safety-then-signoff',
];

/** The words of a text, without signs and pictures. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}½¼¾⅓⅔°%]+/gu) ?? [];
const plain = (text: string) => wordsOf(text).join(' ');
/** In a table or an object, the name may come first. */
const sorted = (text: string) => wordsOf(text).sort().join(' ');
const said = (nodes: Unchanging<Nodes[]>) => plain(nodes.map(textOf).join(' '));

function shownTextOf(markdown: string): string {
  return plain(textOf(unified().use(remarkParse).use(remarkGfm).parse(markdown)));
}

function expectRecipe(name: string, text: string, cook: Expected) {
  const { title, servings, ingredients, steps, chatter } = parseRecipe(text);
  const lines = ingredients.flatMap(({ items }) => items.map(({ line }) => line));
  expect(plain(title?.text ?? '')).toBe(plain(cook.title ?? ''));
  expect([cook.servings].flat()).toContain(servings?.from ?? null);
  expect(lines.map(sorted)).toEqual(cook.ingredients?.map(sorted));
  const whole = steps.map(({ title, text }) => plain(`${title ?? ''} ${text}`));
  expect(whole.length).toBe(cook.steps?.length);
  for (const [at, start] of (cook.steps ?? []).entries()) {
    // The last word may be cut.
    const words = plain(start).replace(/ \S*$/, '');
    const { text = '' } = steps[at] ?? {};
    expect(
      [plain(text), whole[at]].some((step) => step?.startsWith(words)),
      words,
    ).toBe(true);
  }
  const shown = shownTextOf(text);
  for (const words of cook.shown ?? []) {
    expect(shown).toContain(plain(words));
    expect([...lines.map(plain), ...whole].filter((part) => part.includes(plain(words)))).toEqual(
      [],
    );
  }
  for (const words of cook.hidden ?? []) expect(shown).not.toContain(plain(words));
  expect(said(chatter.before)).toBe(plain(cook.before ?? ''));
  const isFolded = !SIGN_OFFS_WITH_FOOD.includes(name);
  expect(said(chatter.signOff)).toBe(isFolded ? plain(cook.signOff ?? '') : '');
}

describe('what models send is read as a cook would read it', () => {
  it.each(Object.entries<Expected>(expected))('%s', (name, cook) => {
    const raw = readFileSync(join(import.meta.dirname, `recipes/answers/${name}.txt`), 'utf8');
    if (cook.failed === 'no recipe') {
      expect(parseRecipe(readAnswer(raw))).toMatchObject({ ingredients: [], steps: [] });
    } else if (cook.failed === 'blank') {
      expect(readAnswer(raw).trim()).toBe('');
    } else if (cook.failed) {
      expect(() => readAnswer(raw)).toThrow(
        expect.objectContaining({ diagnosis: { kind: 'onlyThoughts' } }),
      );
    } else expectRecipe(name, readAnswer(raw), cook);
  });
});
