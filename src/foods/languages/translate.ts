import { foodNamed, nameTree } from '../foods';
import type { Food } from '../notation';
import { longestName } from '../text/reading';
import { isVerb } from '../text/says';
import { foldLetters, splitWords, type Word } from '../words';
import type { Compounds } from './compounds';
import type { FoodLanguage, Grammar } from './FoodLanguage';
import { type Capitals, hasCapital, isAfterBesides, isNoIngredient, mayBeNoun } from './nouns';
import { inText, type Phrases, type Said } from './phrases';
import type { Speaker } from './spoken';

const [REALLY] = splitWords('really') as [Word];
/** Replaces a word that says nothing of a food. */
const PLAIN = { key: REALLY.key, text: REALLY.text, isTranslated: true };

/** Whether a word tells anything of the language of a text. */
const tells = ({ key, isNumber }: Word) => !isNumber && key.length > 1;

/** Puts English words in place of a language's. */
export function createTranslation(
  language: FoodLanguage,
  grammar: Grammar,
  sayAt: Phrases,
  { foodBefore }: Compounds,
): Speaker['read'] {
  // The table of typed words has nothing to read with.
  if (!language.foodWords) return () => null;

  /** A word that no table knows. Only a noun may be a food. */
  function unknown(words: readonly Word[], at: number, style: Capitals): Partial<Word> {
    const word = words[at] as Word;
    const plain = word.plain;
    if (grammar.noFood?.test(plain) || grammar.noFood?.test(word.text)) return PLAIN;
    if (!grammar.capitalNouns)
      return isAfterBesides(grammar, words, at) ? PLAIN : { isTranslated: true };
    if (!mayBeNoun(grammar, words, at, style)) return PLAIN;
    const food = foodBefore(plain);
    const trace = food && foodNamed(food.english)?.contents;
    const isForeign = !isNoIngredient(grammar, words, at, style);
    return { isTranslated: true, ...(isForeign && { isForeign }), ...(trace && { trace }) };
  }

  /** The end of a verb: "Den Ofen heizt man vor." */
  const isParticle = (words: readonly Word[], at: number) =>
    at > 0 &&
    grammar.particles?.includes(words[at]?.text ?? '') &&
    /^\s*[.,;:!?)]/.test(words[at + 1]?.gap ?? '.');

  function inEnglish(
    { at, said, isKnown, source: [word] }: Piece,
    all: readonly Word[],
    style: Capitals,
    isDescribing: boolean,
  ): Word[] {
    if (!word || isParticle(all, at)) return [];
    const end = all[said?.last ?? at]?.end ?? word.end;
    const spoken = said ? wordsOf(said, word.start, end) : [];
    if (said && !said.isPartial) return spoken;
    const other = isDescribing ? PLAIN : unknown(all, at, style);
    // "Ananas Victoria"
    const isBrand = isDescribing && hasCapital(word) && !foodNamed(word.text);
    const own = { ...word, ...((!isKnown || isBrand) && other), gap: '' };
    return [own, ...spoken.map((one, index) => (index === 0 ? { ...one, gap: ' ' } : one))];
  }

  const sayIn = inText(language, grammar, sayAt);
  return (text, source, isEnglish, isPreferred) => {
    const hasNouns = grammar.capitalNouns !== undefined && writesNouns(source, sayAt);
    const style = { hasNouns, isSentence: hasCapital(source[0]) && /[.!?]\W*$/.test(text) };
    const say = sayIn(text);
    const pieces = piecesOf(source, (words, at) => say(words, at, hasNouns), isEnglish);
    const counts = pieces.map((piece) => countOwn(piece, source, isEnglish, isPreferred));
    const own = counts.reduce((sum, count) => sum + count, 0);
    const hasOwnFood = pieces.some(({ said }, at) => said?.isFood && counts[at]);
    const english = pieces.filter(({ said, isKnown, isRest, source: [word] }) => {
      return word && isKnown && !isRest && !said && tells(word);
    }).length;
    // "3 EL Maizena": one word of a text in this language may be English too.
    if (own + Number(isPreferred) < english) return null;
    if (!isPreferred && own < 2 && !hasOwnFood) return null;
    let gap = '';
    const words = pieces.flatMap((piece, at) => {
      gap += piece.source[0]?.gap;
      const isDescribing = grammar.describesAfter && !piece.said && describes(pieces, at);
      return inEnglish(piece, source, style, isDescribing === true).map((word) => {
        const placed = { ...word, gap: gap + word.gap };
        gap = '';
        return placed;
      });
    });
    return { words, own };
  };
}

/** Not everybody writes nouns with a capital letter. Any sentence begins with one. */
const writesNouns = (words: readonly Word[], sayAt: Phrases): boolean =>
  words.some(({ text, gap }, at) => {
    if (!/^\p{Lu}\p{Ll}/u.test(text)) return false;
    return (at > 0 && !/[.!?:]/.test(gap)) || sayAt(words, at, false)?.isFood;
  });

/** The last word of an English name of several words: "Kind bar". */
const endOfEnglish = (words: readonly Word[], at: number): number =>
  longestName(words, at, nameTree(), ({ isSign }) => !isSign)?.last ?? at;

/** Words of a text that say one thing together. */
interface Piece {
  at: number;
  said: Said | undefined;
  /** English knows the first word. */
  isKnown: boolean;
  /** It continues an English name of several words: the Savoie of "Tomme de Savoie". */
  isRest?: boolean;
  source: readonly Word[];
}

/** Cuts a text into words and phrases, each with what it says. */
function piecesOf(
  source: readonly Word[],
  sayAt: (words: readonly Word[], at: number) => Said | undefined,
  isEnglish: (word: Word) => boolean,
): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const word = source[at] as Word;
    const isKnown = word.isNumber || isEnglish(word);
    const found = sayAt(source, at);
    const end = endOfEnglish(source, at);
    if (end > (found?.last ?? at)) {
      for (let isRest = false; at <= end; at += 1, isRest = true)
        pieces.push({ at, said: undefined, isKnown: true, isRest, source: [source[at] as Word] });
      at -= 1;
      continue;
    }
    // English knows "mozzarella" and "Suppengrün" better than what they seem to be made of.
    const said = isKnown && found?.isCompound ? undefined : found;
    const last = said?.last ?? at;
    pieces.push({ at, said, isKnown, source: source.slice(at, last + 1) });
    at = last;
  }
  return pieces;
}

/** Another food may come after these English words. */
const OTHERS = /^(?:and|or|but|with|without|no|instead|replace|like|if|optional|traces)\b/;

const englishOf = ({ said, source }: Piece) =>
  said?.english ?? source.map(({ text }) => text).join(' ');

/**
 * Whether an unknown word only describes a food before it: "mango petacón", "trucha de río", "queso
 * de Zorblax", "aceite para la zorbla", "sin zorbla". "Harina de", "sopa" and a comma may hide
 * another food; a tool hides none.
 */
function describes(pieces: readonly Piece[], at: number): boolean {
  const isFree = hasCapital(pieces[at]?.source[0]);
  let isOf = false;
  for (let place = at; place > 0; place -= 1) {
    if (!/^[\s(]*$/.test(pieces[place]?.source[0]?.gap ?? '')) return false;
    const before = pieces[place - 1] as Piece;
    const english = englishOf(before);
    const food = foodNamed(english);
    if (food) return food.isThing || mayBeDescribed(food, isOf, before.said?.isHead);
    if (english === 'of') isOf ||= !isFree;
    // What is not there is no food.
    else if (place === at && /^(?:without|no)$/.test(english)) return true;
    else if (OTHERS.test(english)) return false;
  }
  return false;
}

/** `isOf`: "of" is between the food and the word. */
const mayBeDescribed = (food: Food, isOf: boolean, isHead: boolean | undefined): boolean =>
  !food.isUnclear && (food.isDish ? !isOf && food.contents.size > 0 : !(isOf && isHead));

/** The English words, all at the place of the words that say them. */
function wordsOf({ english, soldAs }: Said, start: number, end: number): Word[] {
  return splitWords(english).map((word) => ({
    ...word,
    start,
    end,
    isTranslated: true,
    ...(soldAs && { soldAs }),
  }));
}

/** Words that English lacks or takes for another thing: "Kümmel" is a liqueur there. */
function countOwn(
  { at, said, source, isKnown }: Piece,
  all: readonly Word[],
  isEnglish: (word: Word) => boolean,
  isPreferred: boolean,
): number {
  // "Wrap in nori" is English, although a "wrap" is a tortilla in Spanish.
  if (!said || said.isPartial || isVerb(all, at)) return 0;
  const own = source.filter((word) => tells(word) && !isEnglish(word)).length;
  const hasOtherEnd = splitWords(said.english).at(-1)?.key !== source.at(-1)?.key;
  const name = foodNamed(source.map(({ text }) => text).join(' '));
  const isOnlyOurs = hasCapital(source[0]) || !name || name.isSign || isAccented(source, name);
  const isOurs = isPreferred || (said.isFood && isOnlyOurs);
  return own + Number(isOurs && isKnown && hasOtherEnd);
}

/** The text has accents that an English name has not: "pâtes" are not pâté. */
const isAccented = (source: readonly Word[], { names }: Food) => {
  const text = source.map(({ text }) => text.toLowerCase()).join(' ');
  return foldLetters(text) !== text && !names.some((name) => name.toLowerCase() === text);
};
