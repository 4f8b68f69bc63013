import { gzipSync, strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readFiles } from '../../../src/cookbook/bring/readFiles';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import type { FoundRecipe } from '../../../src/reading/lines/FoundRecipe';
import { readTable } from '../../support/readTable';

/** Archives are in the table as their files, by name, and these may be archives too. */
function bytesOf(name: string, content: unknown): Uint8Array {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  if (/\.paprikarecipe$/.test(name)) return gzipSync(strToU8(text));
  if (!/\.(?:zip|paprikarecipes)$/.test(name)) return strToU8(text);
  const files = Object.entries(typeof content === 'string' ? JSON.parse(content) : content);
  return zipSync(Object.fromEntries(files.map(([file, one]) => [file, bytesOf(file, one)])));
}

/** What a cook reads of a recipe. */
function seen({ text, source }: FoundRecipe) {
  const { title, servings, times, ingredients, steps, notes } = parseRecipe(text);
  return {
    title: title?.text,
    ...(servings && { servings: servings.text }),
    ...(Object.keys(times).length > 0 && { times }),
    ingredients: ingredients.flatMap(({ heading, items }) => [
      ...(heading ? [`[${heading}]`] : []),
      ...items.map(({ line }) => line),
    ]),
    steps: steps.map(({ part, title, text }) => [part, title, text].filter(Boolean).join(' | ')),
    ...(notes.length > 0 && {
      notes: notes.flatMap(({ text }) => text.split('\n')).filter(Boolean),
    }),
    ...(source.name && { source: source.name }),
  };
}

/** Each recipe of the file is a line of JSON. */
it.each(readTable(new URL('programs.txt', import.meta.url)))(
  'the page reads $title',
  async ({ section, text, expected }) => {
    const bytes = bytesOf(section, text);
    const { found, refused } = await readFiles([new File([bytes as BlobPart], section)]);
    expect(refused).toEqual([]);
    expect(found.map((one) => JSON.stringify(seen(one)))).toEqual(expected);
  },
);
