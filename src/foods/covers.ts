import { type Food, isA, type Relation } from './foods';
import { type FoundFood, recognise } from './recognise';
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

function foodCovers(have: Food, need: Food): Cover {
  if (have === need) return 'yes';
  if (isA(have, need)) return along(have, need, UP);
  if (isA(need, have)) return along(need, have, DOWN);
  return 'no';
}

/** Dried, smoked and the like is not what is asked for fresh; what is raw can still be cooked. */
function stateCovers(have: FoundFood, need: FoundFood): Cover {
  if (have.food.isDry && need.food.isDry) return 'yes';
  for (const state of have.states) if (!need.states.has(state)) return 'maybe';
  for (const state of need.states) {
    if (state !== 'cooked' && !have.states.has(state)) return 'maybe';
  }
  return 'yes';
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

function isServed({ role }: FoundFood): boolean {
  return role === 'main' || role === 'alternative';
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
  const groups: FoundFood[][] = [];
  for (const found of asked.foods.filter(isServed)) {
    if (found.role === 'alternative' && groups.length > 0) groups.at(-1)?.push(found);
    else groups.push([found]);
  }
  if (groups.length === 0) return unknownCovers(entries, need);

  const had = entries.map(recognise);
  const answers = groups.map((alternatives) =>
    best(
      had.flatMap(({ foods, unknown }) =>
        foods
          .filter(isServed)
          .flatMap((own) =>
            alternatives.map((other) =>
              worst(foundCovers(own, other), unknown.length > 0 ? 'maybe' : 'yes'),
            ),
          ),
      ),
    ),
  );
  const answer = answers.every((one) => one === answers[0]) ? (answers[0] ?? 'no') : 'maybe';
  return asked.unknown.length > 0 ? worst(answer, 'maybe') : answer;
}
