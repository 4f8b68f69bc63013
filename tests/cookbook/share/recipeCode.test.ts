import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { Inflate } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { recipeFile } from '../../../src/cookbook/share/exportRecipes';
import { readSharedRecipe, writeSharedRecipe } from '../../../src/cookbook/share/linkCode';
import LINK_DICTIONARY from '../../../src/cookbook/share/linkDictionary.txt?raw';
import { creditLineOf } from '../../../src/cookbook/share/sharedText';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { words as german } from '../../../src/words/de/rest';
import * as restWords from '../../../src/words/en/rest';
import { words as spanish } from '../../../src/words/es/rest';
import { words as french } from '../../../src/words/fr/rest';
import { readCorpus } from '../../support/corpus';

const RICE: Recipe = {
  text: '# Rice\n\n1. Boil.',
  cut: false,
  model: 'a-model',
  origin: 'shared',
  askedWith: [],
};

/** Writes bytes or JSON as a code of version 1. */
const codeOf = (bytes: Uint8Array) => `1.${deflateRawSync(bytes).toString('base64url')}.end`;
const codeOfJson = (value: unknown) => codeOf(Buffer.from(JSON.stringify(value)));

describe('a recipe comes back as it was written', () => {
  it.each<[string, Partial<Recipe>]>([
    ['a whole one', {}],
    ['one that was cut', { cut: true }],
    ['one without a model', { model: null }],
    ['one that was edited', { byHand: 'edited' }],
    ['one in many scripts', { text: '# زعفران 🧄 サフラン\u0000\u202e\r\n' }],
  ])('%s', (_, recipe) => {
    const code = writeSharedRecipe({ ...RICE, ...recipe });
    expect(code).toMatch(/^2\.[\w-]+\.end$/);
    expect(readSharedRecipe(code)).toEqual({ ...RICE, ...recipe });
  });

  it.each(['.', ')', '%22', '_', '…', '/', ').%20Enjoy'])('with %j after the link', (mark) => {
    expect(readSharedRecipe(`${writeSharedRecipe(RICE)}${mark}`)).toEqual(RICE);
  });
});

it('a link or an export of a recipe says that a statement of allergens around it was left out', () => {
  const recipe = {
    ...RICE,
    origin: 'imported' as const,
    pasted: `${RICE.text}\nMay contain nuts.`,
  };
  expect(readSharedRecipe(writeSharedRecipe(recipe)).source).toEqual({ leavesOutAllergens: true });
  expect(creditLineOf(recipe, 'Kitchen')).toContain(restWords.credit.leftOut);
  const other = { ...recipe, pasted: `${RICE.text}\nWe were by the sea.` };
  expect(readSharedRecipe(writeSharedRecipe(other)).source).toBeUndefined();
  expect(creditLineOf(other, 'Kitchen')).not.toContain(restWords.credit.leftOut);
});

describe('a link that was made earlier stays readable', () => {
  it('because the dictionary of version 2 never changes', () => {
    expect(createHash('sha256').update(LINK_DICTIONARY).digest('hex')).toBe(
      '304985fc1f85b8dccd3b2642925af68e8465a92d7d8c5a821491d445d8070b63',
    );
  });

  it.each([
    '1.q1YqSk3OLEhVslJSVgjKTE6NyYvJM9RTcMrPzNFT0lHKzU9JzVGyUkrUhbBqAQ.end',
    '2.Q-EEgStLsA74MAR6VQo2Aj3X6yF1hxJ1IaxaAA.end',
  ])('%s', (code) => {
    const { text, model } = readSharedRecipe(code);
    expect(text).toMatch(
      /^# Rice\n\n(?:1. Boil.|## Zutaten\n\n- 200 g rice\n\n1. Preheat the oven.)$/,
    );
    expect(model).toBe('a-model');
  });
});

it('the dictionary makes the codes of recipes at least a fifth shorter', () => {
  const texts = readCorpus().map(({ text }) => text);
  const model = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
  const sum = (codes: string[]) => codes.reduce((length, code) => length + code.length, 0);
  const without = sum(texts.map((recipe) => codeOfJson({ recipe, model })));
  const size = sum(texts.map((text) => writeSharedRecipe({ ...RICE, text, model })));
  expect(size).toBeLessThan(0.8 * without);
});

it.each([
  ['x'.repeat(500), `${'x'.repeat(79)}…`],
  ['a\nmodel\u202e\u200b\u0000 of\u00a0mine ', 'a model of mine'],
  [' \u200b\n', null],
  ['<b>*x*</b>', '<b>*x*</b>'],
])('a link reads the model %j as %j', (model, name) => {
  expect(readSharedRecipe(codeOfJson({ recipe: 'x', model }))).toMatchObject({ model: name });
});

describe('the page says why a code cannot be read', () => {
  const whole = codeOfJson({ recipe: '# Rice', model: null });
  const { broken, newer, tooLarge, blank } = restWords.links;
  it.each([
    ['nothing', '', broken],
    ['no version', whole.slice(2), broken],
    ['a later version', '17.anything!', newer],
    ['version 0', whole.replace('1', '0'), broken],
    ['data that is cut off', whole.replace(/....\.end/, '.end'), broken],
    ['a letter after the end', `${whole}ing`, broken],
    ['an end that is cut off', whole.slice(0, -1), broken],
    ['a foreign character', whole.replace('.end', '%20.end'), broken],
    ['data that is not deflated', `1.${Buffer.from('soup!').toString('base64url')}.end`, broken],
    ['bytes that are not UTF-8', codeOf(Buffer.from('{"recipe":"\xc0\xaf"}', 'latin1')), broken],
    ['a text that is not JSON', codeOf(Buffer.from('{"recipe":')), broken],
    ['no recipe', codeOfJson({ model: null }), broken],
    ['a recipe that is a list', codeOfJson({ recipe: ['# Rice'], model: null }), broken],
    ['half a character', codeOf(Buffer.from('{"recipe":"\\ud83e","model":null}')), broken],
    ['no model', codeOfJson({ recipe: 'x' }), broken],
    ['a number for a flag', codeOfJson({ recipe: 'x', model: null, cut: 1 }), broken],
    ['a blank recipe', codeOfJson({ recipe: ' \n\u200b', model: null }), blank],
    ['a long code', `1.${'A'.repeat(16_001)}.end`, tooLarge],
    ['a byte too many', codeOfJson({ recipe: 'x'.repeat(65_536 - 25), model: null }), tooLarge],
  ])('%s', (_, code, message) => {
    expect(() => readSharedRecipe(code)).toThrow(message);
  });

  it('a link carries the largest recipe that the page reads', () => {
    const recipe = 'x'.repeat(65_536 - 26);
    expect(readSharedRecipe(codeOfJson({ recipe, model: null }))).toMatchObject({
      text: recipe,
    });
  });
});

it('the page stops a code that inflates to eleven million bytes early', () => {
  let inflated = 0;
  const { push } = Inflate.prototype;
  vi.spyOn(Inflate.prototype, 'push').mockImplementation(function (this: Inflate, ...args) {
    const { ondata } = this;
    this.ondata = (chunk, isFinal) => {
      inflated += chunk.length;
      ondata(chunk, isFinal);
    };
    push.apply(this, args);
    this.ondata = ondata;
  });
  const bomb = codeOf(Buffer.alloc(11_000_000, ' '));
  expect(() => readSharedRecipe(bomb)).toThrow(restWords.links.tooLarge);
  expect(inflated).toBeGreaterThan(65_536);
  expect(inflated).toBeLessThan(5 * 65_536);
});

const INGREDIENTS = '## Ingredients\n\n- 2 eggs\n\n### For the sauce\n\n- 1 tbsp oil\n\n';

function dataOf(recipe: string, source = {}) {
  const about = { name: 'Eggs', recipe, creditText: 'Who wrote it.', source };
  return JSON.parse(recipeFile(parseRecipe(recipe), about));
}

it('a recipe with groups, times and parts is written as recipe managers read it', () => {
  const text = `# Eggs\n\nSoft and quick to make.\n\nPrep: 5 min | Cook: 70 min | Serves 2–3\n\n${INGREDIENTS}## Method\n\n### Boil\n\n1. **Boil.** Wait for 5 minutes.\n   - Salt.\n\n### Serve\n\n1. Eat.`;
  const { recipeInstructions, ...data } = dataOf(text, {
    name: 'Ann',
    link: 'https://eggs.example/1',
  });
  expect(data).toMatchObject({
    recipeYield: '2',
    servings: '2–3 servings',
    prepTime: 'PT5M',
    cookTime: 'PT1H10M',
    source: 'Ann',
    url: 'https://eggs.example/1',
    recipeIngredient: ['2 eggs', '1 tbsp oil (For the sauce)'],
    ingredientGroups: [
      { name: '', count: 1 },
      { name: 'For the sauce', count: 1 },
    ],
  });
  expect(recipeInstructions.map(({ text: step }: { text: string }) => step)).toEqual([
    'Boil: Boil: Wait for 5 minutes. Salt.',
    'Serve: Eat.',
  ]);
});

it.each([
  ['German', german.credit],
  ['Spanish', spanish.credit],
  ['French', french.credit],
])('servings on the %s page are exported in its words, which the page reads again', (_, credit) => {
  vi.spyOn(restWords.credit, 'servings').mockImplementation(credit.servings);
  const data = dataOf(`# Eggs\n\nServes 2–3\n\n${INGREDIENTS}1. Boil.\n2. Eat.`);
  expect(data.servings).toBe(credit.servings('2–3'));
  const [found] = readDocument(JSON.stringify(data));
  const { servings } = parseRecipe(found && 'text' in found ? found.text : '');
  expect(servings).toMatchObject({ from: 2, to: 3, unit: 'servings' });
});

it.each([
  ['Makes 1 loaf (about 12 slices)', '1 loaf'],
  ['Serves 1', '1 serving'],
  ['Für 4 Personen', '4 servings'],
])('of a recipe with "%s", the yield is "%s"', (line, servings) => {
  expect(dataOf(`# Eggs\n\n${line}\n\n${INGREDIENTS}1. Boil.`)).toMatchObject({ servings });
});
