import type { SortRole } from '../../../../machines/sort/sortedLines';
import type { SortContext } from '../../../../machines/sort/sortMachine';

export interface SortCounts {
  hasTitle: boolean;
  ingredients: number;
  steps: number;
  repeats: boolean;
}

export interface Helper {
  model: string;
  /** Who gets the text, in order; empty if it stays on this device. */
  recipients: readonly string[];
  /** How many lines it gets, and of how many. */
  sent: number;
  all: number;
}

export const sortMessages = {
  lines: 'Lines',
  about: 'Press lines, then what they are.',
  roles: 'What the lines are',
  undo: 'Undo',
  open: 'Open recipe',
  back: 'Back',
  letModel: 'Let the model sort it',
  stop: 'Stop',
  asking: (model: string) => `Asking ${model}…`,
  next: (name: string) => `Save this one, and go on with “${name}”`,
  kept: 'It is in your cookbook. This is the next one.',
  pressLines: 'Press a line first.',
  /** "9 ingredients, no steps" */
  found: ({ hasTitle, ingredients, steps, repeats }: SortCounts): string => {
    const parts = [
      !hasTitle && 'no title',
      count(ingredients, 'ingredient'),
      count(steps, 'step'),
      repeats && 'a list twice',
    ].filter((part) => part !== false);
    return `${upper(parts.join(', '))}.`;
  },
  /** What leaves the device, and to whom, before a press sends it. */
  sent: ({ model, recipients, sent, all }: Helper): string => {
    const what =
      sent < all ? `the ${sent} of ${all} lines that look most like a recipe` : 'all of this text';
    return recipients.length === 0
      ? `${upper(model)} reads ${what}. Nothing leaves this device.`
      : `Sends ${what}, including any names and addresses, to ${model} at ${recipients.join(' and ')}.`;
  },
  notices: {
    undo: 'Taken back.',
    sorted: 'The model has sorted the lines. Look through them before you open the recipe.',
    stop: 'Stopped. The lines are as they were.',
    failure:
      'The model could not sort it. The lines are as they were, and you can sort them yourself.',
  } satisfies Partial<Record<SortContext['notice']['about'], string>>,
  buttons: {
    title: 'Title',
    fact: 'Servings',
    ingredient: 'Ingredient',
    group: 'Group',
    step: 'Step',
    note: 'Note',
    leftOut: 'Leave out',
  } satisfies Record<SortRole, string>,
  /** What a line is, if no button says so. */
  heading: 'Heading',
  leftOut: 'Left out',
};

const count = (number: number, name: string) =>
  `${number || 'no'} ${name}${number === 1 ? '' : 's'}`;

const upper = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
