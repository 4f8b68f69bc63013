import { foodNamed, type Shelf } from '../../foods';
import { convertUnit, inflect } from '../../reading';
import { scaleOf } from '../adding';
import type { Compared, EntryUse, Need, NeedAmount, Needs, WrittenAmount } from '../Comparison';
import { roundAbout, writeAmount } from '../scaling/measures';
import { systemOf } from '../units';
import { writeSum } from '../writeSum';
import type { Goods } from './shoppingNameOf';

/** What a dinner needs of a line. */
export interface DinnerNeed {
  key: string;
  value: number | null;
}

/** Not a line of a list that someone has shared. */
export const isOfDinner = (key: string): boolean => key.startsWith('@');

/** The key of a line that belongs to one dinner alone has this form already. */
export const needKey = (dinner: string, key: string) =>
  isOfDinner(key) ? key : `@${dinner} ${key}`;

export interface ListLine {
  /** The same for the same food, however much of it the list needs. */
  key: string;
  text: string;
  /** What the visitor has, if that is too little; else empty. */
  note: string;
  /** Without its amount: this joins the ingredients on hand. */
  name: string;
  /** The same for all lines of one food. With salt at hand, "salt and pepper" is for pepper. */
  foods: readonly string[];
  /** Null if the list shows the line as written. */
  value: number | null;
  shelf: Shelf;
  parts: readonly { title: string; text: string }[];
  /** Once per dinner. */
  needs: readonly DinnerNeed[];
  /** What the visitor avoids that it may contain. */
  warnings: readonly string[];
}

export interface LineOptions {
  /** The page's language, whose names the list prefers. */
  language: string;
  /** What the visitor avoids in a line, and what the page could not check it for. */
  noteOn(line: string, language: string | null): string;
  /** In the page's language. */
  words: {
    haveAndNeed(have: string, need: string): string;
    missing(food: string, amount: string): string;
    /** The cook has to look. */
    look(have: string, need: string): string;
    /** By what foods usually weigh. */
    about(amount: string): string;
    aboutEnough(line: string): string;
  };
}

export interface DinnerItem {
  title: string;
  dinner: string;
  line: string;
  language: Needs['language'];
  goods: Goods;
  needs: readonly Compared<Need>[];
  factor: number;
  /** Its grams are what cups of the food usually weigh. */
  isAbout: boolean;
  /** As written, for the chosen servings. */
  text(): string;
}

export function withShort(
  line: ListLine,
  [item]: readonly DinnerItem[],
  bought: readonly Compared[],
  words: LineOptions['words'],
): ListLine {
  const counted = item?.goods.counted;
  const short = [...new Set(bought.flatMap(({ use }) => use ?? []))];
  const write = ({ value, unit }: NeedAmount, own: WrittenAmount, rounds = false) =>
    inLanguage(
      writeSum([{ ...own, to: null, value: convertUnit(value, unit, own.unit) ?? value }], rounds)
        .text,
      item?.language ?? null,
    );
  const brief = (amount: NeedAmount) =>
    counted && scaleOf(counted.unit) === scaleOf(amount.unit)
      ? write(amount, counted)
      : writeAmount(amount, (counted && systemOf(counted.unit)) ?? 'original', counted);
  /** Uses the visitor's words; only the number if these begin with something else. */
  const owned = ({ entries: [one, ...others], have }: EntryUse) =>
    one && others.length === 0 && /^(?:[\d½]|half )/i.test(one.text)
      ? one.text
      : have && brief(have);
  const note = short
    .map((use) => {
      const have = owned(use);
      const say = use.enough === 'check' ? words.look : words.haveAndNeed;
      return have && use.need && say(have, brief(use.need));
    })
    .join(' ');
  // A cook without pepper has more to buy than the missing salt.
  const [use] = short.length === 1 && bought.every((one) => one.use) ? short : [];
  const missing = use?.short;
  if (!missing || !counted || counted.to !== null) return { ...line, note };
  const more = use.isAbout
    ? words.about(brief(roundAbout(missing)))
    : write(missing, counted, counted.unit === '');
  return { ...line, text: words.missing(line.name, more), note };
}

function needsByDinner(key: string, items: readonly DinnerItem[]): DinnerNeed[] {
  const needs = new Map<string, number | null>();
  for (const { dinner, goods } of items) {
    const name = needKey(dinner, key);
    const value = goods.counted ? writeSum([goods.counted]).value : null;
    needs.set(name, value === null ? null : (needs.get(name) ?? 0) + value);
  }
  return [...needs].map(([key, value]) => ({ key, value }));
}

const wordsOf = ({ needs, line }: DinnerItem, asked: readonly Compared[]) =>
  needs
    .filter((one) => asked.includes(one))
    .map(({ names }) => names.join(' / '))
    .join(', ') || line;

/** The items have to be all counted, or all the same text. */
export function joinItems(
  key: string,
  items: readonly DinnerItem[],
  asked: readonly Compared[],
  { noteOn, language, words }: LineOptions,
): ListLine {
  const [first] = items as [DinnerItem];
  const { goods } = first;
  const [one, ...more] = items.flatMap((item) => item.goods.counted ?? []);
  const isWhole = one?.unit === '' && goods.key === 'egg';
  const code = items.some((item) => item.language === language) ? language : first.language;
  const shown = items.filter((item) => item.language === code);
  const units = shown.flatMap((item) => item.goods.counted ?? []);
  const sum = one ? writeSum([one, ...more], isWhole, units) : null;
  const name = sum ? nameOf(shown, sum.count) : wordsOf(first, asked);
  const about = (text: string) => (items.some((item) => item.isAbout) ? words.about(text) : text);
  return {
    key,
    text: sum ? `${name}, ${about(inLanguage(sum.text, code))}` : foodFirst(first, name),
    note: '',
    name,
    foods: [...new Set(asked.map(({ food }) => food))],
    value: sum?.value ?? null,
    shelf: goods.shelf,
    parts: items.map(({ title, goods: { counted }, language: own, text }) => ({
      title,
      text: counted ? inLanguage(writeSum([counted]).text, own) : text(),
    })),
    needs: needsByDinner(key, items),
    warnings: [...new Set(items.flatMap((item) => noteOn(item.line, item.language) || []))],
  };
}

/** A visitor looks for the food, also in a line whose amount cannot be added up. */
function foodFirst({ goods, line, text }: DinnerItem, name: string): string {
  const written = text();
  const isFirst = written.toLowerCase().startsWith(name.toLowerCase());
  return goods.isVague && !isFirst && name !== line ? `${name} – ${written}` : written;
}

/** Other languages have a decimal comma. */
const inLanguage = (text: string, code: string | null) =>
  code === 'en' || code === null ? text : text.replace(/(?<=\d)\.(?=\d)/, ',');

/** Takes the number of the sum: "onions" for three. */
function nameOf(items: readonly DinnerItem[], count: number): string {
  const perRecipe = ({ goods, factor }: DinnerItem) => (goods.counted?.value ?? 0) / factor;
  const most = items.reduce((best, one) => (perRecipe(one) > perRecipe(best) ? one : best));
  const { name, counted } = most.goods;
  const isEnglish = most.language === 'en' || (most.language === null && foodNamed(name));
  const isOne = isEnglish && perRecipe(most) <= 1 && count > 1 && counted?.unit === '';
  return isOne && /^[^()]*[^s()]$/.test(name) ? inflect(name, 2, 'en') : name;
}
