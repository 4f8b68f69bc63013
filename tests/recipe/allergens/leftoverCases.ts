import type { Avoidance } from '../../../src/foods/avoided/thingsToAvoid';

export interface Cooked {
  lines: readonly string[];
  is?: 'cut' | 'in Italian' | 'without a list' | 'without steps';
  /** What the dish's own leftover was cooked from; null if the visitor typed it. */
  used?: Cooked | null;
}

export type Fate =
  | { is: 'renamed'; to: string }
  | { is: 'reloaded' }
  /** Storage holds this instead of all findings, or of those on one content. */
  | { is: 'spoilt'; with: unknown; content?: string };

export interface LeftoverCase {
  title: string;
  /** Null for an entry that the visitor typed. */
  cooked: Cooked | readonly Cooked[] | null;
  entry?: string;
  fate?: Fate;
  today: Partial<Avoidance>;
  later?: readonly string[];
  laterIs?: Cooked['is'];
  contained?: readonly string[];
  open?: readonly string[];
  notes?: readonly string[];
  /** The page says "This page found no mention of …". */
  nothing?: boolean;
}

const PLAIN = ['500 g chicken thighs', '1 tbsp olive oil', '1 tsp salt'];
const BUTTER: Cooked = { lines: [...PLAIN, '50 g butter'] };
const MILK = { allergens: ['milk'] } as const;
const PEANUTS = { allergens: ['peanuts'] } as const;
const ENTRY = 'leftover roast chicken';
const FROM = 'from its recipe.';
const unchecked = (thing: string, entry = ENTRY) =>
  `Could not be checked for ${thing}: “${entry}”.`;

/** By default, the entry is "leftover roast chicken", and the later recipe lists 300 g of it. */
export const LEFTOVER_CASES: readonly LeftoverCase[] = [
  {
    title: 'of a recipe with butter',
    cooked: BUTTER,
    today: MILK,
    contained: [`${ENTRY}: contains milk, ${FROM}`],
  },
  {
    title: 'of a recipe with chocolate',
    cooked: { lines: [...PLAIN, '30 g chocolate'] },
    today: { allergens: ['nuts'] },
    open: [`${ENTRY}: may contain nuts, ${FROM}`],
  },
  {
    title: 'of a recipe that has several things to avoid',
    cooked: { lines: [...PLAIN, '50 g butter', '2 tbsp peanut butter', '1 stock cube'] },
    today: { allergens: ['milk', 'peanuts', 'celery', 'fish'] },
    contained: [`${ENTRY}: contains milk, ${FROM}`, `${ENTRY}: contains peanuts, ${FROM}`],
    open: [`${ENTRY}: may contain celery, ${FROM}`],
    nothing: true,
  },
  {
    title: 'of a recipe in which nothing is found',
    cooked: { lines: PLAIN },
    today: PEANUTS,
    nothing: true,
  },
  {
    title: 'of a recipe with a line that the page does not understand',
    cooked: { lines: [...PLAIN, '200 g frobnish'] },
    today: PEANUTS,
    open: [unchecked('peanuts')],
  },
  {
    title: 'of a recipe with butter and such a line',
    cooked: { lines: [...PLAIN, '50 g butter', '200 g frobnish'] },
    today: MILK,
    contained: [`${ENTRY}: contains milk, ${FROM}`],
    open: [unchecked('milk')],
  },
  { title: 'that was typed', cooked: null, today: PEANUTS, open: [unchecked('peanuts')] },
  {
    title: 'of an answer that was cut',
    cooked: { ...BUTTER, is: 'cut' },
    today: { allergens: ['milk', 'peanuts'] },
    contained: [`${ENTRY}: contains milk, ${FROM}`],
    open: [unchecked('milk or peanuts')],
  },
  {
    title: 'of a recipe that may lack its end',
    cooked: { lines: PLAIN, is: 'without steps' },
    today: PEANUTS,
    open: [unchecked('peanuts')],
  },
  {
    title: 'of a recipe in Italian',
    cooked: { lines: ['500 g di pollo', '2 cucchiai di burro di arachidi'], is: 'in Italian' },
    today: PEANUTS,
    contained: [`${ENTRY}: contains peanuts, ${FROM}`],
    open: [unchecked('peanuts')],
  },
  {
    title: 'of a text that is no recipe',
    cooked: { lines: [], is: 'without a list' },
    today: PEANUTS,
    open: [unchecked('peanuts')],
  },
  {
    title: 'of beef, for a vegetarian',
    cooked: { lines: ['500 g beef', '1 onion'] },
    entry: 'leftover stew',
    today: { diet: 'vegetarian' },
    later: ['300 g leftover stew'],
    contained: [`leftover stew: not vegetarian, ${FROM}`],
  },
  {
    title: 'of honey, for a vegan',
    cooked: { lines: ['500 g carrots', '2 tbsp honey'] },
    entry: 'leftover carrots',
    today: { diet: 'vegan' },
    later: ['300 g leftover carrots'],
    contained: [`leftover carrots: not vegan, ${FROM}`],
    notes: ["This page can't check how sugar and drinks are made."],
  },
  {
    title: 'of carrots, for a vegan',
    cooked: { lines: ['500 g carrots', '1 tbsp olive oil'] },
    entry: 'leftover carrots',
    today: { diet: 'vegan' },
    later: ['300 g leftover carrots'],
    nothing: true,
    notes: ["This page can't check how sugar and drinks are made."],
  },
  {
    title: 'of wine, for a visitor who eats halal',
    cooked: { lines: ['500 g carrots', '100 ml red wine'] },
    entry: 'leftover carrots',
    today: { diet: 'halal' },
    later: ['300 g leftover carrots'],
    contained: [`leftover carrots: not halal, ${FROM}`],
    notes: ["This page can't check halal certification or slaughter."],
  },
  {
    title: 'of rabbit, for a visitor who eats kosher',
    cooked: { lines: ['1 rabbit', '1 onion'] },
    entry: 'leftover stew',
    today: { diet: 'kosher' },
    later: ['300 g leftover stew'],
    contained: [`leftover stew: not kosher, ${FROM}`],
    notes: [
      "This page can't check kosher certification, slaughter, or whether meat and milk are kept apart.",
    ],
  },
  {
    title: 'of butter, for a visitor who avoids dairy',
    cooked: BUTTER,
    today: { avoid: ['dairy'] },
    contained: [`${ENTRY}: contains dairy, ${FROM}`],
  },
  {
    title: 'in which the page had not looked for coriander',
    cooked: { lines: [...PLAIN, '1 bunch coriander'] },
    today: { avoid: ['coriander'] },
    open: [unchecked('coriander')],
  },
  {
    title: 'of pine nuts, for a visitor who avoids nuts',
    cooked: { lines: [...PLAIN, '50 g pine nuts'] },
    today: { allergens: ['nuts'] },
    notes: [`Some people with nut allergies also avoid this: ${ENTRY}.`],
    nothing: true,
  },
  {
    title: 'of a recipe that used a leftover with butter',
    cooked: { lines: ['200 g leftover roast chicken', '1 onion'], used: BUTTER },
    entry: 'leftover soup',
    today: { allergens: ['milk', 'peanuts'] },
    later: ['300 g leftover soup'],
    contained: [`leftover soup: contains milk, ${FROM}`],
    nothing: true,
  },
  {
    title: 'of a recipe that used a leftover with butter by another name',
    cooked: { lines: ['200 g cooked chicken', '1 onion'], used: BUTTER },
    entry: 'leftover soup',
    today: MILK,
    later: ['300 g leftover soup'],
    contained: [`leftover soup: contains milk, ${FROM}`],
  },
  {
    title: 'of a recipe that used a typed leftover',
    cooked: { lines: ['200 g leftover roast chicken', '1 onion'], used: null },
    entry: 'leftover soup',
    today: PEANUTS,
    later: ['300 g leftover soup'],
    open: [unchecked('peanuts', 'leftover soup')],
  },
  {
    title: 'that the recipe does not use',
    cooked: BUTTER,
    today: MILK,
    later: ['2 eggs', '100 g rice'],
    nothing: true,
  },
  {
    title: 'that the recipe calls cooked chicken',
    cooked: BUTTER,
    today: MILK,
    later: ['300 g cooked chicken'],
    contained: [`${ENTRY}: contains milk, ${FROM}`],
  },
  {
    title: 'beside a line that the page does not understand',
    cooked: BUTTER,
    today: MILK,
    later: ['300 g frobnish'],
    contained: [`${ENTRY}: contains milk, ${FROM}`],
    open: ['Could not be checked for milk: “frobnish”.'],
  },
  {
    title: 'in a recipe whose list of ingredients is not complete',
    cooked: BUTTER,
    today: MILK,
    later: [],
    laterIs: 'without a list',
    contained: [`${ENTRY}: contains milk, ${FROM}`],
    open: ['Could not be checked for milk.'],
  },
  {
    title: 'in a recipe in Italian',
    cooked: BUTTER,
    today: MILK,
    later: ['300 g Brathähnchen'],
    laterIs: 'in Italian',
    contained: [`${ENTRY}: contains milk, ${FROM}`],
  },
  {
    title: 'with a shorter name',
    cooked: BUTTER,
    fate: { is: 'renamed', to: 'leftover chicken' },
    today: { allergens: ['milk', 'peanuts'] },
    later: ['300 g leftover chicken'],
    contained: [`leftover chicken: contains milk, ${FROM}`],
    nothing: true,
  },
  {
    title: 'with another food in its name, in as many words',
    cooked: BUTTER,
    fate: { is: 'renamed', to: 'leftover chicken, salad' },
    today: { allergens: ['milk', 'peanuts'] },
    later: ['300 g leftover chicken, salad'],
    contained: [`leftover chicken, salad: contains milk, ${FROM}`],
    open: [unchecked('milk or peanuts', 'leftover chicken, salad')],
  },
  {
    title: 'with a name that no longer says so',
    cooked: BUTTER,
    fate: { is: 'renamed', to: 'chicken' },
    today: MILK,
    later: ['300 g chicken'],
    contained: [`chicken: contains milk, ${FROM}`],
  },
  {
    title: 'with a German name',
    cooked: BUTTER,
    entry: 'Hähnchen von gestern',
    today: MILK,
    later: ['300 g Hähnchen von gestern'],
    contained: [`Hähnchen von gestern: contains milk, ${FROM}`],
  },
  {
    title: 'after a reload',
    cooked: BUTTER,
    fate: { is: 'reloaded' },
    today: { allergens: ['milk', 'peanuts'] },
    contained: [`${ENTRY}: contains milk, ${FROM}`],
    nothing: true,
  },
  {
    title: 'whose findings storage has lost',
    cooked: BUTTER,
    fate: { is: 'spoilt', with: 'nothing' },
    today: { allergens: ['milk', 'peanuts'] },
    open: [unchecked('milk or peanuts')],
  },
  {
    title: 'whose finding on peanuts storage has spoilt',
    cooked: BUTTER,
    fate: { is: 'spoilt', with: ['fine'], content: 'peanuts' },
    today: { allergens: ['milk', 'peanuts', 'fish'] },
    contained: [`${ENTRY}: contains milk, ${FROM}`],
    open: [unchecked('peanuts')],
    nothing: true,
  },
  {
    title: 'of two dishes by one name',
    cooked: [BUTTER, { lines: [...PLAIN, '2 tbsp peanut butter'] }],
    today: { allergens: ['milk', 'peanuts', 'fish'] },
    contained: [`${ENTRY}: contains milk, ${FROM}`, `${ENTRY}: contains peanuts, ${FROM}`],
    nothing: true,
  },
  {
    title: 'of two dishes of which one could not be read',
    cooked: [BUTTER, { lines: ['500 g di pollo'], is: 'in Italian' }],
    today: MILK,
    contained: [`${ENTRY}: contains milk, ${FROM}`],
    open: [unchecked('milk')],
  },
  {
    title: 'beside another leftover on its line',
    cooked: BUTTER,
    today: PEANUTS,
    later: ['300 g leftover roast chicken and leftover gravy'],
    open: [unchecked('peanuts', '300 g leftover roast chicken and leftover gravy')],
  },
  {
    title: 'whose name begins that of another dish on its line',
    cooked: BUTTER,
    today: PEANUTS,
    later: ['300 g leftover roast chicken curry'],
    open: [unchecked('peanuts', 'chicken curry')],
  },
];

export const DAY_CASES: readonly [
  title: string,
  cooked: string,
  now: string,
  food: 'chicken' | 'rice',
  isAsked: boolean,
][] = [
  ['on its day', '2026-11-21', '2026-11-21T23:59', 'chicken', false],
  ['just after midnight', '2026-11-21', '2026-11-22T00:00', 'chicken', false],
  ['late on the second day after', '2026-11-21', '2026-11-23T23:59', 'chicken', false],
  ['on the third day', '2026-11-21', '2026-11-24T00:00', 'chicken', true],
  ['of rice, on the day after', '2026-11-21', '2026-11-22T23:59', 'rice', false],
  ['of rice, on the second day after', '2026-11-21', '2026-11-23T00:00', 'rice', true],
  ['over the end of a year', '2026-12-31', '2027-01-02T12:00', 'chicken', false],
  ['two days later over a day of 25 hours', '2026-10-24', '2026-10-26T23:30', 'chicken', false],
  ['three days later over a day of 23 hours', '2026-03-28', '2026-03-31T00:30', 'chicken', true],
  ['a day ahead, as after a flight to the west', '2026-11-22', '2026-11-21T23:00', 'rice', false],
  ['two days ahead, by a wrong clock', '2026-11-23', '2026-11-21T12:00', 'chicken', true],
  ['without a day that can be read', '', '2026-11-21T12:00', 'chicken', true],
  ['on a day that no month has', '2026-02-31', '2026-03-01T12:00', 'chicken', true],
];
