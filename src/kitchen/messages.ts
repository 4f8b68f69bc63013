import { MAX_ATTEMPTS, type Notice } from '../../machines/recipeMachine';
import { listOf } from '../ui/listOf';

/** What visitors read and hear in the left pane. */
export const messages = {
  pane: 'Your kitchen',
  inputLabel: 'Add more than one ingredient',
  lead: "What's in your kitchen?",
  add: 'Add ingredient',
  addShort: 'Add',
  addWhat: ' ingredient',
  listHeading: 'Ingredients on hand',
  count: (ingredients: number) => ` · ${ingredients}`,
  startOver: 'Start over',
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
  generating: 'Generating recipe...',
  drafted: 'Ingredients so far, not fully checked',
  findingIdeas: 'Finding ideas...',
  stop: 'Stop',
  interrupted: 'A reload stopped your request.',
};

/** How many ingredients or lines a notice names. */
const MOST_NAMED = 5;

/** The first names, and how many more there are. */
function cut(names: readonly string[]): readonly string[] {
  const rest = names.length - MOST_NAMED;
  return rest > 1 ? [...names.slice(0, MOST_NAMED), `${rest} more`] : names;
}

const namesOf = (names: readonly string[]) => listOf(cut(names));

/**
 * The words of a notice; empty if it has none.
 *
 * @param attempt the number of the attempt that runs or comes next
 */
export function messageFor(notice: Notice, attempt: number): string {
  const sentence = sentenceFor(notice, attempt);
  const { leftOut = [], ingredients } = notice;
  if (!leftOut[0]) return sentence;
  const { length } = ingredients;
  const added = length > 0 ? `Added ${length} food${length > 1 ? 's' : ''}.` : '';
  const skipped = `Skipped ${namesOf(leftOut.map((line) => `'${line.replace(/\s*[:：]$/, '')}'`))}.`;
  return `${sentence || added} ${skipped}`.trim();
}

function sentenceFor({ about, ingredients, text = '' }: Notice, attempt: number): string {
  switch (about) {
    case 'duplicates':
      return `You already have ${namesOf(ingredients)}.`;
    case 'removal':
      return `Removed ${namesOf(ingredients)}`;
    case 'clear':
      return 'Your kitchen is empty';
    case 'request':
      return 'Asking for a recipe';
    case 'ideasRequest':
      return messages.findingIdeas;
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
    case 'ideas':
      return 'Your ideas are ready';
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
