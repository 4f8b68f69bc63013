import { recognise } from '../../../foods/recognise';
import { WORK } from '../../../recipe/document/runs';
import { beginsWithAmount } from '../../../recipe/document/vocabulary';
import { sharesWith } from './findUnmarked';
import { hasAmount, isSentence } from './judge';
import type { Placed } from './Placed';

/** A line with this many words and no food is a button of the page, or a remark. */
const FEWEST_WORDS = 3;
/** With fewer foods that have amounts, there is no list to compare with. */
const FEWEST_FOODS = 3;
/** The share of lines with amounts that name a known food, if the page knows the language's foods. */
const MOST = 0.8;

/**
 * Makes notes of what a page has among the ingredients and is no food: a group without any, as of the pots and pans,
 * and what is above the first amount or below the last one, as a button is.
 */
export function noteOthers(lines: readonly Placed[]): Placed[] {
  const listed = lines.flatMap(({ role, text }, at) =>
    role === 'ingredient' && hasAmount(text) ? [at] : [],
  );
  const foods = listed.filter((at) => namesAny(lines[at]?.text ?? ''));
  const [first = 0, last = 0] = [foods[0], foods.at(-1)];
  if (foods.length < Math.max(FEWEST_FOODS, MOST * listed.length)) return [...lines];
  const isStrange = ({ text, mark }: Placed) =>
    !mark && !hasAmount(text) && !namesAny(text) && text.split(/\s/).length >= FEWEST_WORDS;
  let isOther = false;
  return lines.map((line, at): Placed => {
    const { role } = line;
    if (role === 'group') isOther = isWithoutFood(lines, at);
    else if (role !== 'ingredient') isOther = role === null ? false : isOther;
    if (isOther && role === 'group') return { ...line, role: 'noteHead' };
    if (role !== 'ingredient') return line;
    const isEdge = at < first || at > last;
    if (isOther || (isEdge && isStrange(line))) return { ...line, role: 'note' };
    // "Not included in your delivery", above "1 tbsp honey"
    return isStrange(line) && listed.includes(at + 1) ? { ...line, role: 'group' } : line;
  });
}

const namesAny = (text: string) => recognise(text).foods.length > 0;

/** Whether a group of the ingredients has neither a food nor an amount. */
function isWithoutFood(lines: readonly Placed[], at: number): boolean {
  const rest = lines.slice(at + 1);
  const end = rest.findIndex(({ role }) => role !== 'ingredient');
  const items = rest.slice(0, end < 0 ? undefined : end);
  return items.length > 0 && items.every(({ text }) => !beginsWithAmount(text) && !namesAny(text));
}

/** Makes notes of blocks between numbered steps, if none of them is work: captions, or offers of the page. */
export function noteBetweenSteps(lines: readonly Placed[]): Placed[] {
  const isAbout = sharesWith(lines.filter(({ role }) => role === 'ingredient'));
  const isWork = ({ text }: Placed) =>
    WORK.test(text) || /^\p{Ll}.*[.!]$/u.test(text) || (isSentence(text) && isAbout(text));
  let isOwn = false;
  const own = new Set(
    lines.filter(({ isApart, mark, role }) => {
      if (isApart || mark === 'number') isOwn = mark !== 'number';
      return isOwn && role === 'more';
    }),
  );
  const goesOn = [...own].some(isWork);
  return lines.map((line) =>
    own.has(line) && !isWork(line) && !(goesOn && isSentence(line.text))
      ? { ...line, role: 'note' }
      : line,
  );
}
