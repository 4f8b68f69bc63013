import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutEntries } from '../../../src/cookbook/storage/cutEntries';

const pause = async () => {};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return 'invalid';
  }
}

/** 'invalid' if one piece is. */
async function join(text: string): Promise<unknown> {
  const { outline, entries } = (await cutEntries(text, pause)) ?? expect.fail();
  const values = entries.map(parse);
  if (values.includes('invalid')) return 'invalid';
  const fill = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (depth === 3) return values[(value as number[])[0] ?? -1];
    const filled = Object.entries(value).map(([key, one]) => [key, fill(one, depth + 1)]);
    return Array.isArray(value) ? filled.map(([, one]) => one) : Object.fromEntries(filled);
  };
  return fill(parse(outline), 1);
}

it('a text means the same in pieces, or is invalid in both forms', async () => {
  const spoilt = fc
    .tuple(
      fc.json({ maxDepth: 4 }),
      fc.nat(),
      fc.constantFrom('', '{', '}', '[', ']', '"', ',', '\\'),
    )
    .map(([json, at, sign]) => {
      const place = at % (json.length + 1);
      return json.slice(0, place) + sign + json.slice(place + (at % 2));
    });
  await fc.assert(
    fc.asyncProperty(spoilt, async (text) => {
      if ((await cutEntries(text, pause)) === null) return;
      expect(await join(text)).toEqual(parse(text));
    }),
  );
});

it.each([
  '{"recipes":[{"recipe":"# A [{\\"}"},[],7,{"ingredients":["b"]}],"more":{"a":{"b":1}}}',
  '{"recipes":[[0],[1],{"a":[2]}]}',
  '{"recipes":[{"a":1]]}',
  '{"recipes":[{"a":1}{"a":2}]}',
  '{"recipes":[{"a":1},]}',
  '{"recipes":[{"a":"1}]}',
])('%s is such a text', async (text) => {
  expect(await join(text)).toEqual(parse(text));
});
