import { CONTENTS, type Content, type Presence } from './contents';
import { isPlainWord } from './descriptions';
import { findDisguises } from './disguises';
import {
  claimOn,
  type Hit,
  type Ingredient,
  readIngredient,
  readProse,
  referencesTo,
} from './hits';
import { type Line, readLine } from './reading';

/** One line of a recipe: an ingredient, or any other: title, lead, step, tip, note, heading. */
export interface RecipeLine {
  text: string;
  isIngredient: boolean;
}

export type Verdict = Presence | 'not checked' | 'nothing';

/** Where a verdict comes from: `line` counts lines from 0, `start` and `end` characters in it. */
export interface Place {
  line: number;
  start: number;
  end: number;
  words: string;
  presence: Presence | 'not checked';
}

/** The worst that was found, and every place. "Nothing" never means that a recipe is safe. */
export interface Finding {
  verdict: Verdict;
  places: readonly Place[];
}

function isHeading(text: string): boolean {
  return /:\s*$/.test(text) || /^\W*for (?:the|a|your)\b[^,\d]*$/i.test(text);
}

/** Notes what a reader may take for a food, also over the end of a line. */
function noteDisguises(
  read: readonly { line: Line }[],
  lines: readonly RecipeLine[],
  note: (line: number, hit: Hit) => void,
) {
  const placed = read.flatMap(({ line }, at) =>
    line.words.map((word, index) => {
      if (index > 0 || at === 0) return { word, at };
      const behind = lines[at - 1]?.text.slice(read[at - 1]?.line.words.at(-1)?.end ?? 0) ?? '';
      return { word: { ...word, gap: `${behind}\n${word.gap}` }, at };
    }),
  );
  for (const [first, last] of findDisguises(placed.map(({ word }) => word))) {
    const one = placed[first];
    const sameLine = placed.slice(first, last + 1).filter(({ at }) => at === one?.at);
    if (!one) continue;
    const end = sameLine.at(-1)?.word.end ?? one.word.end;
    note(one.at, { start: one.word.start, end, contents: new Map(), isUnclear: true });
  }
}

/** Fewer English words than any English text has. */
function isForeign(lines: readonly Line[]): boolean {
  const words = lines.flatMap((line) =>
    line.words.filter(({ isNumber, key }) => !isNumber && key.length > 1),
  );
  if (words.length < 25) return false;
  return words.filter(({ key }) => isPlainWord(key)).length < words.length * 0.12;
}

/**
 * Looks for whatever somebody may have to avoid, in the whole text of a recipe. It detects and
 * never clears: what is not understood is reported as not checked. Never throws, and takes time in
 * proportion to the text.
 *
 * @param lines every line that a reader of the recipe sees, in order
 * @returns for each allergen, and for what diets leave out, the worst that was found
 */
export function findAllergens(lines: readonly RecipeLine[]): ReadonlyMap<Content, Finding> {
  const read = lines.map(({ text, isIngredient }) => ({
    line: readLine(text, true),
    isIngredient: isIngredient && !isHeading(text),
  }));
  const ingredients = read.flatMap(({ line, isIngredient }): Ingredient[] =>
    isIngredient
      ? line.parts.flatMap((part, at) =>
          part.kind === 'food'
            ? {
                food: part.food,
                lastWord: line.words[part.last]?.key ?? '',
                isQualified: claimOn(line, at).length > 0,
              }
            : [],
        )
      : [],
  );
  const refersTo = referencesTo(ingredients);
  const qualified = new Set(ingredients.flatMap((one) => (one.isQualified ? one.food : [])));
  const listed = new Set(ingredients.map(({ food }) => food));
  const places = new Map<Content, Place[]>(CONTENTS.map((content) => [content, []]));
  const note = (line: number, { start, end, contents, isUnclear }: Hit) => {
    const words = lines[line]?.text.slice(start, end) ?? '';
    for (const content of CONTENTS) {
      const presence = contents.get(content) ?? (isUnclear ? 'not checked' : undefined);
      if (presence) places.get(content)?.push({ line, start, end, words, presence });
    }
  };
  read.forEach(({ line, isIngredient }, at) => {
    const text = lines[at]?.text ?? '';
    const readings = line.isMisspelt ? [line, readLine(text, false)] : [line];
    const hits = readings.flatMap((reading) =>
      isIngredient ? readIngredient(reading) : readProse(reading, refersTo, qualified, listed),
    );
    for (const one of hits) note(at, one);
  });

  noteDisguises(read, lines, note);

  const isReadable = read.some(({ isIngredient, line }) => isIngredient && line.words.length > 0);
  const isUnread = !isReadable || isForeign(read.map(({ line }) => line));
  return new Map(
    CONTENTS.map((content): [Content, Finding] => {
      const found = places.get(content) ?? [];
      const has = (presence: Place['presence']) =>
        found.some((place) => place.presence === presence);
      const verdict = has('contains')
        ? 'contains'
        : has('may contain')
          ? 'may contain'
          : isUnread || has('not checked')
            ? 'not checked'
            : 'nothing';
      return [content, { verdict, places: found }];
    }),
  );
}
