import { readdirSync, readFileSync } from 'node:fs';
import { CONTENTS } from '../../../src/foods/contents';
import { type Food, foodNamed, type NameNode, nameTree } from '../../../src/foods/foods';
import { expandName, readFoods, readRows, splitNames } from '../../../src/foods/notation';
import { isApart, STATES } from '../../../src/foods/text/descriptions';
import { readLine } from '../../../src/foods/text/reading';
import { keysOf } from '../../../src/foods/words';

const FOODS = new URL('../../../src/foods/', import.meta.url);

/** A row can continue over several lines. It has the file and number of the first one. */
export interface Row {
  at: string;
  text: string;
}

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

/** `names | foods`: what people mean, or what is made of a food. */
export const MEANINGS = ALL.filter((file) => /(?:families|madeOf)\.txt$/.test(file));
export const WORDS = LANGUAGES.flatMap(filesIn).filter(
  (file) => !/(?:families|foods|additives|words|inTexts|grammar|first|questions)\.txt$/.test(file),
);
/** The notation is in the larder's README.md. */
export const TABLES = ALL.filter(
  (file) =>
    ![...MEANINGS, ...WORDS].includes(file) &&
    !/(?:languages.*additives|words|inTexts|grammar|first|questions|names|traces|substitutes|ordinary|sentences|steps|wishes|unlabelled)\.txt$/.test(
      file,
    ),
);

const isName = (name: string) => !/ ==? |\(/.test(name);

/** Without names that a choice or an equals sign joins. */
const ownNames = ({ text }: Row): string[] =>
  /^\s*[[<]/.test(text)
    ? []
    : splitNames(text.replace(/ \|[^|]*$/, '').replace(/^\s*(?:[=~] )?/, '')).filter(isName);

/** Apart from the names. */
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
  return keysOf(name).reduce<NameNode | undefined>((node, key) => node?.next?.get(key), nameTree());
}

/** Finds the food of a name whose other words say nothing: "regular milk". Such a name needs no row. */
export function saidWithout(name: string): Food | undefined {
  const node = nodeOf(name);
  const own = node?.food;
  const isOther = (key: string) => STATES.has(key) && isApart(STATES.get(key) ?? 'dried');
  if (!node || !own || keysOf(name).some(isOther)) return undefined;
  node.food = undefined;
  const { parts } = readLine(name, undefined, () => undefined);
  node.food = own;
  const [found, ...others] = parts.filter(({ kind }) => kind !== 'plain');
  return found?.kind === 'food' && others.length === 0 && found.food === own ? own : undefined;
}

/** `kept`: names that may stay although they say nothing new. */
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

/** Only the lower one of two rows with the same name would count. */
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

export const checkNames = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ at, text }) =>
    text
      .split(/[,;] | \| | > /)
      .flatMap((name) => (foodNamed(name) ? [] : `${at}: there is no food “${name}”`)),
  );

/** The contents are in front of the rows of `traces.txt`. */
export const checkTraces = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ at, text }) => {
    const name = text.replace(/^=|\s.*$/g, '');
    return CONTENTS.some((content) => content === name)
      ? []
      : `${at}: there is no content “${name}”`;
  });

export const checkMeanings = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ at, text }) =>
    [...readRows(text).values()]
      .flat()
      .flatMap(({ name, content }) =>
        /^\+/.test(name) && !content ? `${at}: there is no content “${name}”` : [],
      ),
  );

/** `own`: words for foods that English does not have. */
export const checkWords = (rows: readonly Row[], own: ReadonlySet<string>): string[] =>
  rows.flatMap(({ at, text }) => {
    const [left = '', names = ''] = text.split(' | ');
    // The word occurs only in compounds: "sunflower | Sonnenblumen-".
    if (splitNames(names).every((name) => name.endsWith('-'))) return [];
    const english = left.replace(/^=|_ ?/g, '');
    const { parts, words } = readLine(english);
    return parts.flatMap(({ kind, first }) => {
      const { key = '', text: word = '' } = words[first] ?? {};
      return kind === 'unknown' && !own.has(key) ? `${at}: English does not know “${word}”` : [];
    });
  });

/** Finds names of a richer food in English: the row would hide what that contains. `others` are exempt. */
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
