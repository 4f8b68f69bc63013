import { describe, expect, it } from 'vitest';
import { ClipError, readClip } from '../../src/clipper/readClip';
import { readDocument } from '../../src/reading/lines/readDocument';
import { codeOf, recipeData, writeClip } from '../support/writeClip';

const DATA = recipeData();

function refusalOf(code: string): string {
  try {
    readClip(code);
    return 'none';
  } catch (error) {
    return error instanceof ClipError ? error.code : `${error}`;
  }
}

const recipesIn = (code: string) =>
  readDocument(readClip(code).text).map((one) => ('text' in one ? one.text : one.code));

it('a clip of version 1 is read for ever', () => {
  const code =
    '1.79-q1o41i.aHR0cHM6Ly93d3cua2l0Y2hlbi5leGFtcGxlL3JpY2UAUmljZQBlbgB0ZXh0AABSaWNlCgoyIGVnZ3M';
  expect(readClip(code)).toEqual({
    text: 'Rice\n\n2 eggs',
    isData: false,
    isCut: false,
    source: { name: 'kitchen.example', link: 'https://www.kitchen.example/rice', isClip: true },
  });
});

describe('a clip gives', () => {
  it('the recipe of a page’s data, and where it says that it is from', () => {
    const code = writeClip({ parts: [DATA] });
    expect(readClip(code)).toMatchObject({
      isData: true,
      isCut: false,
      source: {
        name: 'kitchen.example',
        link: 'https://www.kitchen.example/rice',
        isClip: true,
      },
    });
    expect(recipesIn(code)).toEqual([expect.stringMatching(/^# Rice[\s\S]*- 200 g rice/)]);
  });

  it('every recipe of a page', () => {
    const code = writeClip({ parts: [DATA, recipeData({ name: 'Soup' })] });
    expect(recipesIn(code)).toEqual([
      expect.stringMatching(/^# Rice/),
      expect.stringMatching(/^# Soup/),
    ]);
  });

  it('the recipe of data that would end its script', () => {
    const recipeIngredient = ['200 g rice </script><h1>Pie</h1>', '2 eggs'];
    const code = writeClip({ parts: [recipeData({ recipeIngredient })] });
    expect(recipesIn(code)).toEqual([
      expect.stringMatching(/^# Rice[^#]*## Ingredients[^#]*- 2 eggs[^#]*## Method[^#]*Boil/),
    ]);
  });

  it('no element of its title or language', () => {
    const names = { title: '</title><h1>Pie</h1>', language: '"><h1>Pie</h1>' };
    const { text } = readClip(writeClip({ ...names, kind: 'page', parts: ['<p>2 eggs</p>'] }));
    expect(text).not.toContain('<h1>');
  });

  it('at most 95 parts of its page', () => {
    const { text } = readClip(writeClip({ parts: Array.from({ length: 5_000 }, () => '{}') }));
    expect(text.split('<script ')).toHaveLength(96);
  });

  it.each(['items', 'page', 'text'])('the words of a page, as "%s"', (kind) => {
    const code = writeClip({ kind, parts: ['<p>Crème brûlée 🍮</p>'] });
    expect(readClip(code).text).toContain('Crème brûlée 🍮');
    expect(readClip(code).isData).toBe(kind === 'items');
  });

  it('that a part of the page is missing', () => {
    expect(readClip(writeClip({ mark: 'cut', parts: [DATA] })).isCut).toBe(true);
  });
});

describe('of its address, a clip gives', () => {
  const linkOf = (address: string) => readClip(writeClip({ address, parts: [DATA] })).source.link;

  it.each([
    ['no fragment', 'https://kitchen.example/rice#comments', 'https://kitchen.example/rice'],
    ['the whole', 'http://kitchen.example/', 'http://kitchen.example/'],
    [
      'no query that is too long',
      `https://kitchen.example/rice?from=${'x'.repeat(500)}`,
      'https://kitchen.example/rice',
    ],
    ['nothing that is too long', `https://kitchen.example/${'x'.repeat(500)}`, undefined],
    ['nothing with a user', 'https://bank.example@kitchen.example/', undefined],
    ['nothing with a password', 'https://:secret@kitchen.example/', undefined],
    ['no script', 'javascript:alert(1)', undefined],
    ['no data', 'data:text/html,x', undefined],
    ['no file', 'file:///etc/passwd', undefined],
    ['nothing of nothing', '', undefined],
  ])('%s', (_, address, link) => {
    expect(linkOf(address)).toBe(link);
  });
});

describe('a clip is refused that', () => {
  const code = writeClip({ parts: [DATA] });
  const bytes = (...all: number[]) =>
    codeOf(Uint8Array.from([...new TextEncoder().encode('\0\0\0text\0\0Rice'), ...all]));

  it.each([
    ['is empty', ''],
    ['has no version', 'rice'],
    ['is cut', code.slice(0, -1)],
    ['has another sign', code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['has another length', code.replace(/^1\.\d+/, '1.10')],
    ['says that it is longer', code.replace(/^1\.\d+/, '1.9999')],
    ['is no base64', '1.3-1bhn2.a=b'],
    ['is not UTF-8', bytes(0xff, 0xfe)],
    ['has half a character', bytes(0xed, 0xa0, 0x80)],
    ['is of no kind', writeClip({ kind: 'toString', parts: [DATA] })],
    ['is of an older version than the first', code.replace(/^1/, '0')],
    ['is longer than 200,000 characters', writeClip({ parts: ['x'.repeat(160_000)] })],
  ])('%s', (_, refused) => {
    expect(refusalOf(refused)).toBe('damaged');
  });

  it('a newer page has written', () => {
    expect(refusalOf(code.replace(/^1/, '2'))).toBe('newer');
    expect(refusalOf('99.whatever')).toBe('newer');
  });
});

it('marks that a program adds after a clip change nothing', () => {
  const code = writeClip({ parts: [DATA] });
  expect(readClip(`${code}AA`)).toEqual(readClip(code));
  expect(readClip(`${code}&utm_source=x`)).toEqual(readClip(code));
});
