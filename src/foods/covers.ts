import type { State } from './descriptions';
import { type Food, foodNamed, isA, type Relation } from './foods';
import { type FoundFood, type Recognised, recognise } from './recognise';
import { wordsOf } from './words';

export type Cover = 'yes' | 'maybe' | 'no';

const ORDER: readonly Cover[] = ['no', 'maybe', 'yes'];
const best = (answers: readonly Cover[]): Cover =>
  ORDER[Math.max(0, ...answers.map((answer) => ORDER.indexOf(answer)))] ?? 'no';
const worst = (...answers: readonly Cover[]): Cover =>
  ORDER[Math.min(2, ...answers.map((answer) => ORDER.indexOf(answer)))] ?? 'no';

/** Whether a food serves for one below it, step by step. */
const DOWN: Record<Relation, Cover> = {
  kind: 'maybe',
  cut: 'yes',
  part: 'yes',
  form: 'maybe',
  product: 'no',
};
/** Whether a food serves for one above it. */
const UP: Record<Relation, Cover> = {
  kind: 'yes',
  cut: 'yes',
  part: 'maybe',
  form: 'maybe',
  product: 'no',
};

function along(from: Food, to: Food, answers: Record<Relation, Cover>): Cover {
  let answer: Cover = 'yes';
  for (let at: Food | undefined = from; at && at !== to; at = at.parent) {
    answer = worst(answer, answers[at.relation]);
  }
  return answer;
}

/** In each row, foods that cooks often take for one another. */
const SUBSTITUTES = `
butter, margarine, ghee
milk, plant milk, milk powder
lemon, lime
stock, stock cube
creme fraiche, sour cream
ricotta, cottage cheese
cornflour, potato starch, tapioca, arrowroot
bread, breadcrumbs
tortilla, corn tortilla
bacon, pancetta, ham
passata, tomato sauce
peanut butter, almond butter
`
  .trim()
  .split('\n')
  .map((row) => row.split(', ').flatMap((name) => foodNamed(name) ?? []));

function areSubstitutes(have: Food, need: Food): boolean {
  // Thighs for breasts.
  if (have.relation === 'cut' && need.relation === 'cut') return have.parent === need.parent;
  const isKindOf = (food: Food, known: Food) => isA(food, known) && along(food, known, UP) !== 'no';
  return SUBSTITUTES.some((row) =>
    [have, need].every((food) => row.some((known) => isKindOf(food, known))),
  );
}

function foodCovers(have: Food, need: Food): Cover {
  if (have === need) return 'yes';
  const substitute = areSubstitutes(have, need) ? 'maybe' : 'no';
  if (isA(have, need)) return best([along(have, need, UP), substitute]);
  if (isA(need, have)) return best([along(need, have, DOWN), substitute]);
  return substitute;
}

/** Dried, smoked and the like is not what is asked for fresh; what is raw can still be cooked. */
function stateCovers(have: FoundFood, need: FoundFood): Cover {
  if (have.food.isDry && need.food.isDry) return 'yes';
  if (have.states.has('frozen') && need.states.has('fresh')) return 'maybe';
  const differs = (state: State) => state !== 'fresh' && state !== 'frozen';
  const extra = [...have.states].filter((state) => differs(state) && !need.states.has(state));
  const missing = [...need.states].filter((state) => differs(state) && !have.states.has(state));
  return extra.length > 0 || missing.some((state) => state !== 'cooked') ? 'maybe' : 'yes';
}

function foundCovers(have: FoundFood, need: FoundFood): Cover {
  const answer = foodCovers(have.food, need.food);
  if (answer === 'no') return 'no';
  const has = (found: FoundFood, food: Food) => found.modifiers.includes(food);
  const isOther =
    have.modifiers.some((food) => !has(need, food)) ||
    need.modifiers.some((food) => !has(have, food)) ||
    need.claims.some((claim) => !have.claims.includes(claim) && have.food.contents.has(claim)) ||
    have.food.isUnclear;
  return worst(answer, stateCovers(have, need), isOther ? 'maybe' : 'yes');
}

/** @returns the foods that a line asks for; of each group one is enough */
export function askedFoods({ foods }: Recognised): FoundFood[][] {
  const groups: FoundFood[][] = [];
  for (const found of foods) {
    if (found.role === 'main' || groups.length === 0) {
      if (isAsked(found)) groups.push([found]);
    } else if (isAsked(found)) groups.at(-1)?.push(found);
  }
  return groups;
}

function isAsked({ role }: FoundFood): boolean {
  return role === 'main' || role === 'alternative';
}

/** Tells whether an entry of a list serves for one of several foods. */
export function serves(entry: Recognised, alternatives: readonly FoundFood[]): Cover {
  const answers = entry.foods
    .filter(isAsked)
    .flatMap((own) => alternatives.map((other) => foundCovers(own, other)));
  return worst(best(answers), entry.unknown.length > 0 ? 'maybe' : 'yes');
}

/** What no table knows is only compared word by word. */
function unknownCovers(have: readonly string[], need: string): Cover {
  const wordSet = (text: string) =>
    new Set(wordsOf(text).flatMap(({ key, isNumber }) => (isNumber ? [] : key)));
  const asked = wordSet(need);
  const answers = have.map((entry): Cover => {
    const words = [...wordSet(entry)];
    if (words.length === 0) return 'no';
    if (words.every((word) => asked.has(word)))
      return words.length === asked.size ? 'yes' : 'maybe';
    return 'no';
  });
  return best(answers);
}

/**
 * Tells whether what somebody has serves for what a recipe asks.
 *
 * @param have an entry of a list, or all of them
 * @param need a line of a recipe; of alternatives one is enough
 * @returns `maybe` wherever neither `yes` nor `no` is certain
 */
export function covers(have: string | readonly string[], need: string): Cover {
  const entries = typeof have === 'string' ? [have] : have;
  const asked = recognise(need);
  const groups = askedFoods(asked);
  if (groups.length === 0) return unknownCovers(entries, need);

  const had = entries.map(recognise);
  const answers = groups.map((group) => best(had.map((entry) => serves(entry, group))));
  const answer = answers.every((one) => one === answers[0]) ? (answers[0] ?? 'no') : 'maybe';
  return asked.unknown.length > 0 ? worst(answer, 'maybe') : answer;
}
