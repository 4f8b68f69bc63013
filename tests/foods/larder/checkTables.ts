import { readdirSync, readFileSync } from 'node:fs';
import { CONTENTS } from '../../../src/foods/contents';
import { type Food, foodNamed, NAMES } from '../../../src/foods/foods';
import { expandName, readFoods, readRows, splitNames } from '../../../src/foods/notation';
import { isApart, STATES } from '../../../src/foods/text/descriptions';
import { readLine } from '../../../src/foods/text/reading';
import { keysOf } from '../../../src/foods/words';

const FOODS = new URL('../../../src/foods/', import.meta.url);

/** A row of a table, which may go on over several lines, with its file and first line. */
export interface Row {
  at: string;
  text: string;
}

/** Reads the rows of a file, each where an editor shows it. */
export function rowsOfFile(file: string, text = readFileSync(new URL(file, FOODS), 'utf8')): Row[] {
  const rows: Row[] = [];
  let goesOn = false;
  text.split('\n').forEach((line, index) => {
    const last = rows.at(-1);
    if (line.trim() === '' || line.startsWith('#')) return;
    if (goesOn && last) last.text += ` ${line.trim()}`;
    else rows.push({ at: `src/foods/${file}:${index + 1}`, text: line });
    goesOn = line.endsWith(',');
  });
  return rows;
}

const filesIn = (folder: string) =>
  readdirSync(new URL(folder, FOODS)).flatMap((file) =>
    file.endsWith('.txt') ? folder + file : [],
  );

const LANGUAGES = ['de', 'es', 'fr'].map((code) => `languages/${code}/`);
const ALL = ['larder/', 'languages/world/', ...LANGUAGES].flatMap(filesIn);

/** Rows `names | foods` of what people mean, or what is made of a food. */
export const MEANINGS = ALL.filter((file) => /(?:families|madeOf)\.txt$/.test(file));
/** Rows `English | names`. */
export const WORDS = LANGUAGES.flatMap(filesIn).filter(
  (file) => !/(?:families|foods|words)\.txt$/.test(file),
);
/** Rows of foods, in the notation of README.md. */
export const TABLES = ALL.filter(
  (file) =>
    ![...MEANINGS, ...WORDS].includes(file) &&
    !/(?:words|names|traces|substitutes|madeHere)\.txt$/.test(file),
);

const isName = (name: string) => !/ ==? |\(/.test(name);

/** The names of a row by themselves, without those that a choice or an equals sign joins. */
const ownNames = ({ text }: Row): string[] =>
  /^\s*[[<]/.test(text)
    ? []
    : splitNames(text.replace(/ \|[^|]*$/, '').replace(/^\s*(?:[=~] )?/, '')).filter(isName);

/** What is wrong with a row of a table of foods, apart from its names. */
function wrongIn({ text }: Row, deepest: number): string | undefined {
  const depth = text.search(/\S/) / 2;
  if (!Number.isInteger(depth) || depth > deepest)
    return 'there is no food above it: begin with two blanks for each food that it is a kind of';
  const parent = /^\s*<(.*)>$/.exec(text)?.[1];
  if (parent) return foodNamed(parent) ? undefined : `there is no food “${parent}”`;
  try {
    readFoods(text.trim());
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function nodeOf(name: string) {
  return keysOf(name).reduce<typeof NAMES | undefined>((node, key) => node?.next?.get(key), NAMES);
}

/** The food that a name says without a row of its own, if its other words say nothing: "regular milk". */
export function saidWithout(name: string): Food | undefined {
  const node = nodeOf(name);
  const own = node?.food;
  const isOther = (key: string) => STATES.has(key) && isApart(STATES.get(key) ?? 'dried');
  if (!node || !own || keysOf(name).some(isOther)) return undefined;
  node.food = undefined;
  const { parts } = readLine(name, () => undefined);
  node.food = own;
  const [found, ...others] = parts.filter(({ kind }) => kind !== 'plain');
  return found?.kind === 'food' && others.length === 0 && found.food === own ? own : undefined;
}

/** Finds what is wrong in a table of foods. @param kept names that may stay, although they say nothing new */
export function checkFoods(rows: readonly Row[], kept: ReadonlySet<string>): string[] {
  let deepest = 0;
  return rows.flatMap((row) => {
    const wrong = wrongIn(row, deepest);
    deepest = Math.floor(row.text.search(/\S/) / 2) + 1;
    if (wrong) return `${row.at}: ${wrong}`;
    return ownNames(row)
      .slice(1)
      .flatMap((name) => {
        const food = kept.has(name) ? undefined : saidWithout(name);
        return food ? `${row.at}: “${name}” says nothing that “${food.name}” does not say` : [];
      });
  });
}

/** Finds names that two rows of some tables have: only the one further down counts. */
export function checkTwice(tables: readonly (readonly Row[])[]): string[] {
  const found = new Map<string, string>();
  return tables.flat().flatMap((row) =>
    ownNames(row).flatMap((name) => {
      const key = keysOf(name).join(' ');
      const other = found.get(key);
      found.set(key, row.at);
      return other && other !== row.at ? `${other}: “${name}” is in ${row.at} too` : [];
    }),
  );
}

/** Finds names of rows of foods that are no food. */
export const checkNames = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ at, text }) =>
    text
      .split(/, | \| | > /)
      .flatMap((name) => (foodNamed(name) ? [] : `${at}: there is no food “${name}”`)),
  );

/** Finds contents that do not exist in front of the rows of `traces.txt`. */
export const checkTraces = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ at, text }) => {
    const name = text.replace(/^=|\s.*$/g, '');
    return CONTENTS.some((content) => content === name)
      ? []
      : `${at}: there is no content “${name}”`;
  });

/** Finds contents that do not exist. */
export const checkMeanings = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ at, text }) =>
    [...readRows(text).values()]
      .flat()
      .flatMap(({ name, content }) =>
        /^\+/.test(name) && !content ? `${at}: there is no content “${name}”` : [],
      ),
  );

/** Finds English that the page does not know. @param own words of foods that English does not have */
export const checkWords = (rows: readonly Row[], own: ReadonlySet<string>): string[] =>
  rows.flatMap(({ at, text }) => {
    const [left = '', names = ''] = text.split(' | ');
    // Only in a compound: "sunflower | Sonnenblumen-".
    if (splitNames(names).every((name) => name.endsWith('-'))) return [];
    const english = left.replace(/^=|_ ?/g, '');
    const { parts, words } = readLine(english);
    return parts.flatMap(({ kind, first }) => {
      const { key = '', text: word = '' } = words[first] ?? {};
      return kind === 'unknown' && !own.has(key) ? `${at}: English does not know “${word}”` : [];
    });
  });

/**
 * Finds names that English has too, for a food that contains more: the row would hide it.
 *
 * @param others names that are another food in English
 */
export const checkPoorer = (rows: readonly Row[], others: ReadonlySet<string>): string[] =>
  rows.flatMap(({ at, text }) => {
    const [left = '', names = ''] = text.split(' | ');
    const said = foodNamed(left);
    if (!said || names.includes('_')) return [];
    return splitNames(names)
      .flatMap(expandName)
      .flatMap((name) => {
        const own = others.has(name) ? undefined : foodNamed(name.replace(/=$/, ''));
        const hidden = [...(own?.contents ?? [])].flatMap(([content, presence]) =>
          presence === 'contains' && !said.contents.has(content) ? content : [],
        );
        return hidden.length > 0 ? `${at}: “${name}” has ${hidden.join(', ')} in English` : [];
      });
  });
