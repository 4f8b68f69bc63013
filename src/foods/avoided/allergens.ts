import { CONTENTS, type Content, lowered, NONE, type Presence } from '../contents';
import { isLeftover } from '../leftovers';
import { MOST_UNCLEAR } from '../limits';
import { findDisguises } from '../text/disguises';
import { type Hit, hit, hitsInIngredient } from '../text/hits';
import type { ReadLine, ReadLines } from '../text/lines';
import { readListed } from '../text/mentions';
import { readProse, readTitle } from '../text/sentences';

export type { RecipeLine } from '../text/lines';

/** `mentioned`: the recipe says that it is not there, such as “no nuts”. */
export type Verdict = Presence | 'not checked' | 'mentioned' | 'nothing';

/** Why a recipe may contain something that no label would tell. */
export type Reason =
  /** A dish that the recipe cooks has it. */
  | { kind: 'dish' }
  | { kind: 'title' }
  /** An entry of the list has it, and the recipe may use that. */
  | { kind: 'perhaps used' }
  /** The recipe also has another content, and the diet forbids both in one. */
  | { kind: 'together' }
  /** The step that says so, if it is a step. */
  | { kind: 'denied'; step: number | undefined }
  /** The word may mean one of the ingredients, such as "butter" beside peanut butter. */
  | { kind: 'listed'; listed: readonly string[]; step: number | undefined };

/** `line` counts lines from 0, `start` and `end` count characters in the line. */
export interface Place {
  line: number;
  start: number;
  end: number;
  words: string;
  presence: Exclude<Verdict, 'nothing'>;
  reason?: Reason;
}

/** "Nothing" never means that a recipe is safe. */
interface Finding {
  verdict: Verdict;
  places: readonly Place[];
}

export type Findings = ReadonlyMap<Content, Finding>;

function reasonOf(hit: Hit, { step }: ReadLine): Reason | undefined {
  if (hit.isDenied) return { kind: 'denied', step };
  if (hit.listed) return { kind: 'listed', listed: [...new Set(hit.listed)], step };
  return hit.isCooked ? { kind: 'dish' } : undefined;
}

/** An entry of the list is named as a whole. */
const placeOfEntry = (line: number, { text, listed }: ReadLine) => ({
  line,
  start: 0,
  end: text.length,
  words: text.trim(),
  ...(listed === 'perhaps' && { reason: { kind: 'perhaps used' } as const }),
});

/** `isOfTitle`: the whole title says it. */
function placeOf(line: number, read: ReadLine, hit: Hit, isOfTitle: boolean) {
  if (read.listed) return placeOfEntry(line, read);
  const { start, end } = hit;
  const words = isOfTitle ? read.text.trim() : read.text.slice(start, end);
  const reason: Reason | undefined = isOfTitle ? { kind: 'title' } : reasonOf(hit, read);
  return { line, start, end, words, ...(reason && { reason }) };
}

/**
 * Looks through a whole recipe for everything that anybody may avoid. It never clears: words that
 * it does not understand are "not checked". Never throws, and takes linear time.
 * @param recipe every line that a reader sees, in order
 * @param isWhole the recipe and its list of ingredients are complete: if the check understands all
 * of it, its title counts only for what is certain
 */
export function searchRecipe(
  { lines, isForeign, asked, isFromPhoto }: ReadLines,
  isWhole: boolean,
) {
  const all: readonly Content[] = [...CONTENTS, ...asked];
  const list = readListed(
    lines.flatMap(({ line, isIngredient, listed }) => (isIngredient && !listed ? line : [])),
  );
  const places = new Map<Content, Place[]>(all.map((content) => [content, []]));
  /** The places that the check did not understand. */
  const unclear: Place[] = [];

  const note = (at: number, found: Hit, isOfTitle = false) => {
    const read = lines[at];
    if (!read) return;
    const { isUnclear, isDenied } = found;
    const contents = read.listed === 'perhaps' ? lowered(found.contents) : found.contents;
    const place = placeOf(at, read, found, isOfTitle && !isDenied);
    for (const [content, presence] of contents)
      places.get(content)?.push({ ...place, presence: isDenied ? 'mentioned' : presence });
    // A food that the recipe does not use leaves nothing open.
    if (read.isUnused || !isUnclear || unclear.length > MOST_UNCLEAR) return;
    const notChecked: Place = { ...place, presence: 'not checked' };
    unclear.push(notChecked);
    for (const content of all) {
      if (!contents.has(content)) places.get(content)?.push(notChecked);
    }
  };
  const readLine = (at: number, { text, line, asWritten, isIngredient, heading }: ReadLine) => {
    if (isIngredient && isLeftover(text)) {
      const start = text.length - text.trimStart().length;
      note(at, { start, end: text.trimEnd().length, contents: NONE, isUnclear: true });
    }
    for (const reading of asWritten ? [line, asWritten] : [line]) {
      const hits = isIngredient
        ? hitsInIngredient(reading)
        : readProse(reading, list, heading !== undefined);
      for (const one of hits) note(at, one);
    }
    if (!isIngredient && !isFromPhoto) return;
    // A reader may take these for foods.
    for (const [first, last] of findDisguises(line.words))
      note(at, hit(line, { first, last, kind: 'plain' }, NONE, true));
  };

  const isTitle = ({ heading }: ReadLine) => heading === 'title';
  for (const [at, read] of lines.entries()) if (!isTitle(read)) readLine(at, read);
  const isUnderstood = isWhole && unclear.length === 0;
  for (const [at, read] of lines.entries()) {
    if (!isTitle(read)) continue;
    if (!isUnderstood) readLine(at, read);
    else for (const one of readTitle(read.line)) note(at, one, true);
  }

  const hasIngredients = lines.some(
    ({ isIngredient, line, listed }) => isIngredient && !listed && line.words.length > 0,
  );
  /** The check cannot judge the recipe as a whole. */
  const isUnread = !hasIngredients || isForeign || unclear.length > MOST_UNCLEAR;
  const findings = [...places].map(([content, found]): [Content, Finding] => {
    const sorted = inOrder(found);
    return [content, { verdict: worstOf(sorted, isUnread), places: sorted }];
  });
  return { findings: new Map(findings) as Findings, unclear: inOrder(unclear), isUnread };
}

const ORDER: readonly Verdict[] = [
  'contains',
  'may contain',
  'not checked',
  'mentioned',
  'nothing',
];

export function worstOf(places: readonly Place[], isUnread: boolean): Verdict {
  const found: Verdict[] = [isUnread ? 'not checked' : 'nothing'];
  for (const { presence } of places) found.push(presence);
  return ORDER.find((one) => found.includes(one)) ?? 'nothing';
}

/** Sorts places as they are read, each once with the worst verdict there. */
export function inOrder(places: readonly Place[]): Place[] {
  const known = new Map<string, Place>();
  for (const place of places) {
    const { line, start, end, reason } = place;
    const isTogether = reason?.kind === 'together';
    const key = `${line} ${start} ${end} ${isTogether}`;
    const other = known.get(key);
    const isWorse = !other || ORDER.indexOf(place.presence) < ORDER.indexOf(other.presence);
    if (isWorse) known.set(key, place);
  }
  return [...known.values()].sort((one, other) => one.line - other.line || one.start - other.start);
}
