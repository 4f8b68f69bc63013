import { anyWord } from './anyWord';

/** Unsafe to eat by now, so it joins no list. */
const SPOILT = anyWord(
  'expired|out[ -]of[ -]date|past|mou?ld\\p{L}*|rott(?:en|ing)|spoil(?:ed|t)|rancid|gone (?:off|bad)|cracked|leaking|freezer ?burn\\p{L}*|smells?|bin|trash|garbage|rubbish|compost|discard\\p{L}*|thrown?|not food|non-?foods?|inedible',
);

export const isSpoilt = (line: string): boolean => SPOILT.test(line);

/** May have spoilt, such as a swollen can, or be poisonous. */
const SUSPECT = anyWord(
  'swollen|bloated|bulg\\p{L}*|slim[ey]|fuzzy|greenish|bad|under-?cooked|bitter almonds?|apricot kernels?|rhubarb lea(?:f|ves)',
);

/** Green meat or bread has spoilt, and a green potato is poisonous. */
const GREEN = anyWord('green|sprout(?:s|ed|ing)');
const NEVER_GREEN = anyWord(
  'potato(?:es)?|meats?|ham|bacon|chicken|beef|mince|fish|eggs?|milk|cream|yogh?urt|bread',
);

/** Poisonous until it is cooked. */
const RAW = anyWord('raw');
const POISONOUS_RAW = anyWord('beans?|cassava|taro');

/** The food may be spoilt or poisonous: only a visitor who looks at it knows. */
export const isSuspect = (line: string): boolean =>
  SUSPECT.test(line) ||
  (GREEN.test(line) && NEVER_GREEN.test(line)) ||
  (RAW.test(line) && POISONOUS_RAW.test(line));
