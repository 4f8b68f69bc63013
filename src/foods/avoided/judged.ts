import { ALLERGENS, type Content, type Presence } from '../contents';
import { ANY, type Food, isA, NAMES, type NameNode } from '../foods';
import { wordList } from '../wordLists';
import { keysOf } from '../words';
import { decisionOn, idOf, type Understood } from './understood';

interface NameWithin {
  food: Food;
  keys: readonly string[];
  /** Whether the longer name ends with it, as "coconut milk" ends with milk. */
  isLast: boolean;
}

/** The foods in a longer name: coconut and milk in "coconut milk". */
function namesWithin(keys: readonly string[]): NameWithin[] {
  const found: NameWithin[] = [];
  for (let from = 0; from < keys.length; ) {
    let node: NameNode | undefined = NAMES;
    let [food, to]: [Food | undefined, number] = [undefined, from + 1];
    for (let at = from; node && at < keys.length && at - from < keys.length - 1; at += 1) {
      node = node.next?.get(keys[at] ?? '');
      if (node?.food) [food, to] = [node.food, at + 1];
    }
    if (food && !food.isThing && !food.isSign)
      found.push({ food, keys: keys.slice(from, to), isLast: to === keys.length });
    from = to;
  }
  return found;
}

/** Made for a dish, not of it: risotto rice, lasagne sheets, burger buns, bread flour. */
const FOR_DISHES = wordList('for a dish');

/** These tell a likeness: butter beans have no milk, so they have no butter. */
const TELLING: readonly Content[] = [...ALLERGENS, 'meat', 'pork', 'alcohol', 'honey'];

/** "May contain" if the whole itself only may contain the allergens of the food in its name. */
function addedBy(inner: Food, presence: Presence, whole: Food): Presence | undefined {
  if (whole.isUnclear) return presence;
  const own = TELLING.filter((content) => inner.contents.get(content) === 'contains');
  if (!own.every((content) => whole.contents.has(content))) return undefined;
  return own.every((content) => whole.contents.get(content) === 'contains')
    ? presence
    : 'may contain';
}

/** "Mince" alone is beef, but "turkey mince" has no beef. */
const isOtherMeat = ({ food, isLast }: NameWithin, whole: Food) =>
  isLast && food.contents.has('meat') && whole.contents.has('meat') && !isA(whole, food);

const isNameOf = ({ food, keys }: NameWithin, foods: ReadonlySet<Food>) =>
  foods.has(food) && idOf(food.name) === keys.join(' ');

/** Names within names to read: "coconut milk powder" has coconut milk, which has coconut. */
const DEEPEST = 3;

/** Whether a food contains what the tables say of a word. */
export function judge(
  said: Understood,
  food: Food,
  keys: readonly string[],
  depth = 0,
): Presence | undefined {
  const decision = said.names.get(keys.join(' ')) ?? decisionOn(said, food);
  if (decision === 'contains') return decision;
  if (decision === 'nothing') return undefined;
  const within = depth < DEEPEST ? namesWithin(keys) : [];
  const added = within.map((inner) => addedWithin(said, inner, food, keys, depth));
  const own = ` ${keys.join(' ')} `;
  for (const [name, presence] of said.words) {
    if (own.includes(` ${idOf(name)} `)) added.push(presence);
  }
  // A bare name means what the first one does: "toum" is garlic sauce.
  const first = keysOf(food.name);
  if (depth < DEEPEST && within.every(({ isLast }) => isLast) && ` ${first.join(' ')} ` !== own) {
    const presence = judge(said, food, first, depth + 1);
    added.push(presence && within.length > 0 ? 'may contain' : presence);
  }
  if (added.includes('contains')) return 'contains';
  const isSoft = added.includes('may contain') || mayBeTrace(said, food, within);
  return decision ?? broughtBy(said, food) ?? (isSoft ? 'may contain' : undefined);
}

function broughtBy({ ofEach }: Understood, { contents }: Food): Presence | undefined {
  const found = [...ofEach].flatMap((content) => contents.get(content) ?? []);
  return found.includes('contains') ? 'contains' : found[0];
}

/** What a food in a longer name brings to the whole. */
function addedWithin(
  said: Understood,
  inner: NameWithin,
  whole: Food,
  keys: readonly string[],
  depth: number,
): Presence | undefined {
  const isRoot = [...said.roots].some((root) => isA(inner.food, root));
  const isForDish = !inner.isLast && FOR_DISHES.has(keys.at(-1) ?? '') && !isRoot;
  if (isForDish || (isOtherMeat(inner, whole) && !isNameOf(inner, said.roots))) return undefined;
  const presence = judge(said, inner.food, inner.keys, depth + 1);
  return presence && addedBy(inner.food, presence, whole);
}

/** The food is one of several kinds ("berries"), or has a content that only traces may bring. */
function mayBeTrace(
  { roots, traces }: Understood,
  food: Food,
  within: readonly NameWithin[],
): boolean {
  const foods = [...roots];
  if (ANY.has(food) && foods.some((root) => root !== food && isA(root, food))) return true;
  return [...traces].some(
    (content) =>
      food.contents.has(content) &&
      !foods.some(({ parent }) => parent && isA(food, parent)) &&
      !within.some((inner) => inner.food.contents.has(content)),
  );
}
