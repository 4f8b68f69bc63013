import { foodNamed } from '../foods';
import type { Word } from '../words';
import { isCapital } from './nouns';
import type { Said } from './phrases';

/** English words behind which another food may come. */
const OTHERS = /^(?:and|or|but|with|without|no|instead|replace|like)\b|^~/;

/**
 * Whether an unknown word only says something of a food before it, in a language that describes a food behind its name:
 * "mango petacón", "queso de Zorblax", "aceite para la zorbla". Another food may hide behind "harina de", "sopa" and a
 * comma, but none behind a tool.
 */
export function describes(
  pieces: readonly { said: Said | undefined; source: readonly Word[] }[],
  at: number,
): boolean {
  let isFree = isCapital(pieces[at]?.source[0]);
  let isOther = false;
  for (let place = at; place > 0; place -= 1) {
    if (!/^[\s(]*$/.test(pieces[place]?.source[0]?.gap ?? '')) return false;
    const { said, source } = pieces[place - 1] as (typeof pieces)[number];
    const english = said?.english ?? source.map(({ text }) => text).join(' ');
    const food = foodNamed(english) ?? (said?.isFood && foodNamed(english.replace(/.* /, '')));
    if (food) {
      const isClear = !food.isUnclear && (!food.isDish || food.contents.size > 0);
      return food.isThing || (isClear && !isOther);
    }
    // "Para la zorbla" says what it is for.
    if (english === 'for') isFree = true;
    if (english === 'of') isOther ||= !isFree;
    else if (OTHERS.test(english)) return false;
  }
  return false;
}
