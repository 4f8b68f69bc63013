import { isCookedBefore } from '../cooked';
import { listedFoods } from '../entries';
import { hidesContents } from '../hidesContents';
import { firstOf } from '../languages/first';
import { recognise } from '../recognise';
import { CONTAINERS, MEASURES } from '../text/descriptions';
import { findsInAny, inEnglish } from '../text/reading';
import { stemOf } from '../words';
import { SIGHT } from './words';

/** The rows of a name, and what the other languages say for it. */
const wordsOf = (name: keyof typeof SIGHT, others: readonly string[] = []) =>
  [...SIGHT[name].map(({ source }) => source), ...others].join('|');

const anyWord = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');
const anyPlainWord = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'i');

const BESIDE = new RegExp(`^(?:${wordsOf('beside')})$`, 'i');
const SAYS_FOODS = anyPlainWord(wordsOf('foods', firstOf('foods')));
const hasBadWord = findsInAny(anyPlainWord(wordsOf('bad', firstOf('not'))));
const WILD = anyWord(wordsOf('wild', firstOf('wild')));
const GROWS = anyPlainWord(wordsOf('grows'));
const OUTSIDE = anyPlainWord(wordsOf('outside'));
const PLANT = /(?<![\p{L}-])plants?(?![\p{L}-]|[ -]based)/iu;
const UNFIT = anyWord(wordsOf('unfit'));

/** All that a food's name and its amount are written with. */
const PLAIN = /^[\p{L}\p{M}\p{N}\s'’½¼¾⅓/.&%-]+$/u;

/** In UTF-16 units. The longest answer of a model that the page reads. */
const LONGEST = 20_000;

const isBeside = (word: string) =>
  BESIDE.test(word) || MEASURES.has(stemOf(word)) || CONTAINERS.has(stemOf(word));

interface PlainFood {
  id: string;
  isDish: boolean;
}

/** Null unless the tables know the line as one food, with nothing else in it. */
function plainFood(line: string): PlainFood | null {
  if (!PLAIN.test(line)) return null;
  const { foods, unknown } = recognise(line);
  const [found, ...others] = foods;
  if (!found || others.length + unknown.length > 0) return null;
  const { food, start, end, role, isMisspelt, modifiers } = found;
  if (role !== 'main' || isMisspelt || food.isThing || modifiers.length > 0) return null;
  const beside = `${line.slice(0, start)} ${line.slice(end)}`.match(/[\p{L}\p{N}½¼¾⅓'’]+/gu) ?? [];
  // A container after the food may be empty: "milk bottle", but not "tuna in a can".
  const isHeld = /^\s*(?:$|in an? )/.test(line.slice(end));
  return isHeld && beside.every(isBeside) ? { id: food.id, isDish: food.isDish === true } : null;
}

const saysBad = (line: string) => hasBadWord(line) || isCookedBefore(line);

const isWild = (line: string): boolean =>
  [line, inEnglish(line)].some(
    (words) => WILD.test(words) || PLANT.test(words) || (GROWS.test(words) && OUTSIDE.test(words)),
  );

/** The foods of a line with commas, if it says nothing bad of any. */
function piecesOf(line: string): readonly string[] {
  const pieces = listedFoods(line);
  const plain = pieces.filter((piece) => plainFood(piece));
  return plain.length > 1 && !saysBad(line) ? pieces : [line];
}

/**
 * What a line of a model says of foods in a picture. Each answer takes its time only if it is asked for.
 * @param line one line of the model's answer, or a part of it
 */
export function readSeen(line: string) {
  return {
    /** The one food that it names for certain; null if there is anything else in the line. */
    get food(): PlainFood | null {
      return plainFood(line);
    },
    /** All foods that it names. */
    get ids(): string[] {
      return recognise(line.slice(0, LONGEST)).foods.map(({ food }) => food.id);
    },
    /** The lines that it is made of: "milk, eggs and butter" are three. */
    get pieces(): readonly string[] {
      return piecesOf(line);
    },
    /** Only an amount, a size or a container, which say nothing bad of a food beside them. */
    get isAmount(): boolean {
      return line.split(/[\s/-]+/).every((word) => word === '' || isBeside(word));
    },
    /** Above other lines: these are foods. */
    get saysFoods(): boolean {
      return SAYS_FOODS.test(line);
    },
    /** It may mean no food, or none to eat. */
    get saysBad(): boolean {
      return saysBad(line);
    },
    /** Only an expert can tell it from a poisonous double. */
    get isWild(): boolean {
      return isWild(line);
    },
    /** It may be a pet, poison, or for a baby, or claims what no picture proves. */
    get isUnfit(): boolean {
      return UNFIT.test(line);
    },
    /** Cooked at home, or without a label: its name does not tell what is in it. */
    get hidesContents(): boolean {
      return hidesContents(line);
    },
  };
}
