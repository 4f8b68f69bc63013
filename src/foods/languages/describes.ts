import { foodNamed } from '../foods';
import type { Food } from '../notation';
import type { Word } from '../words';
import { hasCapital } from './nouns';
import type { Said } from './phrases';

/** Another food may come after these English words. */
const OTHERS = /^(?:and|or|but|with|without|no|instead|replace|like)\b|^~/;

interface Piece {
  said: Said | undefined;
  source: readonly Word[];
}

const englishOf = ({ said, source }: Piece) =>
  said?.english ?? source.map(({ text }) => text).join(' ');

/**
 * Whether an unknown word only describes a food before it: "mango petacón", "trucha de río", "queso
 * de Zorblax", "aceite para la zorbla", "sin zorbla". "Harina de", "sopa" and a comma may hide
 * another food; a tool hides none.
 */
export function describes(pieces: readonly Piece[], at: number): boolean {
  const isFree = hasCapital(pieces[at]?.source[0]);
  let isOther = false;
  for (let place = at; place > 0; place -= 1) {
    if (!/^[\s(]*$/.test(pieces[place]?.source[0]?.gap ?? '')) return false;
    const before = pieces[place - 1] as Piece;
    const english = englishOf(before);
    const food = foodNamed(english);
    if (food) return food.isThing || mayBeDescribed(food, isOther, before.said?.isHead);
    if (english === 'of') isOther ||= !isFree;
    // What is not there is no food.
    else if (place === at && /^(?:without|no)$/.test(english)) return true;
    else if (OTHERS.test(english)) return false;
  }
  return false;
}

/** `isOf`: "of" is between the food and the word. */
const mayBeDescribed = (food: Food, isOf: boolean, isHead: boolean | undefined): boolean =>
  !food.isUnclear && (food.isDish ? !isOf && food.contents.size > 0 : !(isOf && isHead));
