import { readFileSync } from 'node:fs';
import { decodeNamedCharacterReference as decodeAny } from 'decode-named-character-reference';
import { expect, it } from 'vitest';
import { decodeNamedCharacterReference } from '../../src/markdown/instead/namedCharacters';

const source = readFileSync(
  new URL('../../src/markdown/instead/namedCharacters.ts', import.meta.url),
  'utf8',
);
const names = [...source.matchAll(/^ {2,4}(?:\[\w+, )?'([^']+)'/gm)].flatMap(([, run = '']) =>
  run.split(' '),
);

it('a name stands for the character that the HTML standard gives it', () => {
  expect(names.length).toBeGreaterThan(300);
  expect(
    Object.fromEntries(names.map((name) => [name, decodeNamedCharacterReference(name)])),
  ).toEqual(Object.fromEntries(names.map((name) => [name, decodeAny(name)])));
});

it.each([
  ['amp', '&'],
  ['nbsp', '\u00a0'],
  ['frac12', '½'],
  ['deg', '°'],
  ['eacute', 'é'],
])('models write &%s; for %j', (name, character) => {
  expect(decodeNamedCharacterReference(name)).toBe(character);
});

it.each(['', 'soup', 'constructor', '__proto__', 'CounterClockwiseContourIntegral'])(
  'it does not know %j, which stays as it is',
  (name) => {
    expect(decodeNamedCharacterReference(name)).toBe(false);
  },
);
