import { readFact } from '../../document/facts/readFacts';
import { pagePattern } from '../../languages/pages';
import type { Anchors } from './anchors';
import { runBelow, type Traits } from './traitsOf';

/** A line, and what the lines around it show. */
export interface Place extends Anchors {
  lines: readonly Traits[];
  at: number;
  line: Traits;
  next: Traits | undefined;
  /** A number came before, in the same part of the work. */
  isNumbered: boolean;
}

export const isInList = ({ at, list }: Place) => at >= list[0] && at <= list[1];
export const isInWork = (place: Place) =>
  place.at >= place.work[0] && place.at <= place.work[1] && !isInList(place);

/** A name may follow, or be below. */
const CREDIT = pagePattern('^$credit\\b:?(?: \\S{1,30}){0,3}$');

/** "Serves 4", but not "Bake 22 minutes." */
export function tellsServings({ line, methodHead }: Place): boolean {
  if (!line.isFact || line.mark === 'number') return false;
  const isServings = readFact(line.text)?.name === 'servings';
  const isDeed = /^\p{L}+ \d.*\.$/u.test(line.text);
  return methodHead < 0 ? isServings : !line.isSentence && (isServings || !isDeed);
}

/** Who wrote the recipe, a tip, a button. */
export const isOfPage = (line: Traits) =>
  line.isFurniture || line.isRemark || CREDIT.test(line.text);

/** A greeting, another voice, or words after the last step. */
export function endsWork(place: Place): boolean {
  const { line, isNumbered } = place;
  if (!isInWork(place) || line.mark === 'number' || tellsServings(place)) return false;
  if (isEnd(line) || isOfPortion(place)) return true;
  return isNumbered ? isAfterNumbers(place) : isAfterLines(place);
}

export const isEnd = (line: Traits) => line.isGreeting || isOfPage(line) || !!line.isRuled;

/** "Per slice: 310 kcal, fat 13 g", below the last step */
const isOfPortion = ({ line, lines, at }: Place) =>
  line.isNutrition && !line.isSentence && !lines.slice(at).some(({ mark }) => mark === 'number');

export const isAfterNumbers = ({ line, lines, at, methodHead, isPage, numbersName }: Place) =>
  methodHead >= 0 &&
  !numbersName &&
  (line.isAfterBlank || (isPage && !line.isSentence && /[.!]$/.test(lines[at - 1]?.text ?? ''))) &&
  !lines.slice(at + 1).some(({ mark }) => mark === 'number');

function isAfterLines({ line, lines, at, methodHead }: Place): boolean {
  if (methodHead < 0 || !line.isAfterBlank) return false;
  const before = lines
    .slice(methodHead + 1, at)
    .filter(({ aside, isFact, text }) => !aside && !isFact && !/^[^:.]{2,25}: \S+$/.test(text));
  if (before.length < 2) return false;
  const below = [line, ...runBelow(lines, at)];
  const areBullets = before.every(({ mark }) => mark === 'bullet');
  if (areBullets)
    return !below.some(({ mark, text }) => mark === 'bullet' && /\p{L}{2}/u.test(text));
  // A sentence may be the third step.
  return (
    before.length > (line.isSentence ? 2 : 1) &&
    before.every(({ mark, isAfterBlank }, place) => !mark && (place === 0 || !isAfterBlank))
  );
}
