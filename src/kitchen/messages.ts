import type { Notice } from '../../machines/recipe/RecipeContext';

type NoticeWords = Record<
  Exclude<Notice['about'], 'link' | 'undo' | 'failure' | 'nothing' | 'addition'>,
  (names: string, attempt: number, attempts: number) => string
>;

export const messages = {
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
  count: (ingredients: number) => ` · ${ingredients}`,
  startOver: 'Start over',
  /** After an ingredient whose check has failed. */
  unchecked: 'could not be checked',
  useUp: ' · use up',
  remove: (ingredient: string) => `Remove ${ingredient}`,
  added: 'Added ',
  removed: 'Removed ',
  changed: 'Changed ',
  undo: 'Undo',
  promptHeading: 'Ready for a recipe?',
  prompt: 'Generate a recipe from your list of ingredients.',
  offline: 'You seem to be offline.',
  sample: 'Sample recipe',
  request: 'Get a recipe',
  ideas: 'Three ideas first',
  stop: 'Stop',
  more: (names: number) => `${names} more`,
  addedFoods: (foods: number) => `Added ${foods} food${foods > 1 ? 's' : ''}.`,
  skipped: (lines: string) => `Skipped ${lines}.`,
  /** `line`: what was not taken. */
  quoted: (line: string) => `'${line}'`,
  interrupted: 'A reload stopped your request.',
  /** A notice may bring its own words. `names` are the ingredients that it is about. */
  notices: {
    duplicates: (names: string) => `You already have ${names}.`,
    removal: (names: string) => `Removed ${names}`,
    clear: () => 'Your kitchen is empty',
    request: () => 'Asking for a recipe',
    ideasRequest: () => 'Finding ideas...',
    retry: (_: string, attempt: number, attempts: number) =>
      `That didn't work. Trying again, ${attempt} of ${attempts}`,
    slowness: () => 'The model is slow. You can wait or stop.',
    stop: () => 'Stopped',
    recipe: () => 'Your recipe is ready',
    ideas: () => 'Your ideas are ready',
    opening: () => 'The recipe is open',
  } as NoticeWords,
};
