import { type Avoided, avoiding } from './avoided/avoiding';
import type { ThingToAvoid } from './avoided/thingsToAvoid';
import type { ClaimedFood, ClaimedLine } from './claims/claimed';
import type { Claim } from './claims/claims';
import { type Food, foodNamed, isA, type Relation } from './foods';
import ORDINARY_KINDS from './larder/ordinary.txt?raw';
import SUBSTITUTES from './larder/substitutes.txt?raw';
import { type FoundFood, isAskedFor } from './recognise';
import { rowsOf } from './rows';
import { sliced } from './slices';
import { CONTRASTS, FOOD_KINDS, isApart, isKind, STATES } from './text/descriptions';
import { stemOf } from './words';

/** `maybe`: a more general word ("rice" for basmati rice), another kind, or a substitute. */
export type Cover = 'yes' | 'maybe' | 'no';

const ORDER: readonly Cover[] = ['no', 'maybe', 'yes'];
const best = (answers: readonly Cover[]) => ORDER.findLast((one) => answers.includes(one)) ?? 'no';
const worst = (...answers: readonly Cover[]) => ORDER.find((one) => answers.includes(one)) ?? 'yes';

/** Whether a food serves for one below it, step by step, and whether for one above it. */
const SERVES: Record<Relation, { down: Cover; up: Cover }> = {
  kind: { down: 'maybe', up: 'yes' },
  cut: { down: 'yes', up: 'yes' },
  part: { down: 'yes', up: 'maybe' },
  form: { down: 'maybe', up: 'maybe' },
  product: { down: 'no', up: 'no' },
};

function along(from: Food, to: Food, way: 'down' | 'up'): Cover {
  let answer: Cover = 'yes';
  for (let at: Food | undefined = from; at && at !== to; at = at.parent)
    answer = worst(answer, SERVES[at.relation][way]);
  return answer;
}

/** The rows of `larder/substitutes.txt`: what serves, and what it serves for. */
const substituteRows = sliced(() =>
  rowsOf(SUBSTITUTES)
    .flatMap((rows) => rows.split('; '))
    .map((row) => {
      const [have = '', need = have] = row.split(' > ');
      const foodsOf = (names: string) => new Set(names.split(', ').map(foodNamed));
      return { serving: foodsOf(have), served: foodsOf(need) };
    }),
);

function keyOf(name: string): string {
  return name.toLowerCase().split(/[ -]/).map(stemOf).join(' ');
}

/** In a kitchen, the general word means these kinds: "cream" serves for heavy cream. */
const ordinary = sliced(
  () =>
    new Map(
      rowsOf(ORDINARY_KINDS).flatMap((row) => {
        const [name = '', kinds = ''] = row.split(' | ');
        const food = foodNamed(name);
        return food ? [[food, kinds.toLowerCase().split(', ').map(keyOf)] as const] : [];
      }),
    ),
);

const isOrdinary = (have: FoundFood, need: FoundFood): boolean =>
  have.states.size === 0 &&
  keyOf(have.name) === keyOf(have.food.name) &&
  ordinary().get(have.food)?.includes(keyOf(need.name)) === true;

/** Whether a food is one of these, or a kind of one. */
function isAmong(food: Food, foods: ReadonlySet<Food | undefined>): boolean {
  for (let at: Food | undefined = food; at; at = at.relation === 'product' ? undefined : at.parent)
    if (foods.has(at)) return true;
  return false;
}

function areSubstitutes(have: Food, need: Food): boolean {
  // Thighs for breasts.
  if (have.relation === 'cut' && need.relation === 'cut') return have.parent === need.parent;
  return substituteRows().some(
    ({ serving, served }) => isAmong(need, served) && isAmong(have, serving),
  );
}

function foodCovers(have: Food, need: Food): Cover {
  const substitute = areSubstitutes(have, need) ? 'maybe' : 'no';
  if (isA(have, need)) return best([along(have, need, 'up'), substitute]);
  if (!isA(need, have)) return substitute;
  return best([along(need, have, 'down'), substitute]);
}

/** "Dry" says nothing that matters of dried spices and pasta, or of dry wine. */
const isDryAnyway = ({ isDry, contents }: Food) => isDry || contents.get('alcohol') === 'contains';

/** For each row of kinds, the kind that a line names: the red of "red cabbage". */
const kindsOf = ({ food, states }: FoundFood) => {
  const named = food.name.split(' ').map((word) => STATES.get(stemOf(word)));
  return [...FOOD_KINDS, ...CONTRASTS].map((row) => {
    const [kind, ...others] = row.filter((one) => states.has(one));
    // "fresh or frozen"
    return others.length > 0 ? undefined : (kind ?? row.find((one) => named.includes(one)));
  });
};

/** A list seldom names these, and a cook can cook a raw food. */
const UNNAMED = /^(?:cooked|floury|waxy)$/;

/** A dried or smoked food does not serve for a fresh one. */
function stateCovers(have: FoundFood, need: FoundFood): Cover {
  const kinds = kindsOf(need);
  if (kindsOf(have).some((kind, row) => kind && kinds[row] && kind !== kinds[row])) return 'maybe';
  const isDry = isDryAnyway(have.food) && isDryAnyway(need.food);
  const lacks = ({ states }: FoundFood, { states: others }: FoundFood) =>
    [...others].filter(
      (state) =>
        isApart(state) &&
        !states.has(state) &&
        !(isDry && state === 'dried') &&
        !(others.has('fresh') && state === 'frozen'),
    );
  const missing = lacks(have, need).filter((state) => !UNNAMED.test(state));
  return missing.length === 0 && lacks(need, have).every(isKind) ? 'yes' : 'maybe';
}

function meets({ food, claims, labels }: ClaimedFood, { id, clears, about }: Claim): Cover {
  if (labels.some((label) => label.id === id)) return 'yes';
  const open = clears.filter((content) => !claims.includes(content));
  if (open.some((content) => food.contents.get(content) === 'contains')) return 'no';
  const isOpen = about.some((content) => !claims.includes(content) && food.contents.has(content));
  return isOpen || about.length === 0 ? 'maybe' : 'yes';
}

const isDescribedAs = (found: ClaimedFood, other: ClaimedFood) =>
  found.modifiers.every((food) => other.modifiers.includes(food)) &&
  other.modifiers.every((food) => found.modifiers.includes(food));

function isTheSame(have: ClaimedFood, need: ClaimedFood): boolean {
  const ids = ({ labels }: ClaimedFood) => JSON.stringify(labels.map(({ id }) => id).sort());
  return have.food === need.food && ids(have) === ids(need) && isDescribedAs(have, need);
}

/** The line names a kind, the entry another or none: "olives" for Kalamata olives. */
const isOtherKind = (have: FoundFood, need: FoundFood) =>
  need.food.kinds?.includes(need.name) && !need.name.startsWith(have.name);

function foundCovers(have: ClaimedFood, need: ClaimedFood): Cover {
  const isSame = isOrdinary(have, need);
  const answer = isSame ? 'yes' : foodCovers(have.food, need.food);
  // Most foods have nothing to do with each other, and a long plan asks thousands of times.
  if (answer === 'no') return answer;
  const mayDiffer =
    !isDescribedAs(have, need) || have.food.isUnclear || (!isSame && isOtherKind(have, need));
  const claims = need.labels.map((claim) => meets(have, claim));
  return worst(answer, stateCovers(have, need), mayDiffer ? 'maybe' : 'yes', ...claims);
}

/** A cook could not choose from a longer group. */
const MOST_ALTERNATIVES = 10;

export const AVOIDS_NOTHING: readonly ThingToAvoid[] = [];

/** Makes groups of which one food is enough. Drops avoided foods, unless a group has no others. */
export function askedFoods({ foods }: ClaimedLine, avoided: Avoided): ClaimedFood[][] {
  const groups: ClaimedFood[][] = [];
  for (const found of foods.filter(isAskedFor)) {
    if (found.role === 'main' || groups.length === 0) groups.push([found]);
    else groups.at(-1)?.push(found);
  }
  const { test } = avoiding(avoided);
  return groups.map((group) => {
    const isChoice = group.length > 1 && group.length <= MOST_ALTERNATIVES;
    const others = isChoice ? group.filter(({ words }) => !test(words)) : [];
    return others.length > 0 ? others : group;
  });
}

/**
 * Whether an entry of a list serves for one of some foods. An avoided entry only serves for the same
 * food with the same claims.
 * @param alternatives a group of `readFoods`, of which one is enough
 */
export function serves(
  entry: ClaimedLine,
  alternatives: readonly ClaimedFood[],
  avoided: Avoided = AVOIDS_NOTHING,
): Cover {
  const { test } = avoiding(avoided);
  const answers: Cover[] = [];
  for (const own of entry.foods.filter(isAskedFor))
    for (const other of alternatives) {
      const answer = foundCovers(own, other);
      if (answer !== 'no' && (isTheSame(own, other) || !test(entry.text))) answers.push(answer);
    }
  return worst(best(answers), entry.unknown.length > 0 ? 'maybe' : 'yes');
}
