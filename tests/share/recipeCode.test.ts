import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Recipe } from '../../machines/recipeMachine';
import { isBlank } from '../../machines/recipeMachine';
import { linkMessages } from '../../src/share/messages';
import { readSharedRecipe, writeSharedRecipe } from '../../src/share/recipeCode';
import { RECIPES } from '../browser/scenes';
import { readAttacks } from '../hostile/readCases';

const RICE: Recipe = {
  text: '# Rice\n\n1. Boil.',
  cut: false,
  model: 'a-model',
  origin: 'shared',
  askedWith: [],
};

/** Writes any bytes, or any value as JSON, as a code. */
const codeOf = (bytes: Uint8Array) => `1.${deflateRawSync(bytes).toString('base64url')}.end`;
const codeOfJson = (value: unknown) => codeOf(Buffer.from(JSON.stringify(value)));

afterEach(() => vi.unstubAllGlobals());

describe('a recipe comes back as it was written', () => {
  it.each<[string, Partial<Recipe>]>([
    ['a whole one', {}],
    ['one that was cut', { cut: true }],
    ['one of no model', { model: null }],
    ['one in many scripts', { text: '# زعفران 🧄 サフラン\u0000\u202e\r\n' }],
  ])('%s', async (_, recipe) => {
    const code = await writeSharedRecipe({ ...RICE, ...recipe });
    expect(code).toMatch(/^1\.[\w-]+\.end$/);
    expect(await readSharedRecipe(code)).toEqual({ ...RICE, ...recipe });
  });

  it('hostile texts', async () => {
    const all = readAttacks().flatMap(({ cases }) => cases);
    const texts = all.filter((text, index) => index % 12 === 0 && !isBlank(text));
    expect(texts.length).toBeGreaterThan(50);
    for (const text of texts) {
      const code = await writeSharedRecipe({ ...RICE, text });
      expect(await readSharedRecipe(code)).toEqual({ ...RICE, text: text.toWellFormed() });
    }
  });

  it('even if a chat program puts punctuation behind the link', async () => {
    expect(await readSharedRecipe(`${await writeSharedRecipe(RICE)}).`)).toEqual(RICE);
  });
});

it('a code takes less than 0.7 of a common recipe’s length', async () => {
  const text = RECIPES.common ?? '';
  expect(text.length).toBeGreaterThan(1_000);
  expect((await writeSharedRecipe({ ...RICE, text })).length).toBeLessThan(text.length * 0.7);
});

describe('says why a recipe cannot be written', () => {
  it.each([
    ['deflated', [...Array(40_000).keys()].map((n) => (n * 7919) % 9973).join(' ')],
    ['inflated', 'soup '.repeat(20_000)],
  ])('it is too long, %s', async (_, text) => {
    await expect(writeSharedRecipe({ ...RICE, text })).rejects.toThrow(linkMessages.tooLong);
  });

  it('the browser is too old', async () => {
    withoutGlobal('CompressionStream');
    await expect(writeSharedRecipe(RICE)).rejects.toThrow(linkMessages.cannotWrite);
  });
});

/** Takes an API away until the test ends; stubbing leaves the name in place. */
function withoutGlobal(name: 'CompressionStream' | 'DecompressionStream') {
  vi.stubGlobal(name, undefined);
  Reflect.deleteProperty(globalThis, name);
}

it.each([
  ['x'.repeat(500), `${'x'.repeat(79)}…`],
  ['a\nmodel\u202e\u200b\u0000 of\u00a0mine ', 'a model of mine'],
  [' \u200b\n', null],
  ['<b>*x*</b>', '<b>*x*</b>'],
])('reads the model %j as %j', async (model, name) => {
  expect(await readSharedRecipe(codeOfJson({ recipe: 'x', model }))).toMatchObject({ model: name });
});

describe('says why a code cannot be read', () => {
  const whole = codeOfJson({ recipe: '# Rice', model: null });
  const { broken, newer, tooLarge, blank } = linkMessages;
  it.each([
    ['nothing', '', broken],
    ['no version', whole.slice(2), broken],
    ['a later version', '17.anything!', newer],
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
  ])('%s', async (_, code, message) => {
    await expect(readSharedRecipe(code)).rejects.toThrow(message);
  });

  it('and reads the largest recipe', async () => {
    const recipe = 'x'.repeat(65_536 - 26);
    expect(await readSharedRecipe(codeOfJson({ recipe, model: null }))).toMatchObject({
      text: recipe,
    });
  });

  it('the browser is too old', async () => {
    withoutGlobal('DecompressionStream');
    await expect(readSharedRecipe(whole)).rejects.toThrow(linkMessages.cannotOpen);
  });
});

it('stops a code that inflates to eleven million bytes early', async () => {
  let inflated = 0;
  let largest = 0;
  const Own = DecompressionStream;
  vi.stubGlobal('DecompressionStream', function Counting(format: CompressionFormat) {
    const { writable, readable } = new Own(format);
    const input = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        largest = Math.max(largest, chunk.length);
        controller.enqueue(chunk);
      },
    });
    const output = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        inflated += chunk.length;
        controller.enqueue(chunk);
      },
    });
    input.readable.pipeTo(writable as WritableStream<Uint8Array>).catch(() => {});
    return { writable: input.writable, readable: readable.pipeThrough(output as never) };
  });
  const bomb = codeOf(Buffer.alloc(11_000_000, ' '));
  await expect(readSharedRecipe(bomb)).rejects.toThrow(linkMessages.tooLarge);
  await new Promise((resolve) => setImmediate(resolve));
  expect(inflated).toBeGreaterThan(65_536);
  expect(inflated).toBeLessThan(5 * 65_536);
  // Chromium inflates all that it is given at once.
  expect(largest).toBeLessThanOrEqual(128);
});
