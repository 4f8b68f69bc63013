/** The rest of `src` uses only these. README.md says what they promise. */

// Words

export type { Word } from './words';
export { hasStrangeLetters, keysOf, pluralOf, stemOf } from './words';

// What a food contains

export type { Diet, Presence } from './contents';
export { DIETS, isAllergen, STATED } from './contents';

// Foods

export type { Food } from './foods';
export { FOODS_OF_TABLES, foodNamed, isA, isKin, TABLES } from './foods';
export type { FoundFood } from './recognise';
export { isAskedFor, recognise } from './recognise';
export { CONTAINERS, isApart, isUsual, MEASURES } from './text/descriptions';
export { JOINING } from './text/hits';
export { inEnglish, isUnderstood, readLine, wordsOf } from './text/reading';
export { patternOf } from './text/says';
export type { Use, UsedFood } from './text/stepUses';
export { foodsUsedIn } from './text/stepUses';

// Languages

export { firstOf } from './languages/first';
export type { Learned } from './languages/learn';
export {
  isLearningForAvoided,
  learn,
  learnedOf,
  learnForAvoided,
  learnForList,
} from './languages/learn';
export {
  hasPassed,
  isChecked,
  isSpoken,
  knownBest,
  languagesNow,
  onLanguages,
} from './languages/spoken';

// What a visitor avoids

export type { Place, RecipeLine, Verdict } from './avoided/allergens';
export { meaningOf } from './avoided/avoided';
export type { Check, RecipeFacts, Result } from './avoided/checkRecipe';
export { checkRecipe, createAvoided, isFound, isNamed, lacksLanguage } from './avoided/checkRecipe';
export { droppedBy, exclusionsAlone, fateOf, findExclusions } from './avoided/exclusions';
export { judgeQuestion } from './avoided/judgeQuestion';
export type { Avoidance, ThingToAvoid } from './avoided/thingsToAvoid';
export { PINE_NUTS, thingsToAvoid } from './avoided/thingsToAvoid';
export {
  hasUnknownFood,
  holdsRice,
  isCooked,
  isCookedBefore,
  isServedCooked,
  isUnnamedDish,
  takesLeftovers,
} from './cooked';
export { isLeftover, readAsFood, withoutLeft } from './leftovers';

// A list

export type { ClaimedFood, ClaimedLine } from './claims/claimed';
export { readClaimed } from './claims/claimed';
export type { Avoided, Cover } from './covers';
export { AVOIDS_NOTHING, askedFoods, serves } from './covers';
export { foodsOfList, isNoFood, listedFoods, splitFoods, suggestFoods } from './entries';
export { hidesContents } from './hidesContents';
export { remembering } from './remembering';
