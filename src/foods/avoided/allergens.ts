import { CONTENTS, type Content, isAsked, NONE, type Presence } from '../contents';
import { isLeftover } from '../leftovers';
import { MOST_UNCLEAR } from '../limits';
import { findDisguises } from '../text/disguises';
import { type Hit, hitsInIngredient } from '../text/hits';
import type { ReadLine, ReadLines } from '../text/lines';
import { readListed } from '../text/mentions';
import { readProse, readTitle, replacedIn } from '../text/sentences';
import { meaningOf } from './avoided';

export type { RecipeLine } from '../text/lines';

export type Verdict = Presence | 'not checked' | 'nothing';

/** Why a recipe may contain something that no label would tell. */
export type Reason =
  /** A dish that the recipe cooks has it. */
  | { kind: 'dish' }
  | { kind: 'title' }
  | { kind: 'leftover' }
  /** A leftover has it, and the line may mean that leftover. */
  | { kind: 'perhaps a leftover'; found: Place['presence'] }
  /** The recipe also has another content, and the diet forbids both in one. */
  | { kind: 'together' }
  /** The word may mean one of the ingredients, such as "butter" beside peanut butter. */
  | { kind: 'listed'; listed: readonly string[]; step: number | undefined };

/** `line` counts lines from 0, `start` and `end` count characters in the line. */
export interface Place {
  line: number;
  start: number;
  end: number;
  words: string;
  presence: Presence | 'not checked';
  reason?: Reason;
}

/** "Nothing" never means that a recipe is safe. */
interface Finding {
  verdict: Verdict;
  places: readonly Place[];
}

export type Findings = ReadonlyMap<Content, Finding>;

/** For leftovers that no line names. */
const OUTSIDE = 1e9;

/** A reader may take these words for a food, even across the end of a line. */
function disguisesIn(lines: readonly ReadLine[]): [line: number, hit: Hit][] {
  const words = lines.flatMap(({ line }, at) => {
    const before = lines[at - 1];
    const behind = before ? `${before.text.slice(before.line.words.at(-1)?.end ?? 0)}\n` : '';
    return line.words.map((word, index) => ({
      ...word,
      at,
      gap: (index ? '' : behind) + word.gap,
    }));
  });
  return findDisguises(words).map(([first, last]) => {
    const { at = 0, start = 0 } = words[first] ?? {};
    const end = words.slice(first, last + 1).findLast((word) => word.at === at)?.end ?? start;
    return [at, { start, end, contents: NONE, isUnclear: true }];
  });
}

function reasonOf(hit: Hit, { step }: ReadLine): Reason | undefined {
  if (hit.listed) return { kind: 'listed', listed: [...new Set(hit.listed)], step };
  return hit.isCooked ? { kind: 'dish' } : undefined;
}

/**
 * Looks through a whole recipe for everything that anybody may avoid. It never clears: words that
 * it does not understand are "not checked". Never throws, and takes linear time.
 * @param recipe every line that a reader sees, in order
 * @param isWhole the recipe and its list of ingredients are complete: then foods and dish of the
 * title count if no line has them or a substitute
 */
export function searchRecipe({ lines, isForeign, asked }: ReadLines, isWhole: boolean) {
  const all: readonly Content[] = [...CONTENTS, ...asked];
  const list = readListed(lines.flatMap(({ line, isIngredient }) => (isIngredient ? line : [])));
  const places = new Map<Content, Place[]>(all.map((content) => [content, []]));
  /** The places that the check did not understand. */
  const unclear: Place[] = [];

  const note = (at: number, hit: Hit, isOfTitle = false) => {
    const read = lines[at];
    if (!read) return;
    const { start, end, contents, isUnclear } = hit;
    const words = isOfTitle ? read.text.trim() : read.text.slice(start, end);
    const reason: Reason | undefined = isOfTitle ? { kind: 'title' } : reasonOf(hit, read);
    const place = { line: at, start, end, words, ...(reason && { reason }) };
    for (const [content, presence] of contents) places.get(content)?.push({ ...place, presence });
    if (!isUnclear || read.leftovers?.length || unclear.length > MOST_UNCLEAR) return;
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
  };

  const isTitle = ({ heading }: ReadLine) => heading === 'title';
  for (const [at, read] of lines.entries()) if (!isTitle(read)) readLine(at, read);
  for (const [at, hit] of disguisesIn(lines)) note(at, hit);
  const isUnderstood = isWhole && unclear.length === 0;
  // A title only counts in a recipe that the check understands.
  const told = new Set(
    isUnderstood && lines.some(isTitle)
      ? [
          ...[...places].flatMap(([content, found]) => (found.some(isSure) ? content : [])),
          ...lines.flatMap((read) => (isTitle(read) ? [] : replacedIn(read.line))),
        ]
      : [],
  );
  for (const [at, read] of lines.entries()) {
    if (!isTitle(read)) continue;
    if (!isUnderstood) readLine(at, read);
    else for (const one of readTitle(read.line, told)) note(at, one, true);
  }

  const hasIngredients = lines.some(
    ({ isIngredient, line }) => isIngredient && line.words.length > 0,
  );
  /** The check cannot judge the recipe as a whole. */
  const isUnread = !hasIngredients || isForeign || unclear.length > MOST_UNCLEAR;
  noteLeftovers(lines, places, unclear);
  const findings = [...places].map(([content, found]): [Content, Finding] => {
    const sorted = inOrder(found);
    return [content, { verdict: worstOf(sorted, isUnread), places: sorted }];
  });
  return { findings: new Map(findings) as Findings, unclear: inOrder(unclear), isUnread };
}

/** Whether a typed word only means allergens, as "dairy" means milk: its own content is its letters. */
const isLetters = (content: Content) =>
  isAsked(content) && meaningOf(content.slice('also '.length)).isContents;

function noteLeftovers(
  lines: readonly ReadLine[],
  places: ReadonlyMap<Content, Place[]>,
  unclear: Place[],
) {
  lines.forEach(({ text, leftovers = [], perhaps = [] }, at) => {
    for (const leftover of [...leftovers, ...perhaps]) {
      const { words, findings, hasMore } = leftover;
      const place = { line: text ? at : OUTSIDE, start: 0, end: text.length, words };
      const add = (list: Place[], found: Place['presence'] = 'not checked') =>
        list.push(
          leftovers.includes(leftover)
            ? { ...place, presence: found, reason: { kind: 'leftover' } }
            : { ...place, presence: 'not checked', reason: { kind: 'perhaps a leftover', found } },
        );
      add(unclear);
      for (const [content, found] of places) {
        for (const presence of findings[content] ?? []) add(found, presence);
        if (hasMore || (!findings[content] && !isLetters(content))) add(found);
      }
    }
  });
}

const isSure = ({ presence }: Place) => presence === 'contains';

const ORDER: readonly Verdict[] = ['contains', 'may contain', 'not checked', 'nothing'];

export function worstOf(places: readonly Place[], isUnread: boolean): Verdict {
  const found: Verdict[] = [isUnread ? 'not checked' : 'nothing'];
  for (const { presence } of places) found.push(presence);
  return ORDER.find((one) => found.includes(one)) ?? 'nothing';
}

/** Sorts places as they are read, each once with the worst verdict there. */
export function inOrder(places: readonly Place[]): Place[] {
  const known = new Map<unknown, Place>();
  for (const place of places) {
    const { line, start, end, reason } = place;
    // A leftover may contain something, and more of it may be unchecked.
    const isOfLeftover = reason?.kind === 'leftover' || reason?.kind === 'perhaps a leftover';
    const isTogether = reason?.kind === 'together';
    const key = isOfLeftover ? place : `${line} ${start} ${end} ${isTogether}`;
    const other = known.get(key);
    const isWorse = !other || ORDER.indexOf(place.presence) < ORDER.indexOf(other.presence);
    if (isWorse) known.set(key, place);
  }
  return [...known.values()].sort((one, other) => one.line - other.line || one.start - other.start);
}
