import { ALLERGENS, type Content, type Presence } from '../contents';
import {
  ANY,
  FAMILIES,
  FOODS,
  type Food,
  foodNamed,
  isA,
  NAMES,
  type NameNode,
  PRODUCTS,
  VOCABULARY,
} from '../foods';
import { languagesNow } from '../languages/spoken';
import type { Decision, Item } from '../notation';
import { recognise } from '../recognise';
import { inEnglish } from '../text/reading';
import { isOneSlip } from '../text/spelling';
import { keysOf } from '../words';

/** The meaning of a word under "Also avoid". */
export interface Meaning {
  /** What to look for: allergens that it stands for ("dairy" for milk), the word itself, or both. */
  contents: readonly Content[];
  /** The foods that it names, or that its family lists. */
  foods: readonly Food[];
  /** Words to look for as they are, because no food has this name. */
  words: ReadonlyMap<string, Presence>;
  /** Some foods that are made of it. */
  examples(): readonly string[];
  /** Whether a food contains it, judged by its kind, what it is made of, and the foods in its name. */
  presenceIn(food: Food, keys: readonly string[]): Presence | undefined;
}

export const idOf = (name: string) => keysOf(name).join(' ');

const products = [...PRODUCTS].flatMap(([name, items]) => {
  const food = foodNamed(name);
  return food ? [[food, items] as const] : [];
});

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

/** What cooks take for a dish and what is not made of it: risotto rice, lasagne sheets, burger buns, bread flour. */
const FOR_DISHES = new Set(
  'rice base crust sheet bun roll flour shell noodle leaf cheese wrap seasoning spice kit'.split(
    ' ',
  ),
);

/** Contents that tell that a name is only a likeness: butter beans have no milk, so they have no butter. */
const TELLING: readonly Content[] = [...ALLERGENS, 'meat', 'pork', 'alcohol', 'honey'];

/** What a food of a name adds to the whole: "may contain" if the whole only may contain its allergens. */
function addedBy(inner: Food, presence: Presence, whole: Food): Presence | undefined {
  if (whole.isUnclear) return presence;
  const own = TELLING.filter((content) => inner.contents.get(content) === 'contains');
  if (!own.every((content) => whole.contents.has(content))) return undefined;
  return own.every((content) => whole.contents.get(content) === 'contains')
    ? presence
    : 'may contain';
}

/** Whether a name only ends like another meat: "mince" alone is beef, but "turkey mince" has no beef. */
const isOtherMeat = ({ food, isLast }: NameWithin, whole: Food) =>
  isLast && food.contents.has('meat') && whole.contents.has('meat') && !isA(whole, food);

const isNameOf = ({ food, keys }: NameWithin, foods: ReadonlySet<Food>) =>
  foods.has(food) && idOf(food.name) === keys.join(' ');

/** Small words around the food that somebody avoids: "no garlic", "anything with coconut". */
const AROUND =
  /^(?:(?:please|no|not|never|without|avoid|any|all|anything|everything|things?|foods?|products?|with|containing|that contains?|made (?:of|from|with)|of|in|the|i (?:don['’]?t|do not|can['’]?t|cannot|hate)(?: (?:eat|like|have|tolerate))?|allergic to|allergy to|intolerant to)\s+)+|[\s-]+(?:free|products?|allergy|intolerance|of any kind|in any form|please|etc\.?)$/gi;

const SHORTEST_SLIP = 6;

/** What a phrase stands for: the foods of a family, or one food; undefined if it is no name. */
function named(phrase: string): readonly Item[] | undefined {
  const id = idOf(phrase);
  const food = foodNamed(phrase);
  // "Groundnuts" has another name in the table.
  const known = FAMILIES.get(id) ?? (food && FAMILIES.get(idOf(food.name)));
  if (known) return known;
  if (food) return food.isThing ? undefined : [{ name: food.name, decision: 'contains' }];
  return undefined;
}

/** Whether a phrase is the name of a food or of a family, to the letter. */
export const isKnown = (phrase: string): boolean =>
  !foodNamed(phrase)?.isSign && named(phrase) !== undefined;

/** What a phrase with one wrong letter stands for: "garlik", "nightshaddes". */
function slipOf(phrase: string): readonly Item[] | undefined {
  const id = idOf(phrase);
  if (id.length < SHORTEST_SLIP) return undefined;
  // The full stop lets the last letter be wrong.
  const near = [...FAMILIES.keys(), ...VOCABULARY].filter(
    (name) =>
      name[0] === id[0] &&
      Math.abs(name.length - id.length) <= 1 &&
      isOneSlip(`${name}.`, `${id}.`),
  );
  const found = near.flatMap((name) => named(name) ?? []);
  return near.length === 1 && found.length > 0 ? found : undefined;
}

const MOST_REMEMBERED = 500;
const remembered = new Map<string, Meaning>();

/** @returns the meaning of a word under "Also avoid". Remembers its answers. */
export function meaningOf(word: string): Meaning {
  const id = `${languagesNow()} ${word}`;
  const known = remembered.get(id) ?? search(word);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(id, known);
  return known;
}

const MOST_EXAMPLES = 2;

/** Foods that are made of others: two whose names say so, and two whose names do not. */
function examplesOf(foods: readonly Food[], presenceIn: Meaning['presenceIn']): string[] {
  const isOne = (food: Food) => foods.some((one) => isA(food, one));
  const telling = FOODS.filter(
    (food) =>
      foods.some(({ name }) => food.name.startsWith(`${name} `)) &&
      !isOne(food) &&
      presenceIn(food, keysOf(food.name)) === 'contains',
  ).sort((one, other) => one.name.length - other.name.length);
  const made = products
    .filter(([source]) => isOne(source))
    .flatMap(([, items]) => items)
    .filter(({ decision, content }) => decision === 'contains' && !content);
  return [telling, made].flatMap((some) => some.slice(0, MOST_EXAMPLES).map(({ name }) => name));
}

/** How many names within names to read: "coconut milk powder" has coconut milk, which has coconut. */
const DEEPEST = 3;

/** What the tables say of a word. */
interface Said {
  decided: Map<Food, Decision>;
  /** Names of foods that have other names too. */
  names: Map<string, Decision>;
  words: Map<string, Presence>;
  contents: Set<Content>;
  traces: Set<Content>;
  /** The foods that the word itself names. */
  roots: Set<Food>;
  /** Foods that only sound like one of these. */
  others: [name: string, foods: readonly Food[]][];
}

function decisionOn({ decided }: Said, food: Food): Decision | undefined {
  for (let at: Food | undefined = food; at; at = at.parent) {
    const decision = decided.get(at);
    if (decision) return decision;
  }
  return undefined;
}

/** Takes a food, and what is made of it. */
function takeFood(said: Said, food: Food, decision: Presence) {
  const before = said.decided.get(food);
  if (before === 'contains' || before === decision) return;
  said.decided.set(food, decision);
  for (const [source, items] of products) {
    if (isA(source, food)) takeItems(said, items, decision, source);
  }
}

/** @param source the food that they are made of; without one, the word names them */
function takeItems(said: Said, items: readonly Item[], outer: Presence, source?: Food) {
  const foods = items.flatMap(({ name, decision }) =>
    decision === 'nothing' ? [] : (foodNamed(name) ?? []),
  );
  for (const item of items) {
    const { name, decision, content } = item;
    if (decision === 'nothing') said.others.push([name, source ? [source, ...foods] : foods]);
    else if (content) (decision === 'contains' ? said.contents : said.traces).add(content);
    else takeName(said, name, outer === 'contains' ? decision : outer, source);
  }
}

function takeName(said: Said, name: string, presence: Presence, source: Food | undefined) {
  const food = foodNamed(name);
  const id = idOf(name);
  if (food && (!source || idOf(food.name) === id)) {
    if (!source && presence === 'contains') said.roots.add(food);
    takeFood(said, food, presence);
    return;
  }
  const known = food ? said.names : said.words;
  if (known.get(food ? id : name) !== 'contains') known.set(food ? id : name, presence);
}

function takePhrase(said: Said, phrase: string) {
  const items = named(phrase) ?? slipOf(phrase);
  if (items) takeItems(said, items, 'contains');
  if (named(phrase)) return;
  const { foods, unknown } = items ? { foods: [], unknown: [] } : recognise(phrase);
  const main = foods.filter(({ role }) => role === 'main' || role === 'alternative');
  for (const { food } of main) {
    said.roots.add(food);
    takeFood(said, food, 'contains');
  }
  if (main.length === 0 || unknown.length > 0 || main.some(({ isMisspelt }) => isMisspelt))
    said.words.set(phrase, 'contains');
}

/** Takes what only sounds like a food out again. */
function takeOthersOut(said: Said) {
  for (const [name, own] of said.others) {
    const food = foodNamed(name);
    if (!food) continue;
    // "Herbal tea" is another name of tea, and sweet potato another food.
    if (own.some((one) => isA(food, one)) && idOf(food.name) !== idOf(name))
      said.names.set(idOf(name), 'nothing');
    else if (
      decisionOn(said, food) !== 'contains' ||
      own.some((one) => one !== food && isA(food, one))
    )
      said.decided.set(food, 'nothing');
  }
}

function lookUp(word: string): Said {
  const said: Said = {
    decided: new Map(),
    names: new Map(),
    words: new Map(),
    contents: new Set(),
    traces: new Set(),
    roots: new Set(),
    others: [],
  };
  const plain = word.trim().replace(AROUND, '').trim() || word.trim();
  const pieces = plain.split(/\s*[,;/+&]\s*|\s+(?:and|or|nor)\s+(?:no\s+)?/i).filter(Boolean);
  const whole = [word, plain].find((phrase) => named(phrase));
  const areKnown = !whole && pieces.some((piece) => named(piece));
  for (const phrase of areKnown ? pieces : [whole ?? plain]) takePhrase(said, phrase);
  takeOthersOut(said);
  return said;
}

/** Whether a food contains what the tables say of a word. */
function judge(said: Said, food: Food, keys: readonly string[], depth = 0): Presence | undefined {
  const decision = said.names.get(keys.join(' ')) ?? decisionOn(said, food);
  if (decision === 'contains') return decision;
  if (decision === 'nothing') return undefined;
  const within = depth < DEEPEST ? namesWithin(keys) : [];
  const added = within.map((inner) => addedWithin(said, inner, food, keys, depth));
  const own = ` ${keys.join(' ')} `;
  for (const [name, presence] of said.words) {
    if (own.includes(` ${idOf(name)} `)) added.push(presence);
  }
  // A name that says nothing means the same as the first: "toum" is garlic sauce, and "herb butter" may be garlic
  // butter.
  const first = keysOf(food.name);
  if (depth < DEEPEST && within.every(({ isLast }) => isLast) && ` ${first.join(' ')} ` !== own) {
    const presence = judge(said, food, first, depth + 1);
    added.push(presence && within.length > 0 ? 'may contain' : presence);
  }
  if (added.includes('contains')) return 'contains';
  const isSoft = added.includes('may contain') || mayBeTrace(said, food, within);
  return decision ?? (isSoft ? 'may contain' : undefined);
}

/** What a food in a longer name adds to the whole. */
function addedWithin(
  said: Said,
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

/** Whether a food is one of several kinds ("berries"), or has a content that only traces of it may bring. */
function mayBeTrace({ roots, traces }: Said, food: Food, within: readonly NameWithin[]): boolean {
  const foods = [...roots];
  if (ANY.has(food) && foods.some((root) => root !== food && isA(root, food))) return true;
  return [...traces].some(
    (content) =>
      food.contents.has(content) &&
      !foods.some(({ parent }) => parent && isA(food, parent)) &&
      !within.some((inner) => inner.food.contents.has(content)),
  );
}

function search(word: string): Meaning {
  const said = lookUp(inEnglish(word));
  const { words, contents } = said;
  const foods = [...said.roots];
  const isLooked = foods.length + words.size > 0;
  const presenceIn: Meaning['presenceIn'] = (food, keys) =>
    (food.isThing && food.contents.size === 0) || !isLooked ? undefined : judge(said, food, keys);
  return {
    contents: [...contents, ...(isLooked ? [`also ${word}` as const] : [])],
    foods,
    words,
    examples: () => examplesOf(foods, presenceIn),
    presenceIn,
  };
}
