import type { RefusalCode } from '../../reading/lines/FoundRecipe';

export const messages = {
  heading: 'Add a recipe',
  recipe: 'Recipe',
  about: 'The wording stays. Texts and files stay on your device.',
  open: 'Open recipe',
  choose: 'Choose files',
  photo: 'From a photo',
  files: 'Files with recipes',
  formats:
    'Or drop files: text, markdown, saved pages, and exports of Mealie, Tandoor, Nextcloud Cookbook, Paprika, RecipeSage, Recipe Keeper, Copy Me That, Cooklang, RecipeMD and this page.',
  reading: 'Reading…',
  soFar: (files: number) => `${files} so far`,
  stop: 'Stop',
  stopped: 'Stopped. Nothing was added.',
  paste: 'Paste or type a recipe first.',
  isList: 'This looks like a list of foods.',
  asFoods: 'Add as foods',
  notLoaded: 'Could not load. Try again.',
  pasted: 'What you pasted',
  found: (name: string) => (name ? `“${name}” is in the field.` : 'One recipe is in the field.'),
  refused: (refusals: number) =>
    refusals === 1 ? 'This could not be added:' : `These ${refusals} could not be added:`,
  more: (refusals: number) => `And ${refusals} more.`,
  quoted: (name: string) => `“${name}”`,
};

/** And what would work. `unread`: how many of its files were not read. */
export const refusalMessages: Record<RefusalCode, (name: string, unread: number) => string> = {
  empty: (name) => `${name} is empty.`,
  picture: (name) => `${name} is a picture. Use “From a photo” for it.`,
  pdf: (name) => `${name} is a PDF. Open it, copy the recipe, and paste it here.`,
  office: (name) => `${name} is a document. Open it, copy the recipe, and paste it here.`,
  address: () =>
    "This page can't read other sites. Open the page, copy the recipe, and paste it here.",
  locked: (name) => `${name} is locked with a password. Export it again without one.`,
  damaged: (name) => `${name} is damaged, or a part of it is missing. Export it again.`,
  bomb: (name) => `${name} unpacks to far more than recipes. Export it again without pictures.`,
  encoding: (name) =>
    `${name} is in an old encoding. Save it as UTF-8, or copy the recipe and paste it here.`,
  noRecipe: (name) =>
    `${name} holds no recipe that this page can read. Copy the recipe, and paste it here.`,
  csv: (name) =>
    `${name} is a table (CSV), which this page can't read. Export JSON, HTML or text from your program instead.`,
  mealMaster: (name) =>
    `${name} is a file of Meal-Master or RezKonv, which this page can't read. Open it, copy one recipe at a time, and paste it here.`,
  masterCook: (name) =>
    `${name} is a file of MasterCook, which this page can't read. Copy one recipe at a time, and paste it here.`,
  programData: (name) =>
    `${name} is XML or YAML of another program, which this page can't read. Export JSON, HTML or text there instead.`,
  mealieBackup: (name) =>
    `${name} is a backup of Mealie, which this page can't read. In Mealie, select the recipes under “Data Management”, and export these.`,
  tooLong: (name) =>
    `${name} is longer than 65,536 bytes. Copy the recipe alone, and paste it here.`,
  tooLarge: (name) => `${name} holds more than 25 MB of recipes. Export fewer at a time.`,
  tooMany: (name) => `${name} holds more than 10,000 recipes. Export fewer at a time.`,
  tooManyFiles: (name, unread) =>
    `${name} holds more than 5,000 files with recipes. ${unread} were not read. Export fewer at a time.`,
  tooMuchMarkup: (name) =>
    `${name} has more markup than this page can read. Copy the recipe alone, and paste it here.`,
  unreadable: (name) => `${name} can't be opened. Choose it again.`,
};
