import type { Choice } from '../../../machines/connection/connectionMachine';
import { FAILURE_TEXT } from '../../../machines/kitchen/kitchen';
import type { Allergen, Preferences } from '../../../machines/kitchen/preferences';
import type { Recipe } from '../../../machines/kitchen/recipe';

/** The language of the page, and what every part says alike. */
export const language = {
  code: 'en',
  /** For days and times, if the browser says nothing of this language: "21 November". */
  days: 'en-GB',
  /** On the button of a dialog. */
  onItsWay: ' – one moment…',
  couldNotOpen: ' – could not load. Try again.',
  undo: 'Undo',
  tryAgain: 'Try again',
  /** As in "Contains milk" and "no milk". */
  allergen: (allergen: Allergen | 'pine nuts'): string => allergen,
  /** The name of what is left of a dish. `found`: the allergens that it surely contains. */
  left: (dish: string, found: readonly string[]) =>
    `${dish} (leftover${found.length > 0 ? `; contains ${found.join(', ')}` : ''})`,
};

export const app = {
  kitchenName: (brand: string) => `${brand}'s Kitchen`,
  icon: 'Chef icon',
  cookbook: 'Cookbook',
  add: 'Add a recipe',
  photo: 'Photo',
  model: 'Recipes from: ',
  modelNames: {
    signIn: 'your account',
    token: 'your account',
    browser: 'your browser',
    local: 'this device',
    sample: 'sample book',
  } satisfies Record<Exclude<Choice, 'host'>, string>,
  sampleNote: 'You get sample recipes. For new recipes, ',
  connect: 'connect an AI model.',
  planned: (recipes: number) => `${recipes} dinner${recipes > 1 ? 's' : ''} planned`,
  keptMissing: 'What you had here could not be loaded. Reload to try again.',
  openingLink: 'Opening the link…',
  writer: 'An AI model writes the recipes.',
  linkFailed: 'The link could not be opened. Reload to try again.',
  brokenDialog: 'That could not be shown. Try again.',
};

type NoticeWords = Record<
  | ('duplicates' | 'removal' | 'clear' | 'ideasRequest' | 'recipe' | 'answer' | 'ideas')
  // Of facts of the recipe's chart.
  | ('request.started' | 'request.stopped' | 'attempt.failed' | 'answer.delayed' | 'recipe.opened'),
  (names: string, attempt: number, attempts: number) => string
>;

export const kitchen = {
  pane: 'Your kitchen',
  inputLabel: 'Add more than one ingredient',
  lead: "What's in your kitchen?",
  add: 'Add ingredient',
  addShort: 'Add',
  addWhat: ' ingredient',
  /** In the same order in all languages: an empty list shows the first six. */
  usual:
    'eggs, rice, onions, tomatoes, pasta, cheese, potatoes, chicken, carrots, milk, flour, bread, chickpeas, mushrooms',
  listHeading: 'Ingredients on hand',
  /** In place of the first ingredient. */
  example: 'Type or paste what you have: eggs, rice, spring onions',
  count: (ingredients: number) => `\u00a0· ${ingredients}`,
  startOver: 'Start over',
  /** After an ingredient whose check has failed. */
  unchecked: 'could not be checked',
  useUp: '\u00a0· use up',
  remove: (ingredient: string) => `Remove ${ingredient}`,
  added: 'Added ',
  removed: 'Removed ',
  changed: 'Changed ',
  promptHeading: 'Ready for a recipe?',
  prompt: 'Generate a recipe from your list of ingredients.',
  offline: 'You seem to be offline.',
  sample: 'Sample recipe',
  request: 'Get a recipe',
  ideas: 'Three ideas first',
  stop: 'Stop',
  more: (names: number) => `${names} more`,
  addedFoods: (foods: number) => `Added ${foods} ingredient${foods > 1 ? 's' : ''}`,
  interrupted: 'Leaving the page stopped your request.',
  /** A notice may bring its own words. `names` are the ingredients that it is about. */
  notices: {
    duplicates: (names: string) => `You already have ${names}.`,
    removal: (names: string) => `Removed ${names}`,
    clear: () => 'Your kitchen is empty',
    'request.started': () => 'Asking for a recipe',
    ideasRequest: () => 'Finding ideas...',
    'attempt.failed': (_: string, attempt: number, attempts: number) =>
      `That didn't work. Trying again, ${attempt} of ${attempts}`,
    'answer.delayed': () => 'The model is slow. You can wait or stop.',
    'request.stopped': () => 'Stopped',
    recipe: () => 'Your recipe is ready',
    answer: () => 'The model has answered',
    ideas: () => 'Your ideas are ready',
    'recipe.opened': () => 'The recipe is open',
  } as NoticeWords,
};

export const preferencesLine = {
  label: 'Preferences: ',
  unreadable: "Your saved preferences couldn't be read. Set your allergies again.",
  tabOnly: 'this tab only',
  /** Before a visitor has set anything, and what the line then says. */
  ask: 'Allergies or diet? ',
  noneSet: 'None set',
  people: (count: number) => `for ${count}`,
  minutes: (minutes: number) => `${minutes} minutes`,
  diet: (diet: NonNullable<Preferences['diet']>): string => diet,
  /** `food`: an allergen, or a word of the visitor's own. */
  without: (food: string) => `no ${food}`,
  equipment: (tool: Preferences['equipment'][number]): string => tool,
  only: (tools: string) => `${tools} only`,
  units: { metric: 'metric units', us: 'US units' },
};

export const recipePane = {
  pane: 'Recipe',
  heading: (
    kitchenName: string,
    { origin, changed, source }: Pick<Recipe, 'origin' | 'changed' | 'source'>,
  ) =>
    changed
      ? `Asked for: \u2068${changed}\u2069`
      : {
          request: `${kitchenName} Recommends:`,
          shared: 'Shared recipe',
          cookbook: 'From your cookbook',
          imported: source?.name ? `From \u2068${source.name}\u2069` : 'Recipe you added',
        }[origin],
  generating: 'Generating recipe...',
  findingIdeas: 'Finding ideas...',
  /** Above a recipe whose end never came. */
  fragment: 'Unfinished recipe',
  /** Below the heading of a failure. */
  failed: 'No recipe',
  /** In the empty pane, until the page has read the link that brings a recipe. */
  opening: 'Opening the recipe that you were sent …',
  emptyLead: 'Your recipe will appear here',
  /** Above two foods each. A press lists them and asks for a recipe. */
  orTry: 'Or get a recipe with:',
  begunLead: 'What else do you have?',
  splitOrAdd: 'Split this, or add another.',
  /** Above the plain text of a recipe whose reader or check has failed. */
  unchecked: 'This recipe could not be checked.',
  failure: FAILURE_TEXT,
};

/** Above a recipe, until the page has checked it. */
export const pending = {
  checking: (things: string) => `Checking for ${things}…`,
  /** As in "Contains pork". */
  leftOutBy: (diet: string): string =>
    diet === 'no pork' ? 'pork' : `ingredients that aren't ${diet}`,
};

export const ui = {
  close: 'Close',
  /** For a field that takes no more. `longest`: such as "2,000". */
  full: (longest: string) => `Only ${longest} characters fit here. The rest is left out.`,
};
