import { deflateRawSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readRecipe, type SharedRecipe, writeRecipe } from '../../src/share/link';
import { RECIPES } from '../browser/scenes';
import { readAttacks } from '../hostile/readCases';

const RICE: SharedRecipe = { recipe: '# Rice\n\n1. Boil.', cut: false, model: 'a-model' };

/** A link's code of any bytes. */
const codeOf = (bytes: Uint8Array, version = 1) =>
  `${version}.${deflateRawSync(bytes).toString('base64url')}.end`;
const coded = (value: unknown) => codeOf(Buffer.from(JSON.stringify(value)));

afterEach(() => vi.unstubAllGlobals());

describe('what is written comes back to the letter', () => {
  it.each<[string, SharedRecipe]>([
    ['a recipe', RICE],
    ['one that was cut', { ...RICE, cut: true }],
    ['one that no model wrote', { ...RICE, model: null }],
    ['one in many scripts', { ...RICE, recipe: '# زعفران 🧄 サフラン\u0000\u202e\r\n' }],
    ...Object.entries(RECIPES)
      .filter(([name]) => name !== 'feast')
      .map(([name, recipe]): [string, SharedRecipe] => [name, { ...RICE, recipe }]),
  ])('(%s)', async (_, recipe) => {
    const code = await writeRecipe(recipe);
    expect(code).toMatch(/^1\.[\w-]+\.end$/);
    expect(await readRecipe(code ?? '')).toEqual(recipe);
  });

  it('(every hostile text)', async () => {
    for (const recipe of readAttacks().flatMap(({ cases }) => cases)) {
      const code = await writeRecipe({ ...RICE, recipe });
      expect(await readRecipe(code ?? '')).toEqual({ ...RICE, recipe: recipe.toWellFormed() });
    }
  });
});

it('takes less than half of a common recipe’s length', async () => {
  const recipe = RECIPES.common ?? '';
  const code = await writeRecipe({ ...RICE, recipe });
  expect(code?.length).toBeLessThan(recipe.length * 0.7);
});

it.each([
  ['as it is deflated', [...Array(40_000).keys()].map((n) => (n * 7919) % 9973).join(' ')],
  ['as it is', 'soup '.repeat(20_000)],
])('writes no link of a recipe that is too large %s to be read again', async (_, recipe) => {
  expect(await writeRecipe({ ...RICE, recipe })).toBeNull();
});

describe('a model’s name is what the link claims', () => {
  it.each([
    ['x'.repeat(500), `${'x'.repeat(79)}…`],
    ['a\nmodel\u202e\u200b\u0000 of\u00a0mine ', 'a model of mine'],
    [' \u200b\n', null],
    ['<b>*x*</b>', '<b>*x*</b>'],
  ])('%j is taken for %j', async (model, name) => {
    expect(await readRecipe(coded({ recipe: 'x', model }))).toEqual({
      recipe: 'x',
      cut: false,
      model: name,
    });
  });
});

const BROKEN = 'The link to the shared recipe is broken. Copy it once more, all of it.';
const TOO_LARGE = 'The shared recipe is too large to be opened.';
const NEWER = 'The link was made by a newer page. Reload this one, then open it again.';

describe('says what is wrong with a link', () => {
  const whole = coded({ recipe: '# Rice', model: null });
  it.each([
    ['nothing', '', BROKEN],
    ['no version', whole.slice(2), BROKEN],
    ['version 0', whole.replace('1.', '0.'), BROKEN],
    ['a later version', whole.replace('1.', '2.'), NEWER],
    ['a later version of another form', '17.anything!', NEWER],
    ['its end cut off', whole.slice(0, -1), BROKEN],
    ['its middle cut out', whole.slice(0, 8) + whole.slice(20), BROKEN],
    ['a foreign character', whole.replace('.end', '%20.end'), BROKEN],
    ['no data', '1..end', BROKEN],
    ['no deflated data', `1.${Buffer.from('soup, and bread').toString('base64url')}.end`, BROKEN],
    ['base64 that is none', '1.A.end', BROKEN],
    ['no UTF-8', codeOf(Buffer.from('{"recipe":"\xff","model":null}', 'latin1')), BROKEN],
    [
      'an overlong form',
      codeOf(Buffer.from('{"recipe":"\xc0\xaf","model":null}', 'latin1')),
      BROKEN,
    ],
    ['no JSON', codeOf(Buffer.from('{"recipe":')), BROKEN],
    ['null', coded(null), BROKEN],
    ['a list', coded(['# Rice']), BROKEN],
    ['no recipe', coded({ model: null }), BROKEN],
    ['a recipe that is no text', coded({ recipe: ['# Rice'], model: null }), BROKEN],
    ['half a character', codeOf(Buffer.from('{"recipe":"\\ud83e","model":null}')), BROKEN],
    ['no word on the model', coded({ recipe: 'x' }), BROKEN],
    ['a model that is no name', coded({ recipe: 'x', model: {} }), BROKEN],
    ['a cut that is none', coded({ recipe: 'x', model: null, cut: 1 }), BROKEN],
    ['too much of it', `1.${'A'.repeat(16_001)}.end`, TOO_LARGE],
    ['a bomb', codeOf(Buffer.alloc(11_000_000, ' ')), TOO_LARGE],
    ['a byte too many', coded({ recipe: 'x'.repeat(65_536 - 25), model: null }), TOO_LARGE],
  ])('(%s)', async (_, link, message) => {
    await expect(readRecipe(link)).rejects.toThrow(message);
  });

  it('(nothing: the longest that is read)', async () => {
    const recipe = 'x'.repeat(65_536 - 27);
    expect(await readRecipe(coded({ recipe, model: null }))).toMatchObject({ recipe });
  });

  it('(a browser that cannot inflate)', async () => {
    const { DecompressionStream: own } = globalThis;
    Reflect.deleteProperty(globalThis, 'DecompressionStream');
    try {
      await expect(readRecipe(whole)).rejects.toThrow(
        'This browser is too old to open shared recipes.',
      );
    } finally {
      Object.assign(globalThis, { DecompressionStream: own });
    }
  });
});

it('cuts a bomb off while it inflates', async () => {
  let inflated = 0;
  const bites: number[] = [];
  const Own = DecompressionStream;
  vi.stubGlobal('DecompressionStream', function CountingStream(format: CompressionFormat) {
    const { writable, readable } = new Own(format);
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        inflated += chunk.length;
        controller.enqueue(chunk);
      },
    });
    const mouth = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bites.push(chunk.length);
        controller.enqueue(chunk);
      },
    });
    mouth.readable.pipeTo(writable).catch(() => {});
    return { writable: mouth.writable, readable: readable.pipeThrough(count) };
  });
  // Eleven million bytes.
  await expect(readRecipe(codeOf(Buffer.alloc(11_000_000, ' ')))).rejects.toThrow(TOO_LARGE);
  await new Promise((resolve) => setImmediate(resolve));
  expect(inflated).toBeGreaterThan(65_536);
  expect(inflated).toBeLessThan(5 * 65_536);
  // Chromium inflates at once all that it is given, however much that becomes.
  expect(Math.max(...bites)).toBeLessThanOrEqual(128);
});
