import type { Content, Presence } from './contents';
import DISHES_OF_THE_WORLD from './languages/world/dishes.txt?raw';
import FOODS_OF_THE_WORLD from './languages/world/foods.txt?raw';
import NAMES_OF_THE_WORLD from './languages/world/names.txt?raw';
import SIGNS from './languages/world/signs.txt?raw';
import SWEETS_OF_THE_WORLD from './languages/world/sweets.txt?raw';
import ADDITIVES from './larder/additives.txt?raw';
import DAIRY from './larder/dairy.txt?raw';
import DISHES from './larder/dishes.txt?raw';
import DRINKS from './larder/drinks.txt?raw';
import FAMILY_TABLE from './larder/families.txt?raw';
import FISH from './larder/fish.txt?raw';
import FOR_DIETS from './larder/forDiets.txt?raw';
import FRUIT from './larder/fruit.txt?raw';
import GRAINS from './larder/grains.txt?raw';
import MADE_OF from './larder/madeOf.txt?raw';
import MEAT from './larder/meat.txt?raw';
import NUTS_AND_PULSES from './larder/nutsAndPulses.txt?raw';
import OILS_AND_SAUCES from './larder/oilsAndSauces.txt?raw';
import SAYINGS from './larder/sayings.txt?raw';
import SEASONINGS from './larder/seasonings.txt?raw';
import SWEET_AND_BAKING from './larder/sweetAndBaking.txt?raw';
import THINGS from './larder/things.txt?raw';
import VEGETABLES from './larder/vegetables.txt?raw';
import { expandName, type Food, type MadeOf, readFoods, readRows, splitNames } from './notation';
import { pairsOf } from './rows';
import { sliced } from './slices';
import { idOf, keysOf, wordList } from './words';

export type { Food, Relation } from './notation';

/** A tree that finds the longest name at a place, word by word. */
export interface NameNode {
  /** Missing at the end of a name. Most nodes are ends, and a map takes memory. */
  next?: Map<string, NameNode>;
  food: Food | undefined;
  /** As the table writes the name. */
  name: string;
}

export const TABLES = [
  DISHES_OF_THE_WORLD,
  SWEETS_OF_THE_WORLD,
  FOODS_OF_THE_WORLD,
  DAIRY,
  MEAT,
  FISH,
  GRAINS,
  VEGETABLES,
  FRUIT,
  NUTS_AND_PULSES,
  SEASONINGS,
  ADDITIVES,
  OILS_AND_SAUCES,
  SWEET_AND_BAKING,
  DRINKS,
  DISHES,
  THINGS,
];

/** If two foods share a name, the one further down in the tables gets it. */
const NAMES: NameNode = { food: undefined, name: '' };
const VOCABULARY = new Set<string>();
const OTHER_NAMES = new Set<string>();
const FOODS_OF_TABLES: Food[][] = [];
const MADE: Food[] = [];
const KINDS = new Set<Food>();

/** Adds a food's names to a tree. `isForeign`: they are no English words. */
export function addNames(
  root: NameNode,
  food: Food,
  isForeign = food.isSign || food.isAsked,
  names = food.names,
) {
  for (const name of names) {
    let node = root;
    for (const key of keysOf(name)) {
      if (!isForeign) VOCABULARY.add(key);
      node.next ??= new Map();
      let next = node.next.get(key);
      if (!next) {
        next = { food: undefined, name: '' };
        node.next.set(key, next);
      }
      node = next;
    }
    // If a food has two spellings here, the page shows the first.
    if (node.food === food || (food.isSign && node.food)) continue;
    node.food = food;
    node.name = name;
  }
}

function lookUp(name: string): Food | undefined {
  let node: NameNode | undefined = NAMES;
  for (const key of keysOf(name)) node = node?.next?.get(key);
  return node?.food;
}

/** The food of a name that the tables must have. */
export function expectFood(name: string): Food {
  const food = lookUp(name);
  if (!food) throw new Error(`No such food: ${name}`);
  return food;
}

/** A second name becomes another food, as the fact may not hold for the first: beurre blanc. */
function add(name: string, contents: Iterable<[Content, Presence]>) {
  const food = expectFood(name);
  const all = new Map<Content, Presence>([...contents, ...food.contents]);
  for (const [content, presence] of contents)
    if (presence === 'contains') all.set(content, presence);
  const isFirst = idOf(food.name) === idOf(name);
  if (isFirst) Object.assign(food, { contents: all });
  else
    addNames(NAMES, {
      ...food,
      id: name,
      name,
      names: [name],
      parent: food,
      relation: 'kind',
      contents: all,
    });
}

const meatOf = ({ contents }: Food) =>
  [...contents].filter(
    ([content, presence]) => presence === 'contains' && ['meat', 'pork'].includes(content),
  );

/** Adds what may be made of several foods. */
export function addMade(foods: readonly Food[]) {
  for (const food of foods) {
    const { madeOf, parent } = food;
    if (madeOf?.length) MADE.push(food);
    for (let at = madeOf?.length ? food : madeOf && parent; at; at = at.parent) KINDS.add(at);
  }
}

function nameAll(foods: readonly Food[], isForeign?: boolean) {
  for (const food of foods) addNames(NAMES, food, isForeign);
}

for (const table of TABLES) {
  sliced(() => {
    const foods = readFoods(table);
    FOODS_OF_TABLES.push(foods);
    nameAll(foods);
  });
}
const signs = sliced(() => readFoods(SIGNS, true));
sliced(() => {
  nameAll(signs());
  // Their words name no food.
  nameAll(readFoods(SAYINGS), true);
  for (const [english, others] of pairsOf(NAMES_OF_THE_WORLD)) {
    const food = expectFood(english);
    const names = splitNames(others).flatMap(expandName);
    Object.assign(food, { names: [...food.names, ...names] });
    addNames(NAMES, food, false, names);
  }
});
export const writtenNames = sliced(() =>
  [...FOODS_OF_TABLES.flat(), ...signs()].flatMap(({ names }) => names),
);
sliced(() => {
  for (const { names, contents } of readFoods(FOR_DIETS))
    for (const name of names) add(name, contents);
});
export const familyRows = sliced(() => readRows(FAMILY_TABLE));
/** Maps a food's names, as keys, to what is made of it. */
export const productRows = sliced((): Map<string, readonly MadeOf[]> => readRows(MADE_OF));
/** Words for any of several foods: "berries" may be strawberries. */
export const anyFoods = sliced(
  () => new Set((productRows().get('any') ?? []).flatMap(({ name }) => lookUp(name) ?? [])),
);
sliced(() => {
  addMade(FOODS_OF_TABLES.flat());
  // What is made of a meat contains it.
  for (const [name, items] of productRows()) {
    const food = lookUp(name);
    const meat = food ? meatOf(food) : [];
    for (const item of meat.length > 0 ? items : []) {
      if (item.decision === 'contains' && lookUp(item.name)) add(item.name, meat);
    }
  }
});
// A dish contains the meat in its name: beef stew.
for (const table of [DISHES, DISHES_OF_THE_WORLD]) {
  sliced(() => {
    const meatless = wordList('no meat');
    for (const { names } of FOODS_OF_TABLES[TABLES.indexOf(table)] ?? []) {
      for (const name of names) {
        const meat = name
          .split(' ')
          .flatMap((word) => lookUp(word) ?? [])
          .flatMap(meatOf);
        if (meat.length > 0 && !keysOf(name).some((key) => meatless.has(key))) add(name, meat);
      }
    }
  });
}
/** Every food whose own name leads to it. */
export const allFoods = sliced((): readonly Food[] =>
  FOODS_OF_TABLES.flat().filter((food) => lookUp(food.name) === food),
);
export const nameTree = sliced(() => NAMES);
/** Words of English names, as keys. */
export const vocabulary = sliced(() => VOCABULARY);
/** Names whose words are of another language, as keys: they say no more than the food's own name. */
export const otherNames = sliced(() => OTHER_NAMES);
/** A shop puts most foods of one table on one shelf. */
export const foodsOfTables = sliced(() => FOODS_OF_TABLES);
/** What may be made of several foods, with what it is a kind of: vegetable oil, and oil. */
export const madeFoods = sliced(() => MADE);
/** Words above foods of which a row says what they are made of: oil, food colouring. */
export const wideFoods = sliced(() => KINDS);

/** The food of a whole name, in singular or plural; undefined if the tables have none. */
export function foodNamed(name: string): Food | undefined {
  nameTree();
  return lookUp(name);
}

/** Groups of foods, each with a row in `words.txt`. */
type FoodGroup =
  /** What an earlier step has cooked if a step serves it: a chicken, not oil. */
  | 'served cooked'
  /** A weight is that of a whole one. */
  | 'sold whole'
  /** An ounce of it may be a fluid ounce. */
  | 'liquid'
  /** Beside all liquids, a cup of it is millilitres. */
  | 'poured'
  /** A kitchen has enough of it, or none: no line asks a cook to check how much. */
  | 'never counted'
  /** Not safe before it is cooked through, or boiled. */
  | 'poultry'
  | 'mince'
  | 'kidney beans'
  /** It is of mince if the list has mince. */
  | 'shaped of mince'
  /** Cooked before, or with nothing to cook through. */
  | 'safe to eat'
  /** "Spinach leaves" are spinach. */
  | 'leafy'
  /** If it is hot, a cook heats it. */
  | 'heated by cooks'
  /** Shops mostly sell it without bones. */
  | 'sold boned'
  /** Cooks chop and toast it as they do nuts. */
  | 'cut as nuts'
  /** Made of toasted nuts, it is another thing than made of others. */
  | 'toasted before';

const groups = new Map<FoodGroup, readonly Food[]>();

/** Made at the first use. */
function membersOf(group: FoodGroup): readonly Food[] {
  const known = groups.get(group) ?? [...wordList(group)].flatMap((name) => foodNamed(name) ?? []);
  groups.set(group, known);
  return known;
}

/** A food is also what it is listed below: basmati is rice. */
export function isA(food: Food, other: Food | FoodGroup): boolean {
  if (typeof other === 'string') return membersOf(other).some((kind) => isA(food, kind));
  for (let at: Food | undefined = food; at; at = at.parent) if (at === other) return true;
  return false;
}

export const isKin = (food: Food, other: Food): boolean => isA(food, other) || isA(other, food);
