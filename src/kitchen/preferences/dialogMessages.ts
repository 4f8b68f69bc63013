import type { Allergen, Preferences } from '../../../machines/kitchen/preferences';
import { joinNames } from '../../ui/joinNames';

export const dialogMessages = {
  standsFor: (word: string, contents: readonly string[]) =>
    `“${word}”: everything that contains ${joinNames(contents, 'disjunction')}.`,
  /** `hasMore`: there are more names than these. */
  looksFor: (
    word: string,
    names: readonly string[],
    hasMore: boolean,
    examples: readonly string[],
  ) => {
    const such = examples.length > 0 ? `: ${examples.join(', ')} …` : '.';
    const more = hasMore ? ' …' : '';
    const isSame = names.join() === word.toLowerCase();
    const start = isSame ? 'Looks for' : `“${word}”: looks for`;
    const them = names.length === 1 ? 'it' : 'them';
    return `${start} ${names.join(', ')}${more} and what is made of ${them}${such}`;
  },
  onlyAWord: (word: string) =>
    `Looks for the word “${word}” only. The page doesn't know this food.`,
  heading: 'Preferences',
  about: (isStored: boolean) =>
    `New recipes follow these. They're ${isStored ? 'stored here and ' : ''}sent with each request. Only recipes in English, German and French are checked completely. A recipe can't tell you about traces. Check every label.`,
  lasts: (until: 'close' | 'reload') =>
    `Your browser couldn't save this. It is kept only until you ${until} this tab.`,
  avoidHint: 'Separate foods with commas.',
  quoted: (word: string) => `“${word}”`,
  more: (words: number) => `${words} more`,
  /** `room`: for how many foods, and of how many letters each and in all. */
  notTaken: (words: string, room: { foods: number; letters: number; inAll: string }) =>
    `Not added, so no recipe is checked for ${words}. There is room for ${room.foods} foods of up to ${room.letters} letters, and for ${room.inAll} letters in all.`,
  taught: (name: string, thing: string) => `${name} contains ${thing}.`,
  alwaysHave: 'You always have',
  alwaysHaveStays: 'Used to work out what you need. It stays in this browser.',
  forget: 'Clear all',
  forgotten: 'Your preferences are cleared.',
  undo: 'Undo',
  done: 'Done',
};

export const fieldNames: Record<keyof Preferences | 'equipmentHint' | 'wishExample', string> = {
  people: 'People',
  minutes: 'Time',
  diet: 'Diet',
  allergens: 'Allergies and intolerances',
  avoid: 'Also avoid',
  taught: 'What you know of foods',
  equipment: 'Equipment',
  equipmentHint: 'If you tick nothing, a recipe may use anything.',
  units: 'Units',
  wish: 'Anything else?',
  wishExample: 'something Thai, for children …',
};

export const choiceNames = {
  /** For people and for minutes. */
  any: 'Any',
  minutes: (minutes: number) => `${minutes} minutes`,
  noDiet: 'None',
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  pescatarian: 'Pescatarian',
  'no pork': 'No pork',
  halal: 'Halal',
  kosher: 'Kosher',
  oven: 'Oven',
  stove: 'Stove (hob)',
  microwave: 'Microwave',
  'air fryer': 'Air fryer',
  original: 'As the recipe has them',
  metric: 'Metric (g, ml, °C)',
  us: 'US (cups, oz, °F)',
} satisfies Record<
  | NonNullable<Preferences['diet']>
  | Preferences['equipment'][number]
  | Preferences['units']
  | 'any'
  | 'noDiet',
  string
> & { minutes(minutes: number): string };

/** With foods that many people do not think of, and what the check does not do. */
export const allergenNames: Record<
  Allergen,
  readonly [name: string, foods: string, limit?: string]
> = {
  milk: ['Milk', 'butter, cheese, cream, yoghurt, lactose'],
  eggs: ['Eggs', 'mayonnaise, meringue, fresh pasta'],
  peanuts: ['Peanuts', 'peanut butter, satay'],
  nuts: [
    'Nuts',
    'almonds, walnuts, cashews …',
    'Tick peanuts too, if you avoid them. Coconut and pine nuts are flagged, not ruled out',
  ],
  gluten: ['Gluten', 'wheat, rye, barley, oats, spelt: bread, pasta, beer'],
  fish: ['Fish', 'anchovies, fish sauce, Worcestershire sauce'],
  crustaceans: ['Crustaceans', 'prawns, shrimps, crab, lobster'],
  molluscs: ['Molluscs', 'mussels, squid, oysters, snails'],
  soya: ['Soya', 'tofu, soy sauce, miso, edamame'],
  celery: ['Celery', 'celeriac, celery salt, stock cubes'],
  mustard: ['Mustard', 'mustard seeds, many dressings and curry powders'],
  sesame: ['Sesame', 'tahini, hummus, halva'],
  sulphites: ['Sulphites', 'wine, dried fruit, vinegar'],
  lupin: ['Lupin', 'lupin flour, some breads'],
};
