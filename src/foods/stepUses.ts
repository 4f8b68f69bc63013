import { isComparison, isSizeOf, isVerb } from './prose';
import { readLine } from './reading';
import { type FoundFood, recognise } from './recognise';

/**
 * How a step names a food: it takes it (`use`); it takes it if no other step does (`maybe`); it takes it
 * unless an earlier step did (`treated`); or it only speaks of it (`mention`).
 */
export type Use = 'use' | 'maybe' | 'treated' | 'mention';

/** A food of a step. */
export interface UsedFood extends FoundFood {
  use: Use;
}

/** How far around a food its clause is read, in characters. */
const REACH = 200;
/** What begins a clause that tells when or whether, and not what to do. */
const CLAUSE =
  /\b(?:while|whilst|when|whenever|once|after|until|till|before|as soon as|by the time|if|unless|because|since|so that|as(?= (?:the|your|it|they|you)\b))\b/i;
/** Verbs that tell the cook what to do next, even without a comma: "when it is hot add the shrimp". */
const ORDER =
  /(?<!\b(?:you|we|they|to|it|the|your|not|n't|n’t|is|are) )\b(?:add|stir|pour|mix|whisk|toss|fold|place|put|sprinkle|drizzle|serve|combine|scatter|transfer|remove|garnish|squeeze|crack|drop|season|melt|fry|sauté|saute|return|spoon|spread|arrange|throw|slide|cook|then)\b/i;
/** Who does it in such a clause is the cook: "before adding the beans", "while you make the sauce". */
const COOK_ACTS = /^\s*(?:just )?(?:(?!bring|string)\w{3,}ing|you|we)\b/i;
/** What has been cooked, and is no longer as the list has it. */
const TREATED =
  /\b(?:cooked|boiled|browned|seared|sautéed|sauteed|fried|roasted|baked|grilled|steamed|drained|marinated|soaked|caramelized|caramelised|rested|wilted|poached|blanched|softened|simmered|reserved|resting)\b/i;
/** What stands between two foods of one list. */
const LISTED =
  /^(?:[\s,&]|\b(?:and|or|the|a|an|your|all|both|some|fresh|ground|dry|green|white|yellow|black|\w+ed)\b)+$/i;
const FROM_STEP =
  /^(?:\W*\b(?:that|which|you|we|is|are|was|were|made|prepared|cooked|drained|reserved|set aside))*\W*\b(?:from|in) (?:the )?(?:(?:first|second|third|previous|last|earlier) )?steps?\b/i;

/**
 * Finds the foods of a step, and whether it takes them. What it leaves out, compares with, or makes is
 * left out.
 *
 * @param text the step's words, in English
 */
export function foodsUsedIn(text: string): UsedFood[] {
  const { words } = readLine(text);
  const used: UsedFood[] = [];
  for (const found of recognise(text).foods) {
    const at = words.findIndex(({ start }) => start === found.start);
    if (!isFood(found, text) || isVerb(words, at)) continue;
    if (isSizeOf(words, at) || isComparison(words, at)) continue;
    const last = used.at(-1);
    const isListed = last && isListBetween(text.slice(last.end, found.start));
    const use = isListed && last.use !== 'treated' ? last.use : readUse(found, text);
    used.push({
      ...found,
      use: FROM_STEP.test(text.slice(found.end, found.end + REACH)) ? 'mention' : use,
    });
  }
  return used;
}

function isFood({ start, role, food, modifiers, isMisspelt }: FoundFood, text: string): boolean {
  return (
    role !== 'negated' &&
    !isMisspelt &&
    !food.isThing &&
    // "the onion mixture" and "tomato sauce" are other things.
    modifiers.length === 0 &&
    // "boiling water" need not be the water of the list.
    (food.name !== 'water' || /\bthe $/i.test(text.slice(0, start)))
  );
}

/** How the words before a food take it. */
function readUse({ start, words }: FoundFood, text: string): Use {
  const near = text.slice(Math.max(0, start - REACH), start);
  const [before, ...clauses] = (near.split(/[.;:!?\n]|,(?!\d)/).at(-1) ?? '').split(CLAUSE);
  const clause = clauses.at(-1);
  if (clause !== undefined && !ORDER.test(clause)) {
    return COOK_ACTS.test(clause) ? 'maybe' : 'mention';
  }
  // Its own words hold such a word too: "cooked pasta", and "toast" for bread.
  const own = `${(clause ?? before ?? '').split(/\s+/).slice(-3).join(' ')}${words}`;
  return TREATED.test(own) || /^toast$/i.test(words) ? 'treated' : 'use';
}

/** Whether two foods are of one list: "the onion, the carrot and chopped celery". */
function isListBetween(text: string): boolean {
  return text.length < REACH && /^(?:,| (?:and|or|&) )/.test(text) && LISTED.test(text);
}
