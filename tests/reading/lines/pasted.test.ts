import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { readHtml } from '../../../src/reading/lines/html/readHtml';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { CORPUS_FOLDER } from '../../support/corpus';
import { expectRead, readExpectations, shownIn, wordsOf } from '../../support/expectations';

const FOLDER = join(CORPUS_FOLDER, 'pasted');
const FILES = readdirSync(FOLDER);

/** Chats, threads, shops and a text without a title: a cook keeps what belongs to the recipe. */
const IN_FIELD = /^(?:39|44|47|56|61|62|63)-/;

const rawOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

const read = new Map<string, [string, ...string[]]>();

function markdownOf(raw: string): [string, ...string[]] {
  const known = read.get(raw);
  if (known) return known;
  const [first, ...others] = readDocument(raw).flatMap((found) => {
    if (!('text' in found)) throw new Error(JSON.stringify(found));
    return [found.text, ...(found.pasted ? [found.pasted] : [])];
  });
  if (first === undefined) throw new Error('Nothing was found');
  const found: [string, ...string[]] = [first, ...others];
  read.set(raw, found);
  return found;
}

describe('what people paste is read as a cook would read it', () => {
  it.each(readExpectations('pasted'))('$name', (cook) => {
    const file = FILES.find((one) => one.startsWith(`${cook.name}.`)) ?? '';
    expectRead(markdownOf(rawOf(file)), cook);
  });
  it('has an expectation for each paste that opens', () => {
    expect(readExpectations('pasted').map(({ name }) => name)).toEqual(
      FILES.filter((file) => !IN_FIELD.test(file)).map((file) => file.replace(/\.\w+$/, '')),
    );
  });
  it.each(FILES)('%s opens, or comes whole into the field', (file) => {
    const raw = rawOf(file);
    const [one] = readDocument(raw);
    expect(one).toMatchObject(IN_FIELD.test(file) ? { isDoubtful: true, pasted: raw } : {});
    if (!IN_FIELD.test(file)) expect(one).not.toHaveProperty('isDoubtful');
  });
});

/** The layout has its own form of these: "Step 1", "2/4", "Title:", "MMMMM", and the count below a post. */
const MARKS =
  /[ ]\d\/5$|^[ \t>]*(?:(?:step|étape|passo|stap|schritt|paso)[ \t]*\d{1,2}\b|\d{1,2}\s?\/\s?\d{1,2}(?=\s\p{L})|(?:title|titel|recipe|rezept)[ \t]*:|MMMMM)/gimu;
const CUT = /(\p{Ll})-\n[ \t>]*(?=\p{Ll})/gu;

function seenIn(raw: string): string[] {
  if (/^\s*</.test(raw)) {
    const { data, lines } = readHtml(raw);
    return data.length > 0 ? [] : wordsOf(lines.map(({ text }) => text).join('\n'));
  }
  if (/^\s*\{/.test(raw)) return [];
  const pictures = /!\[([^\]]*)\]\([^)]*\)|\]\([^)]*\)/g;
  // A PDF writes some pairs of letters as one sign, and has invisible signs.
  const whole = raw.replace(/\u00ad/g, '').replace(/[ﬁﬂ]/g, (sign) => (sign === 'ﬁ' ? 'fi' : 'fl'));
  return wordsOf(whole.replace(CUT, '$1').replace(MARKS, ' ').replace(pictures, '$1 '));
}

describe('each word of a paste is in its recipe, or in the pasted text beside it', () => {
  it.each(FILES)('%s', (file) => {
    const raw = rawOf(file).replace(/\r\n?/g, '\n');
    const all = markdownOf(raw);
    const left = new Map<string, number>();
    for (const word of wordsOf(shownIn(all))) left.set(word, (left.get(word) ?? 0) + 1);
    const lost = seenIn(raw).filter((word) => {
      const count = left.get(word) ?? 0;
      left.set(word, count - 1);
      return count <= 0;
    });
    // The list of steps numbers them.
    const numbers = all.flatMap((text) => parseRecipe(text).steps.map((_, at) => `${at + 1}`));
    for (const number of numbers) if (lost.includes(number)) lost.splice(lost.indexOf(number), 1);
    expect(lost).toEqual([]);
  });
});
