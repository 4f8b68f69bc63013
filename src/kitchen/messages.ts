import { MAX_ATTEMPTS, type Notice } from '../../machines/recipeMachine';

/** What visitors read and hear in the left pane. */
export const messages = {
  pane: 'Your kitchen',
  inputLabel: 'Add more than one ingredient',
  add: 'Add ingredient',
  listHeading: 'Ingredients on hand',
  startOver: 'Start over',
  useUp: ' · use up',
  remove: (ingredient: string) => `Remove ${ingredient}`,
  removed: 'Removed ',
  changed: 'Changed ',
  startedOver: 'You started over.',
  undo: 'Undo',
  promptHeading: 'Ready for a recipe?',
  prompt: 'Generate a recipe from your list of ingredients.',
  offline: 'You seem to be offline.',
  sample: 'Sample recipe',
  request: 'Get a recipe',
  generating: 'Generating recipe...',
  stop: 'Stop',
  interrupted: 'A reload stopped your request.',
};

/** How many duplicates a notice names. */
const MOST_NAMED = 5;

/**
 * What a notice says; empty for nothing.
 *
 * @param attempt the attempt that runs or comes next
 */
export function messageFor({ about, ingredients, text = '' }: Notice, attempt: number): string {
  // A phone takes a tenth of a second to make the first formatter.
  const names = () =>
    ingredients.length > 1 ? new Intl.ListFormat('en').format(ingredients) : ingredients.join();
  switch (about) {
    case 'duplicates':
      if (ingredients.length === 1) return `${names()} is already on your list`;
      if (ingredients.length <= MOST_NAMED) return `${names()} are already on your list`;
      return `${ingredients.length} of these are already on your list`;
    case 'removal':
      return `Removed ${names()}`;
    case 'clear':
      return 'Your kitchen is empty';
    case 'request':
      return 'Asking for a recipe';
    case 'retry':
      return `That didn't work. Trying again, ${attempt} of ${MAX_ATTEMPTS}`;
    case 'slowness':
      return 'The model is slow. You can wait or stop.';
    case 'interruption':
      return messages.interrupted;
    case 'stop':
      return 'Stopped';
    case 'recipe':
      return 'Your recipe is ready';
    case 'link':
      return text;
    case 'opening':
      return 'The recipe is open';
    case 'undo':
    case 'failure':
    case 'nothing':
    case 'addition':
      return '';
  }
}
