import { upperFirst } from '../../ui/joinNames';

export interface Helper {
  model: string;
  /** Who gets the text, in order; empty if it stays on this device. */
  recipients: readonly string[];
  /** How many lines it gets at most, and of how many. */
  sent: number;
  all: number;
}

export const editMessages = {
  edit: 'Edit',
  heading: 'Edit recipe',
  write: 'Write your own',
  writing: 'Write a recipe',
  adding: 'Find the recipe in the text',
  photo: 'From a photo',
  compare: 'Compare every line with the picture. A model can misread a number or skip a line.',
  picture: 'The picture',
  title: 'Title',
  keepOnly:
    'Keep only the recipe and delete the rest. Write “Ingredients” and “Method” on lines of their own.',
  keepSelection: 'Keep only the selection',
  select: 'Select the recipe in the text first.',
  undo: 'Undo',
  undone: 'Taken back.',
  find: 'Find the recipe in it',
  stop: 'Stop',
  asking: (model: string) => `Asking ${model}…`,
  foundIt: 'The model has pointed at these lines. Look through them.',
  notFound: 'The model could not find a recipe. Nothing has changed.',
  stopped: 'Stopped. Nothing has changed.',
  /** What leaves the device, and to whom, before a press sends it. */
  sent: ({ model, recipients, sent, all }: Helper): string => {
    const what =
      sent < all
        ? `up to ${sent} of ${all} lines, where it looks most like a recipe`
        : 'all of this text';
    return recipients.length === 0
      ? `${upperFirst(model)} reads ${what}. Nothing leaves this device.`
      : `Sends ${what}, including any names and addresses, to ${model} at ${recipients.join(' and ')}.`;
  },
  recipe: 'Recipe',
  about: 'Title, Ingredients, Method: a line for each',
  /** Above a recipe that plain text cannot hold. */
  marks: 'Leave # and - at the start of a line: they tell the page what it is.',
  note: 'Your note',
  done: 'Done',
  cancel: 'Cancel',
  ask: 'Discard your changes?',
  discard: 'Discard',
  resume: 'Keep editing',
  found: (ingredients: number, steps: number) =>
    `${count(ingredients, 'ingredient')} · ${count(steps, 'step')}`,
  /** `finds`: such as "contains milk". */
  finds: (finds: readonly string[]) => finds.map((find) => `${upperFirst(find)}.`).join(' '),
  notFully: 'Not fully checked.',
};

const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`;
