import { upperFirst } from '../../ui/joinNames';

export const editMessages = {
  edit: 'Edit',
  heading: 'Edit recipe',
  write: 'Write one',
  writing: 'Write a recipe',
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
