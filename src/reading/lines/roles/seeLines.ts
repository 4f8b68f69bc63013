import {
  type Below,
  type LineFeatures,
  NO_RANK,
  type Opening,
  type Zone,
} from '../../document/roles/LineFeatures';
import { isGroupHeading, isPartHeading } from '../../document/vocabulary';
import type { Line } from '../Line';
import { findAnchors } from './anchors';
import {
  endsWork,
  isAfterNumbers,
  isEnd,
  isInList,
  isInWork,
  isOfPage,
  type Place,
  tellsServings,
} from './endsWork';
import { CONTAINS, isAboutGoods, isTableHead } from './lineTraits';
import { nextWords, runBelow, type Traits, traitsOf } from './traitsOf';

/** For lines that are not grouped yet: near list and work, their neighbours tell what they are. */
export function seeLines(lines: readonly Line[]): LineFeatures[] {
  const traits = traitsOf(lines);
  const anchors = findAnchors(traits);
  let isNumbered = false;
  return traits.map((line, at) => {
    const seen = seeLine({
      ...anchors,
      lines: traits,
      at,
      line,
      next: nextWords(traits, at),
      isNumbered,
    });
    isNumbered = seen.opens === null && (isNumbered || line.mark === 'number');
    return seen;
  });
}

const LABELLED = /^[^:：]{2,30}(?<!s)[:：]\s/;

function seeLine(place: Place): LineFeatures {
  const { line, lines, at, list, work, isNumbered } = place;
  const hasMethod = place.methodHead >= 0;
  const heads = headOf(place);
  const said = isBelowFoods(place) ? 'notes' : openingOf(place);
  const opens = said ?? (heads === 'again' ? heads : heads && 'other');
  const isAside = opens === null && isBeside(place);
  const mayBeOtherList = !hasMethod || list[0] > at;
  return {
    ...line,
    opens,
    rank: opens === 'ingredients' || opens === 'method' ? 0 : NO_RANK,
    below: seeBelow(place, heads),
    aside: line.aside ?? isAside,
    enters: opens === null && !isAside && endsWork(place) ? 'rest' : entersAt(place),
    leaves: at === list[1] + 1 ? 'list' : !hasMethod && at === work[1] + 1 ? 'work' : null,
    hasRest: opens === 'notes' && LABELLED.test(line.text),
    tellsServings: tellsServings(place),
    isRemark: line.isSentence && line.isWork,
    isFirstList: true,
    goesOn: isNumbered,
    isInOtherList: mayBeOtherList && line.inList,
    isAboveOtherList: mayBeOtherList && !!lines[at + 1]?.inList,
  };
}

function entersAt({ at, list, work, ingredientsHead, methodHead }: Place): Zone | null {
  if (methodHead < 0 && at === work[0]) return 'work';
  return ingredientsHead < 0 && at === list[0] ? 'list' : null;
}

const isFoodLine = (line: Traits | undefined) => !!line && (line.hasAmount || line.isFood);
const isItem = ({ mark }: Traits) => mark === 'bullet' || mark === 'row';
const isListed = (line: Traits | undefined) => !!line && (line.hasAmount || isItem(line));
const opensMain = (line: Traits | undefined) => /^(?:ingredients|method)$/.test(line?.opens ?? '');

function seeBelow(place: Place, heads: Heads): Below {
  const { at, lines, line, list, next } = place;
  const isOfList = at >= list[0] && at < list[1];
  const isAboveWork = !!next && !line.isFurniture && (next.mark === 'number' || next.isSentence);
  return {
    steps: heads === 'steps' || isAboveWork,
    amounts: !heads && isOfList && isListed(next),
    get items() {
      return heads === 'foods' || (isOfList && isFoodLine(lines[at + 1]));
    },
  };
}

/** Only one of several headings for a section opens it. */
function openingOf(place: Place): Opening | null {
  const { line, at, list, work, ingredientsHead, methodHead } = place;
  if (at === ingredientsHead) return 'ingredients';
  if (at === methodHead) return 'method';
  const { opens } = line;
  if (opens === 'notes' || opens === 'facts') {
    if (isInList(place) && isAmongFoods(place)) return null;
    const start = Math.min(...[list[0], work[0]].filter((place) => place >= 0));
    if (opens === 'facts') return at < start ? 'facts' : 'notes';
    return at > 0 ? 'notes' : null;
  }
  // "Hungry for more?" below the work
  const asks = work[0] >= 0 && at > work[0] && /[?？]$/.test(line.text);
  return opens === 'other' ? (asks ? 'notes' : 'other') : null;
}

/** "Asparagus tips", or "Portions" between buttons that count them */
const isAmongFoods = ({ line, lines, at }: Place) =>
  line.opens === 'facts' || (line.hasFood && isFoodLine(lines[at - 1]));

/** "Contains:", below the last food of the list */
const isBelowFoods = (place: Place) =>
  isInList(place) &&
  /[:：]$/.test(place.line.text) &&
  CONTAINS.test(`${place.line.text} `) &&
  !place.lines
    .slice(place.at, place.list[1] + 1)
    .some(({ text, isListed, hasFood }) => /^\d/.test(text) && isListed && hasFood);

type Heads = 'foods' | 'steps' | 'again' | null;

/** For a line that is not marked as a heading or names a section again. */
function headOf(place: Place): Heads {
  const { line, next } = place;
  const isMain = opensMain(line);
  if (isMain || (!line.mark && !line.hasAmount && isPartHeading(line.text))) {
    if (isInList(place) && (isListed(next) || isGroupName(place))) return 'foods';
    if (isInWork(place) && next && (isMain || next.mark === 'number')) return 'steps';
    if (isMain) return 'again';
  }
  if (line.opens !== null || line.aside) return null;
  if (isInWork(place)) return namesPart(place) ? 'steps' : null;
  return isInList(place) && !isStray(place) && !line.isFact ? headInList(place) : null;
}

const isGroupName = ({ line, next }: Place) =>
  line.isGroup && !!next && !opensMain(next) && !next.isSentence;

function headInList(place: Place): Heads {
  const { line, next } = place;
  if (isGroupName(place) || place.names.has(place.at)) return 'foods';
  if (isItem(line) || line.hasAmount) return null;
  if (isApart(place) || isAboutGoods(line.text)) return 'foods';
  if (isGroupHeading(line.text) && !/[:：]\s/.test(line.text) && isListed(next)) return 'foods';
  return !isOdd(place) && isAboveFoods(place) ? 'foods' : null;
}

/** No part of the list or the work around it. */
function isBeside(place: Place): boolean {
  const { line, lines, at, next } = place;
  if (isInList(place))
    return isStray(place) || (!line.isFact && !isItem(line) && !line.hasAmount && isOdd(place));
  if (!isInWork(place) || line.mark === 'number' || tellsServings(place)) return false;
  return isOfPage(line) && (isTipWithin(line, next) || runBelow(lines, at).some(isMoreWork));
}

/** "Tip: taste it", in the middle of a paragraph of steps */
const isTipWithin = (line: Traits, next: Traits | undefined): boolean =>
  line.isRemark &&
  LABELLED.test(line.text) &&
  !line.isAfterBlank &&
  !!next?.isSentence &&
  !next.isAfterBlank;

/** A button, a label, the head of a table, or what a list contains for people with allergies. */
const isStray = ({ line: { text, mark, isFurniture, opens, hasAmount }, lines, at }: Place) =>
  isFurniture ||
  opens === 'facts' ||
  CONTAINS.test(text) ||
  (mark === 'row' && isTableHead(text)) ||
  (!mark && !hasAmount && isAboutGoods(text) && !isListed(lines[at + 1]));

/** A short line above a food is none if empty lines are around, or it alone has no bullet. */
function isApart({ line, lines, at, isSpaced, hasBullets }: Place): boolean {
  const next = lines[at + 1];
  if (!next || line.isSentence || line.text.length > 40) return false;
  const isAlone = !!line.isAfterBlank && !!next.isAfterBlank && !isSpaced;
  return (isAlone && next.hasAmount) || (hasBullets && next.mark === 'bullet');
}

/** A picture's name above the servings, or a line without food around a list of known foods. */
function isOdd(place: Place): boolean {
  const { at, next, foods } = place;
  const isEdge = !!foods && (at < foods[0] || at > foods[1]);
  return !!next?.isFact || (isEdge && isStrange(place));
}

/** Names a group of the foods below: a short line apart, or one that names no food. */
function isAboveFoods(place: Place): boolean {
  const { line, lines, at } = place;
  const next = lines[at + 1];
  const isApart = line.isAfterBlank && !next?.isAfterBlank && line.text.length < 40;
  return (
    (isApart && isListed(next) && !line.isFood) || (next?.hasAmount === true && isStrange(place))
  );
}

/** With this many words and no food, a line is a button or a remark. */
const FEWEST_WORDS = 3;

const isStrange = ({ line, foods }: Place) =>
  !!foods &&
  !line.hasFood &&
  !/^\p{Ll}/u.test(line.text) &&
  line.text.split(/\s/).length >= FEWEST_WORDS;

const isMoreWork = (line: Traits) =>
  !line.aside &&
  !line.isFurniture &&
  !line.isRemark &&
  !line.isFact &&
  (line.mark === 'number' || line.isWork);

function namesPart(place: Place): boolean {
  const { line, next } = place;
  if (line.mark === 'number') return /[:：]$/.test(line.text) && !!next?.isSentence;
  if (line.mark || line.isSentence || !next) return false;
  if (tellsServings(place) || isEnd(line) || isBeside(place)) return false;
  // "The baker's trick", below the last number
  if (place.isNumbered && isAfterNumbers(place)) return false;
  return (line.isGroup && (next.isSentence || next.mark === 'number')) || place.names.has(place.at);
}
