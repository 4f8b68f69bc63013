import { gzipSync, strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type Brought, readFiles, readPaste } from '../../../src/cookbook/bring/readFiles';
import { readSharedRecipe, writeSharedRecipe } from '../../../src/cookbook/share/recipeCode';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import type { FoundRecipe } from '../../../src/reading/lines/FoundRecipe';
import { readAmounts } from '../../../src/reading/quantities/readAmounts';
import { applyEdits } from '../../../src/recipe/amounts/edits';
import { findStepIngredients } from '../../../src/recipe/amounts/findStepIngredients';
import { showAmounts } from '../../../src/recipe/amounts/showAmounts';
import { readTable } from '../../support/readTable';

/** Archives are in the table as their files, by name, and these may be archives too. */
function bytesOf(name: string, content: unknown): Uint8Array {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  if (/\.paprikarecipe$/.test(name)) return gzipSync(strToU8(text));
  if (/ in windows-1252$/.test(name)) return new Uint8Array(Buffer.from(text, 'latin1'));
  if (!/\.(?:zip|paprikarecipes)$/.test(name)) return strToU8(text);
  const files = Object.entries(typeof content === 'string' ? JSON.parse(content) : content);
  return zipSync(Object.fromEntries(files.map(([file, one]) => [file, bytesOf(file, one)])));
}

/** The door of a row is a paste, a shared link, a recipe that the page shows, or its file. */
async function bring(door: string, text: string): Promise<Brought> {
  if (door === 'paste') return readPaste(text);
  if (door === 'link' || door === 'shown') {
    const recipe = { text, cut: false, model: null, source: {} } as Parameters<
      typeof writeSharedRecipe
    >[0];
    const shown = door === 'link' ? readSharedRecipe(writeSharedRecipe(recipe)) : recipe;
    expect(shown.text).toBe(text);
    return { found: [{ name: '', text: shown.text, source: {} }], refused: [], cookbooks: [] };
  }
  const [name = '', inOldLetters] = door.split(' in windows-1252');
  const bytes = bytesOf(inOldLetters === undefined ? name : door, text);
  return readFiles([new File([bytes as BlobPart], name)]);
}

/** What a cook reads of a recipe, and what `more` names beside. */
function seen({ text, source }: FoundRecipe, more: object) {
  const document = parseRecipe(text);
  const { title, servings, times, ingredients, steps, notes, language } = document;
  const lines = ingredients.flatMap(({ items }) => items.map(({ line }) => line));
  const code = language ?? 'en';
  const view = { factor: 2, units: 'original', language: code } as const;
  const doubled = (line: string) => {
    const edits = showAmounts(line, readAmounts(line, code), view);
    return edits ? applyEdits(line, edits) : `${line} (not scaled)`;
  };
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
    ...('doubled' in more && { doubled: lines.map(doubled) }),
    ...('takes' in more && {
      takes: findStepIngredients(document).map((taken) => taken.map(({ index }) => lines[index])),
    }),
    ...('timers' in more && {
      timers: steps.flatMap(({ durations }) => durations.map(({ seconds }) => seconds / 60)),
    }),
  };
}

/** The table writes each recipe, or the reason why the page refuses it, as a line of JSON. */
it.each(readTable(new URL('elsewhere.txt', import.meta.url)))(
  'the page reads $title',
  async ({ section, text, expected }) => {
    const { found, refused } = await bring(section, text);
    const wanted = expected.map((line) => JSON.parse(line));
    expect(found.some(({ isDoubtful }) => isDoubtful)).toBe(false);
    expect([
      ...found.map((one, at) => seen(one, wanted[at] ?? {})),
      ...refused.map(({ code }) => ({ refused: code })),
    ]).toEqual(wanted);
  },
);
