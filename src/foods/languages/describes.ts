import { foodNamed } from '../foods';
import type { Word } from '../words';
import { isCapital } from './nouns';
import type { Said } from './phrases';

/** English words behind which another food may come. */
const OTHERS = /^(?:and|or|but|with|without|of|no|instead|replace|like|to)\b|^~/;

/**
 * Whether an unknown word only says something of a food before it, in a language that describes a food behind its name:
 * "mango petacón", "queso de Zorblax", "aceite para la zorbla". Another food may hide behind "harina de", "sopa" and a
 * comma.
 */
export function describes(
  pieces: readonly { said: Said | undefined; source: readonly Word[] }[],
  at: number,
): boolean {
  let isFree = isCapital(pieces[at]?.source[0]);
  for (let place = at; place > 0; place -= 1) {
    if (!/^[\s(]*$/.test(pieces[place]?.source[0]?.gap ?? '')) return false;
    const { said, source } = pieces[place - 1] as (typeof pieces)[number];
    const english = said?.english ?? source.map(({ text }) => text).join(' ');
    const food = foodNamed(english) ?? (said?.isFood && foodNamed(english.replace(/.* /, '')));
    if (food) return !food.isUnclear && !food.isDish;
    // "Para la zorbla" says what it is for.
    if (english === 'for') isFree = true;
    if (OTHERS.test(english) && !(isFree && english === 'of')) return false;
  }
  return false;
}
