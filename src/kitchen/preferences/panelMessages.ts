import { LONGEST_AVOIDED, MOST_AVOIDED, MOST_AVOIDED_LETTERS } from '../../../machines/avoided';
import type { Allergen, Preferences } from '../../../machines/preferences';
import { limitText } from '../../ui/limitText';

/** How many foods that were not taken to name, and how much of each. */
const MOST_NAMED = 5;
const LONGEST_NAME = 60;

/** How many foods of a family to name. */
const MOST_NAMES = 6;

/** What visitors read in the preferences dialog. */
export const panelMessages = {
  standsFor: (word: string, contents: readonly string[]) =>
    `“${word}”: everything that contains ${new Intl.ListFormat('en', { type: 'disjunction' }).format(contents)}.`,
  looksFor: (word: string, names: readonly string[], examples: readonly string[]) => {
    const such = examples.length > 0 ? `: ${examples.join(', ')} …` : '.';
    const more = names.length > MOST_NAMES ? ' …' : '';
    const isSame = names.join() === word.toLowerCase();
    const start = isSame ? 'Looks for' : `“${word}”: looks for`;
    const them = names.length === 1 ? 'it' : 'them';
    return `${start} ${names.slice(0, MOST_NAMES).join(', ')}${more} and what is made of ${them}${such}`;
  },
  onlyAWord: (word: string) =>
    `Looks for the word “${word}” only. The page doesn't know this food.`,
  heading: 'Preferences',
  close: 'Close',
  about: (isStored: boolean) =>
    `Every new recipe should keep to these. ${isStored ? 'This browser stores them, and each' : 'Each'} request sends them to the model. A recipe can't tell you about traces. Check every label.`,
  lasts: (until: 'close' | 'reload') =>
    `Your browser couldn't save this. It lasts until you ${until} this tab.`,
  people: 'People',
  time: 'Time',
  any: 'Any',
  upTo: (minutes: number) => `${minutes} minutes`,
  diet: 'Diet',
  noDiet: 'None',
  allergens: 'Allergies and intolerances',
  avoid: 'Also avoid',
  avoidHint: 'Separate foods with commas.',
  notTaken: (words: readonly string[]) => {
    const shown = words.slice(0, MOST_NAMED).map((word) => `“${limitText(word, LONGEST_NAME)}”`);
    const more = words.length - shown.length;
    const names = new Intl.ListFormat('en').format(more > 0 ? [...shown, `${more} more`] : shown);
    return `Not taken, so no recipe is checked for it: ${names}. There is room for ${MOST_AVOIDED} foods of up to ${LONGEST_AVOIDED} letters, and for ${MOST_AVOIDED_LETTERS.toLocaleString('en')} letters in all.`;
  },
  equipment: 'Equipment',
  equipmentHint: 'Tick what you have. If you tick nothing, a recipe may use anything.',
  units: 'Units',
  wish: 'Anything else?',
  wishExample: 'something Thai, for children …',
  forget: 'Forget them',
  forgotten: 'Your preferences are forgotten.',
  undo: 'Undo',
  done: 'Done',
};

export const DIET_NAMES: Record<NonNullable<Preferences['diet']>, string> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  pescatarian: 'Pescatarian',
  'no pork': 'No pork',
  halal: 'Halal',
  kosher: 'Kosher',
};

export const EQUIPMENT_NAMES: Record<Preferences['equipment'][number], string> = {
  oven: 'Oven',
  stove: 'Stove (hob)',
  microwave: 'Microwave',
  'air fryer': 'Air fryer',
};

export const UNIT_NAMES: Record<Preferences['units'], string> = {
  original: 'As the recipe has them',
  metric: 'Metric (g, ml, °C)',
  us: 'US (cups, oz, °F)',
};

/** Each allergen's name, with foods that often contain it. */
export const ALLERGEN_NAMES: Record<Allergen, { name: string; foods: string }> = {
  milk: { name: 'Milk', foods: 'butter, cheese, cream, yoghurt, lactose' },
  eggs: { name: 'Eggs', foods: 'mayonnaise, meringue, fresh pasta' },
  peanuts: { name: 'Peanuts', foods: 'peanut butter, satay' },
  nuts: {
    name: 'Nuts',
    foods: 'almonds, walnuts, cashews … Coconut and pine nuts are only pointed out',
  },
  gluten: { name: 'Gluten', foods: 'wheat, rye, barley, oats, spelt: bread, pasta, beer' },
  fish: { name: 'Fish', foods: 'anchovies, fish sauce, Worcestershire sauce' },
  crustaceans: { name: 'Crustaceans', foods: 'prawns, shrimps, crab, lobster' },
  molluscs: { name: 'Molluscs', foods: 'mussels, squid, oysters, snails' },
  soya: { name: 'Soya', foods: 'tofu, soy sauce, miso, edamame' },
  celery: { name: 'Celery', foods: 'celeriac, celery salt, stock cubes' },
  mustard: { name: 'Mustard', foods: 'mustard seeds, many dressings and curry powders' },
  sesame: { name: 'Sesame', foods: 'tahini, hummus, halva' },
  sulphites: { name: 'Sulphites', foods: 'wine, dried fruit, vinegar' },
  lupin: { name: 'Lupin', foods: 'lupin flour, some breads' },
};
