import { areFacts } from '../../document/facts/readFacts';
import { isTitleLine, nameOfClause } from '../../document/sections/readTitle';
import { stateAllergens } from '../../document/stateAllergens';
import { isFood, isSentence, namesFood, sharesWith, WORK } from '../../document/textTraits';
import { beginsWithAmount, isGroupHeading, isOpeningRemark } from '../../document/vocabulary';
import { pagePattern } from '../../languages/pages';
import type { Line, RoleLine } from '../Line';
import {
  hasNoteLabel,
  headingOf,
  isAboutGoods,
  isGreeting,
  isIngredient,
  isPageLine,
  isRemark,
  isShortFood,
  NUTRITION,
  tellsFacts,
} from './lineTraits';

/* A proposal may be wrong: a cook sees the text beside it. So it takes each line for what it is most likely, and leaves out
   what is most likely beside the recipe. */

const WORDS_OF_WORK = pagePattern('(?<!\\p{L})(?:$waiting.doing|$works)(?!\\p{L})');

const BEGINS_WORK = pagePattern('^(?:$waiting.doing|$works)(?!\\p{L})');

/** It has a verb of the kitchen, a time or a temperature. */
export const tellsWork = (text: string): boolean => WORK.test(text) || WORDS_OF_WORK.test(text);

/** "ok so for the curry grab 2 tins of chickpeas", "Pour les crêpes il te faut 250 g de farine" */
const NEED = pagePattern(
  '^(.{0,80}?)(?<!\\p{L})(?:$needs|$fetches)(?!\\p{L})\\s{0,3}:?\\s{0,3}(?=\\S)',
);
const LABEL = /^([^:.!?\d]{2,40}):\s+/u;
/** "For the sauce", before what one needs for it */
const FOR_DISH = pagePattern('(?<!\\p{L})($groupLead)\\s?([^,.:!?]{3,40}?)[\\s,]*$');
const AND = pagePattern('\\s(?:$small.and|&)\\s');
/** A further food without a comma before it: "250 grams of oats 125 grams of butter" */
const NEXT_AMOUNT = /(?<=\p{L}{3}) (?=\d+(?:[.,/]\d+)?\s?\p{L})/u;

const isItem = (text: string) => text.length <= 80 && (beginsWithAmount(text) || isFood(text));

/** "100 g butter and 2 eggs" are two, "salt and pepper" is one line. */
function splitAnd(text: string): string[] {
  const { index = -1, 0: and = '' } = AND.exec(text) ?? {};
  const [one, other] = [text.slice(0, index), text.slice(index + and.length)];
  const areTwo = index > 0 && isItem(one) && beginsWithAmount(other);
  return areTwo ? [one, ...splitAnd(other)] : [text.replace(LEADING_AND, '')];
}

const LEADING_AND = pagePattern('^(?:$small.and|&)\\s');

function itemsIn(text: string): string[] {
  const level = text.replace(/\([^()]{0,80}\)/g, (all) => all.replaceAll(',', '\u0001'));
  return level
    .replace(/[.\s]+$/, '')
    .split(/[,;]\s+/)
    .map((part) => part.replaceAll('\u0001', ','))
    .flatMap((part) => splitAnd(part.trim()))
    .flatMap((part) => {
      const pieces = part.split(NEXT_AMOUNT);
      return pieces.every(namesFood) ? pieces : [part];
    })
    .filter(Boolean);
}

/** At least this many foods are a list, without a word that says that one needs them. */
const FEWEST_LISTED = 3;

const SENTENCE_END = /(?<!\d\s?\p{L}{0,5})[.!]\s+(?=\p{L})/gu;

/** The foods that a text begins with, and the rest of it. Null if it does not list any. */
function foodsFirst(text: string, fewest: number): { items: string[]; rest: string } | null {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
  const listed: string[] = [];
  let start = 0;
  for (const end of [...ends, text.length]) {
    const items = itemsIn(text.slice(start, end));
    const foods = items.filter(isItem);
    if (foods.length < fewest || foods.length * 4 < items.length * 3) break;
    listed.push(...items);
    start = end;
  }
  return listed.length > 0 ? { items: listed, rest: text.slice(start).trim() } : null;
}

const placed = (line: Line, text: string, role: RoleLine['role'], at = 0): RoleLine => ({
  ...line,
  text,
  role,
  mark: role === 'ingredient' ? 'bullet' : null,
  isAfterBlank: line.isAfterBlank && at === 0,
});

/** A sentence that lists foods: lines with their roles. Null for any other. */
function splitList(line: Line): RoleLine[] | null {
  const { text } = line;
  if (line.aside || line.mark === 'heading' || NUTRITION.test(text)) return null;
  const need = NEED.exec(text);
  const label = need ? null : LABEL.exec(text);
  const lead = need?.[0] ?? label?.[0] ?? '';
  const found = foodsFirst(text.slice(lead.length), need ? 2 : FEWEST_LISTED);
  if (!found || headingOf(text.slice(0, lead.length)) === 'method') return null;
  const measured = found.items.filter((item) => /^[^\p{L}]*[\d½¼¾⅓⅔]/u.test(item)).length;
  // "Add the lentils, tomatoes, stock" is work.
  if (
    !need &&
    measured * 2 < found.items.length &&
    (!label || BEGINS_WORK.test(found.items[0] ?? ''))
  )
    return null;
  const [, groupLead = '', dish = ''] = FOR_DISH.exec(need?.[1] ?? '') ?? [];
  const name = label?.[1] ?? (dish ? `${groupLead} ${dish}` : '');
  const isHead = name !== '' && headingOf(name) === 'ingredients';
  return [
    ...(name && !isHead ? [{ ...placed(line, name, 'group'), title: dish || name }] : []),
    ...found.items.map((item, at) => placed(line, item, 'ingredient', at)),
    ...(found.rest ? [placed(line, found.rest, null, 1)] : []),
  ];
}

/** The roles of lines by their words alone, for messages, and for a text whose list or work is not plain. */
export function placeLines(lines: readonly Line[]): RoleLine[] {
  const parts = lines.flatMap((line) => splitList(line) ?? [{ ...line, role: null }]);
  let hasTitle = false;
  let hasList = false;
  const given = parts.map((line): RoleLine => {
    const { text, role, mark } = line;
    const own = role ?? roleOf(line, hasList);
    if (own === 'ingredient') hasList = true;
    const { title, ...rest } = line;
    const name = own === null ? (nameHanded(text) ?? text) : (title ?? '');
    const isTitle = !hasTitle && !hasList && mark !== 'bullet' && isTitleLine(name);
    const isName =
      isTitle && (own === 'group' ? name !== text || !isGroupHeading(text) : own === null);
    hasTitle ||= isName;
    return isName ? { ...rest, text: name, role: 'title' } : { ...rest, role: own ?? 'note' };
  });
  return joinSteps(given);
}

const HANDS = pagePattern('(?<!\\p{L})$hands\\s');

/** "Hi love, here's that banana bread you wanted": what someone sends. */
function nameHanded(text: string): string | null {
  const { index = -1, 0: lead = '' } = HANDS.exec(text) ?? {};
  return index < 0 ? null : nameOfClause(text.slice(index + lead.length, index + 160));
}

/** A scan breaks sentences at its width: "Put", "everything into a large pan". */
export function joinSteps(lines: readonly RoleLine[]): RoleLine[] {
  const isWhole = lines.some(
    ({ role, text }) => /^(?:step|note)$/.test(`${role}`) && /\p{Ll}[.!]$/u.test(text),
  );
  const joined: RoleLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const goesOn =
      isWhole &&
      last?.role === 'step' &&
      !line.isAfterBlank &&
      !line.mark &&
      /^(?:step|note)$/.test(`${line.role}`) &&
      /\p{L}$|,$/u.test(last.text) &&
      /^\p{Ll}/u.test(line.text);
    if (goesOn) last.text = `${last.text} ${line.text}`;
    else joined.push({ ...line });
  }
  return joined;
}

function roleOf(line: Line, hasList: boolean): RoleLine['role'] {
  const { text, mark } = line;
  if (line.aside === 'stamp' || isPageLine(line) || isGreeting(text)) return 'note';
  const head = mark === 'bullet' ? null : headingOf(text);
  if (head) return head === 'facts' ? 'note' : HEADS[head];
  if (/[?？]\s*$/.test(text)) return 'note';
  if (tellsFacts(text) || areFacts(text)) return 'fact';
  if (mark === 'number') return 'step';
  if (isIngredient(text)) return 'ingredient';
  if (isGroupHeading(text) && text.length < 40 && !tellsWork(text)) return 'group';
  if (hasList && tellsWork(text) && !isOpeningRemark(text)) return 'step';
  if (isShortFood(text) && (hasList || mark === 'bullet')) return 'ingredient';
  return tellsWork(text) && isSentence(text) && hasList ? 'step' : null;
}

const HEADS = {
  ingredients: 'ingredientsHead',
  method: 'methodHead',
  notes: 'noteHead',
} as const;

/**
 * The lines of a proposal: of those beside the list and the work, what states allergens, notes of the cook, and remarks on
 * the food right below the work.
 */
export function withoutWordsBeside(lines: readonly RoleLine[]): RoleLine[] {
  const states = stateAllergens(lines.map(({ text }) => text));
  const isPart = ({ role }: RoleLine) => role === 'step' || role === 'ingredient';
  const isAbout = sharesWith(lines.filter(({ role }) => role === 'ingredient'));
  const [first, last] = [lines.findIndex(isPart), lines.findLastIndex(isPart)];
  const isOther = otherInWork(lines, isAbout);
  const below = lines.slice(last + 1);
  const foot = below.findIndex((line) => isPageLine(line) || isGreeting(line.text));
  const notes = below.findIndex(({ text }) => headingOf(text) === 'notes');
  return lines.flatMap((line, at): RoleLine | RoleLine[] => {
    // "Contains sesame and soya.", right below the last step
    const isStated = states[at] && line.role === 'step' && !tellsWork(line.text);
    if (isStated) return { ...line, role: 'note' };
    return states[at] || !isBeside(line, at) ? line : [];
  });

  function isBeside(line: RoleLine, at: number): boolean {
    if (line.role === 'group') return isAboutGoods(line.text);
    if (line.role === 'step') return isOther(line, at);
    return BESIDE.has(line.role) && !isNote(line, at);
  }

  function isNote(line: RoleLine, at: number): boolean {
    const { text, role } = line;
    if (isPageLine(line) || isGreeting(text)) return false;
    const place = at - last - 1;
    if (notes >= 0 && place >= notes) return isOwnNote(below, notes, place);
    if (hasNoteLabel(text)) return true;
    if (role === 'noteHead' || role === 'lead' || at < first) return false;
    const isRight = at < last || foot < 0 || place < foot;
    return isRight && (isRemark(text) || (isSentence(text) && isAbout(text)));
  }
}

const BESIDE = new Set<RoleLine['role']>(['note', 'words', 'noteHead', 'lead']);

/** Below a heading for notes, up to the foot of the page, and no table of nutrients. */
function isOwnNote(below: readonly RoleLine[], notes: number, place: number): boolean {
  const head = below.findLast(({ text }, at) => at <= place && headingOf(text) === 'notes');
  const hasFoot = below.slice(notes, place).some(isPageLine);
  return !hasFoot && !NUTRITION_HEAD.test(head?.text ?? '');
}

/** A button among sentences, or a wish after them. */
function otherInWork(lines: readonly RoleLine[], isAbout: (text: string) => boolean) {
  const steps = lines.filter(({ role }) => role === 'step');
  const isWhole = ({ text }: RoleLine) => /[.!?:)…]["”*]*$/.test(text);
  const areWhole = steps.filter(isWhole).length * 2 > steps.length;
  const last = lines.findLastIndex(
    ({ role, text }) => role === 'step' && (tellsWork(text) || isAbout(text)),
  );
  return (line: RoleLine, at: number) =>
    !tellsWork(line.text) &&
    (isPageLine(line) ||
      at > last ||
      (areWhole && !isWhole(line) && !isAbout(line.text) && line.mark !== 'number'));
}

const NUTRITION_HEAD = pagePattern('$nutrients|nutri|nährwert');
