import { FOODS_OF_TABLES, type Food, type FoundFood, foodNamed, isA } from '../../foods';

/** In the order in which people walk through a shop. */
export const SHELVES = [
  'vegetables and fruit',
  'bread',
  'chilled',
  'meat and fish',
  'dry goods',
  'spices',
  'frozen',
  'drinks',
  'other',
] as const;

export type Shelf = (typeof SHELVES)[number];

const foodsOf = (names: string) => names.split(', ').flatMap((name) => foodNamed(name) ?? []);

/** One food of each table of the larder, and the shelf of that table's foods. */
const TABLES: readonly (readonly [Shelf, string])[] = [
  ['vegetables and fruit', 'potato, apple'],
  ['chilled', 'milk'],
  ['meat and fish', 'beef, salmon'],
  ['dry goods', 'rice, lentil, olive oil, sugar'],
  ['spices', 'cumin'],
  ['drinks', 'coffee'],
];

/** Foods that a shop does not put beside the others of their table. */
const ELSEWHERE: readonly (readonly [Shelf, string])[] = [
  [
    'vegetables and fruit',
    'herb, parsley, basil, mint, coriander leaf, dill, chive, tarragon, thyme, rosemary, sage, lemongrass, chestnut',
  ],
  ['bread', 'bread, bun, tortilla, flatbread, baguette, bagel, croissant, brioche, burger bun'],
  ['chilled', 'tofu, tempeh, pastry, puff pastry, hummus, pesto, gnocchi, egg, margarine'],
  [
    'dry goods',
    'breadcrumbs, stock, stock cube, salted anchovy, anchovy, taco shell, raisin, dried fruit, date, coconut milk, coconut, tomato purée, tomato paste, passata, sun-dried tomato, caper, olive, evaporated milk, condensed milk, milk powder, coconut cream, plant milk, nori, seaweed, gherkin, sauerkraut, kimchi, mayonnaise',
  ],
  ['spices', 'salt, pepper, stock cube'],
  ['frozen', 'ice cream, sorbet'],
  ['drinks', 'wine, beer'],
].map(([shelf, names]) => [shelf as Shelf, names as string] as const);

/** Preserved, a food leaves the shelf of the fresh one. */
const PRESERVED = /^(?:tinned|canned|jarred|dried|bottled)\b/i;

let known: ReadonlyMap<Food, Shelf> | undefined;

function shelves() {
  known ??= new Map([
    ...TABLES.flatMap(([shelf, names]) =>
      foodsOf(names).flatMap((food) => {
        const table = FOODS_OF_TABLES.find((foods) => foods.includes(food)) ?? [];
        return table
          .filter(({ parent }) => !parent?.names.length)
          .map((one) => [one, shelf] as const);
      }),
    ),
    ...ELSEWHERE.flatMap(([shelf, names]) => foodsOf(names).map((food) => [food, shelf] as const)),
  ]);
  return known;
}

/** 'other' for a food that the tables do not know. */
export function shelfOf(found: Pick<FoundFood, 'food' | 'states'> | undefined): Shelf {
  if (!found) return 'other';
  let shelf: Shelf = 'other';
  for (let food: Food | undefined = found.food; food && shelf === 'other'; food = food.parent)
    shelf = shelves().get(food) ?? 'other';
  if (found.states.has('frozen') || /\bfrozen\b/.test(found.food.name)) return 'frozen';
  const isFresh = shelf === 'vegetables and fruit' || shelf === 'meat and fish';
  if (isFresh && found.states.has('dried')) return isHerb(found.food) ? 'spices' : 'dry goods';
  return isFresh && PRESERVED.test(found.food.name) ? 'dry goods' : shelf;
}

const HERBS = foodsOf(
  'coriander leaf, parsley, basil, mint, thyme, rosemary, sage, dill, tarragon',
);
const isHerb = (food: Food) => HERBS.some((herb) => isA(food, herb)) || food.isDry;
