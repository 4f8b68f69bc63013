import { ALLERGENS, type Content, type Presence } from '../contents';
import { allFoods, anyFoods, type Food, isA, otherNames, wideFoods } from '../foods';
import { languagesNow } from '../languages/spoken';
import { remembering } from '../remembering';
import { longestName } from '../text/reading';
import { idOf, keysOf, wordList } from '../words';
import { decisionOn, onlySoundsLike, products, type Understood, understand } from './understood';

export type Meaning = ReturnType<typeof search>;

type PresenceIn = (food: Food, keys: readonly string[]) => Presence | undefined;

/** The same word means more once a language has arrived. */
const meaningNow = remembering((id: string) => search(id.slice(id.indexOf(' ') + 1)), 500);

/** What a visitor means by a word to avoid: foods, allergens, and whether a food contains it. Remembers its answers. */
export const meaningOf = (word: string): Meaning => meaningNow(`${languagesNow()} ${word}`);

const MOST_EXAMPLES = 2;

/** Two foods whose names say that they are made of these, and two whose names do not. */
function examplesOf(foods: readonly Food[], presenceIn: PresenceIn): string[] {
  const isOne = (food: Food) => foods.some((one) => isA(food, one));
  const telling = allFoods()
    .filter(
      (food) =>
        foods.some(({ name }) => food.name.startsWith(`${name} `)) &&
        !isOne(food) &&
        presenceIn(food, keysOf(food.name)) === 'contains',
    )
    .sort((one, other) => one.name.length - other.name.length);
  const made = products()
    .filter(([source]) => isOne(source))
    .flatMap(([, items]) => items)
    .filter(({ decision, content }) => decision === 'contains' && !content);
  return [telling, made].flatMap((some) => some.slice(0, MOST_EXAMPLES).map(({ name }) => name));
}

function search(word: string) {
  const said = understand(word);
  const { words, contents, ofEach, decided } = said;
  const foods = [...said.roots];
  const isKnown = decided.size + said.names.size + words.size + ofEach.size > 0;
  const presenceIn: PresenceIn = (food, written) => {
    // "Lécithine de tournesol" is no other lecithin.
    const keys = otherNames().has(written.join(' ')) ? keysOf(food.name) : written;
    return (food.isThing && food.contents.size === 0) || !isKnown
      ? undefined
      : presenceOf(said, food, keys);
  };
  /** The allergens that the visitor means (milk, for "dairy"), and the word itself. */
  const all: readonly Content[] = [...contents, ...(idOf(word) ? [`also ${word}` as const] : [])];
  return {
    contents: all,
    /** The foods that the word names, or that its family lists. */
    foods,
    words,
    ofEach,
    /** The word only means allergens, so for the word itself the check looks for its letters. */
    isContents: contents.size > 0 && foods.length + words.size + ofEach.size === 0,
    /** Some foods that are made of it. */
    examples: (): readonly string[] => examplesOf(foods, presenceIn),
    /** The food only sounds like it: butter beans, for butter. */
    onlySoundsLike: (food: Food, name: string) => onlySoundsLike(said, food, name),
    /** Judged by the food's kind, what it is made of, and the foods in its name. */
    presenceIn,
  };
}

type NameWithin = ReturnType<typeof namesWithin>[number];

/** The foods in a longer name: coconut and milk, which `isLast`, in "coconut milk". */
function namesWithin(keys: readonly string[]) {
  const found = [];
  const words = keys.map((key) => ({ key, gap: '' }));
  for (let from = 0; from < keys.length; ) {
    const { food, last = from } = longestName(words.slice(0, from + keys.length - 1), from) ?? {};
    if (food && !food.isThing && !food.isSign)
      found.push({ food, keys: keys.slice(from, last + 1), isLast: last === keys.length - 1 });
    from = last + 1;
  }
  return found;
}

/** Made for a dish, not of it: risotto rice, lasagne sheets, burger buns, bread flour. */
const FOR_DISHES = wordList('for a dish');

/** These tell what only sounds alike: butter beans have no milk, so they have no butter. */
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

/** "Sunflower oil" is one kind of oil, and "brown rice" one of rice. */
const isOneKind = ({ food, isLast }: NameWithin, whole: Food) =>
  isLast &&
  (wideFoods().has(food) ? !wideFoods().has(whole) : isA(whole, food) && !anyFoods().has(whole));

/** A wider word for it: rice may be basmati rice, and milk no milk powder. */
function isWiderFor(food: Food, root: Food): boolean {
  let at: Food | undefined = root;
  while (at && at !== food && at.relation === 'kind') at = at.parent;
  return at === food && food !== root;
}

/** Names within names to read: "coconut milk powder" has coconut milk, which has coconut. */
const DEEPEST = 3;

/** Whether a food contains what the tables say of a word. */
function presenceOf(
  said: Understood,
  food: Food,
  keys: readonly string[],
  depth = 0,
): Presence | undefined {
  const decision = said.names.get(keys.join(' ')) ?? decisionOn(said, food);
  if (decision === 'contains') return decision;
  if (decision === 'nothing') return undefined;
  const within = depth < DEEPEST && !food.madeOf?.length ? namesWithin(keys) : [];
  const added = within
    .filter((inner) => !isOneKind(inner, food))
    .map((inner) => addedWithin(said, inner, food, keys, depth));
  const own = ` ${keys.join(' ')} `;
  for (const [name, presence] of said.words) {
    if (own.includes(` ${idOf(name)} `)) added.push(presence);
  }
  // A bare name means what the first one does: "toum" is garlic sauce.
  const first = keysOf(food.name);
  if (depth < DEEPEST && within.every(({ isLast }) => isLast) && ` ${first.join(' ')} ` !== own) {
    const presence = presenceOf(said, food, first, depth + 1);
    added.push(presence && within.length > 0 ? 'may contain' : presence);
  }
  if (added.includes('contains')) return 'contains';
  const isSoft = added.includes('may contain') || mayBeTrace(said, food, keys, within);
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
  const isRootName = said.roots.has(inner.food) && idOf(inner.food.name) === inner.keys.join(' ');
  if (isForDish || (isOtherMeat(inner, whole) && !isRootName)) return undefined;
  const presence = presenceOf(said, inner.food, inner.keys, depth + 1);
  return presence && addedBy(inner.food, presence, whole);
}

/** It may be made of this, is one of several kinds ("berries"), or has a content that only traces may bring. */
function mayBeTrace(
  { roots, traces, perhaps }: Understood,
  food: Food,
  keys: readonly string[],
  within: readonly NameWithin[],
): boolean {
  const foods = [...roots];
  if (perhaps.has(food)) return true;
  const isBare = keys.join(' ') === idOf(food.name);
  if (isBare && foods.some((root) => isWiderFor(food, root))) return true;
  const isAny = anyFoods().has(food) || wideFoods().has(food);
  if (isAny && foods.some((root) => root !== food && isA(root, food))) return true;
  return [...traces].some(
    (content) =>
      food.contents.has(content) &&
      !foods.some(({ parent }) => parent && isA(food, parent)) &&
      !within.some((inner) => inner.food.contents.has(content)),
  );
}
