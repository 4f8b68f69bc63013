import { joinWords } from '../languages/spoken';
import { type FoundFood, recognise } from '../recognise';
import type { Word } from '../words';
import { denialOf } from './denials';
import { type Part, readLine, wordsOf } from './reading';
import { isVerb, patternOf } from './says';

/**
 * A step takes a food (`use`), takes it if no other step does (`maybe`), takes it unless an earlier
 * step did (`treated`), or only speaks of it (`mention`).
 */
export type Use = 'use' | 'maybe' | 'treated' | 'mention';

export interface UsedFood extends FoundFood {
  use: Use;
}

/** How far around a food to read its clause, in words. */
const REACH = 40;
/** Begins a clause about when or whether, and not about what to do. */
const CLAUSE = patternOf('clause', 'i');
/** Orders to the cook, even without a comma: "when it is hot add the shrimp". */
const ORDER = patternOf('cooks', 'i');
/** In these the cook acts: "before adding the beans", "while you make the sauce". */
const COOK_ACTS = patternOf('cook acts', 'i');
/** For food that an earlier step may have prepared. */
const TREATED = patternOf('treated', 'i');
/** The words between two foods of one list: "the onion, the carrot and chopped celery". */
const LISTED = patternOf('listed', 'i');
/** Follows a food that a step only talks about: "until the crumbs are brown", "the rice from step 1". */
const MENTIONED = patternOf('mentioned', 'i');

/**
 * The foods that a text of a step takes, and how. Leaves out foods that the step omits, compares with or makes. The rules
 * are about English words.
 */
export function foodsUsedIn(text: string): UsedFood[] {
  const words = wordsOf(text);
  const english = (from: number, to: number) => joinWords(words.slice(Math.max(0, from), to));
  const denied = deniedIn(text, words);
  const used: UsedFood[] = [];
  let lastEnd = 0;
  for (const found of recognise(text, null, words).foods) {
    const at = words.findIndex(({ start }) => start === found.start);
    const end = words.findLastIndex((word) => word.end === found.end) + 1;
    const gap = words[at]?.gap ?? '';
    const before = english(at - REACH, at) + gap;
    if (!isFood(found, before) || isVerb(words, at) || denied.has(found.start)) continue;
    const last = used.at(-1);
    const isListed = last && LISTED.test(english(lastEnd, at) + gap);
    const own = english(at, end).slice(gap.length);
    const use = isListed && last.use !== 'treated' ? last.use : readUse(before, own);
    const isMention = MENTIONED.test(english(end, end + REACH));
    used.push({ ...found, use: isMention ? 'mention' : use });
    lastEnd = end;
  }
  return used;
}

/** Where foods begin that the text denies: "rather than butter". */
function deniedIn(text: string, words: readonly Word[]): ReadonlySet<number | undefined> {
  const line = readLine(text, words);
  const isDenied = (part: Part, at: number) => part.kind === 'food' && denialOf(line, part, at);
  return new Set(line.parts.filter(isDenied).map(({ first }) => words[first]?.start));
}

function isFood({ role, food, modifiers, isMisspelt }: FoundFood, before: string): boolean {
  return (
    role !== 'negated' &&
    !isMisspelt &&
    !food.isThing &&
    // "the onion mixture" and "tomato sauce" are other foods.
    modifiers.length === 0 &&
    // "boiling water" need not be the water on the list.
    (food.name !== 'water' || /\bthe $/i.test(before))
  );
}

/** The words before a food tell how the step uses it. */
function readUse(near: string, words: string): Use {
  const [before, ...clauses] = (near.split(/[.;:!?\n]|,(?!\d)/).at(-1) ?? '').split(CLAUSE);
  const clause = clauses.at(-1);
  if (clause !== undefined && !ORDER.test(clause)) {
    return COOK_ACTS.test(clause) ? 'maybe' : 'mention';
  }
  // The food's own words may say so too: "cooked pasta", and "toast" for bread.
  const own = `${(clause ?? before ?? '').split(/\s+/).slice(-3).join(' ')}${words}`;
  return TREATED.test(own) || /^toast$/i.test(words) ? 'treated' : 'use';
}
