import type { Choice } from '../../../machines/connection/connectionMachine';
import type { Diagnosis, DiagnosisKind, LocalServer } from '../../../machines/connection/diagnosis';
import type {
  Command,
  CookbookErrorCode,
  EntryErrorCode,
  Meanwhile,
  OptionalField,
} from '../../../machines/cookbook/CookbookContext';
import type { Cooking } from '../../../machines/kitchen/listChange';
import type { Allergen, Preferences } from '../../../machines/kitchen/preferences';
import type {
  Aim,
  PhotoResult,
  PictureProblem,
  Viewer,
  WhyNoPhotos,
} from '../../../machines/photo/photoMachine';
import type { DishPictureProblem } from '../../../machines/pictures/picturesMachine';
import type { Shelf } from '../../foods';
import type { DoubtCode, RefusalCode } from '../../reading';
import { joinNames, upperFirst } from '../format';

export const cookbook = {
  heading: 'Cookbook',
  find: 'Find a recipe',
  found: (found: number, all: number) => `${found} of ${countRecipes(all)}`,
  showMore: (next: number, rest: number) =>
    next === rest ? `Show ${next} more` : `Show ${next} more of ${countRecipes(rest)}`,
  notFound: 'No recipe has all of these words.',
  sort: 'Sort by',
  orders: { saved: 'Last saved', name: 'Name', cooked: 'Last cooked', have: 'What you have' },
  planFull: (most: number) => `The plan holds ${most} recipes.`,
  empty: 'No recipes yet.',
  opening: 'Opening your cookbook…',
  note: 'Your recipes stay in this browser and nowhere else. Browsers sometimes clear what pages store, so export your recipes now and then.',
  notOpened: "Your cookbook can't be opened.",
  perhaps: 'This may not have happened.',
  unreadable: (recipes: number) =>
    recipes === 1
      ? "One more recipe is here, but it can't be read. The page keeps it."
      : `${recipes} more recipes are here, but they can't be read. The page keeps them.`,
};

export const files = {
  move: 'Move or back up',
  exportAll: 'Export all',
  add: 'Add a recipe',
  tooLong: (title: string) => `“${title}” is longer than 50,000 characters.`,
  refused: (recipes: number) =>
    recipes === 1 ? '1 could not be added' : `${recipes} could not be added`,
  import: 'Import',
  file: 'Cookbook file',
  asCookbook: 'All recipes and the plan, to import here (without your allergies)',
  forManagers: 'For Mealie, Tandoor, Nextcloud Cookbook',
  asMarkdown: 'Markdown, for Obsidian and text editors',
  fileName: (day: string, kind: string) => `cookbook-${day}${kind}`,
  exported: (name: string) => `Downloaded ${name}`,
  notExported: 'Could not export. Try again.',
  /** Of at least five recipes that no export has. */
  onlyHere: (recipes: number) => `${countRecipes(recipes)} are only in this browser.`,
  saveCopy: 'Save a copy',
  notNow: 'Not now',
  imported: (added: number, known: number, rejected: number, sameName: number, planned: number) =>
    [
      `${countRecipes(added)} added`,
      sameName > 0 && `${sameName} with a name that you already had`,
      known > 0 && `${known} already here`,
      planned > 0 && `${planned} of these now planned`,
      rejected > 0 && `${rejected} unreadable`,
    ]
      .filter(Boolean)
      .join(', '),
  /** Their files name addresses, or pictures that are not there. */
  leftBehind: (added: number): string =>
    added === 1 ? 'It came without its picture.' : 'Some came without their pictures.',
  rejected: (position: number, code: EntryErrorCode) => `Entry ${position} ${entryErrors[code]}.`,
  incomplete: (position: number, fields: readonly OptionalField[]) =>
    `Entry ${position} came without its ${joinNames(fields.map((field) => importedFields[field]))}.`,
  more: (entries: number) => `And ${entries} more.`,
  /** The line below an exported recipe, in markdown. */
  noteLine: (note: string) => `**Note:** ${note}`,
  cookedLine: (days: string) => `**Cooked:** ${days}`,
  undone: (recipes: number, changed: number) =>
    `${countRecipes(recipes)} removed.${changed > 0 ? ` Kept ${countRecipes(changed)} that changed since.` : ''}`,
};

const importedFields: Record<OptionalField, string> = {
  cut: 'cut-off mark',
  model: 'model',
  ingredients: 'ingredients',
  date: 'date',
  name: 'name',
  note: 'note',
  cooked: 'days of cooking',
  planned: 'plan',
};

const entryErrors: Record<EntryErrorCode, string> = {
  notRecipe: "isn't a recipe",
  noText: 'has no text',
  textTooLong: 'is longer than 50,000 characters',
};

export const rows = {
  untitled: 'Recipe',
  /** "1 h 20 min". */
  time: (minutes: number) => {
    const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60];
    return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
  },
  /** `saved`: as the storage has it, "4 servings", "1 serving", "1 loaf". */
  servings: (saved: string): string => saved,
  /** `day`: the last one, "21 November". */
  cooked: (times: number, day: string) =>
    times === 1 ? `Cooked on ${day}` : `Cooked ${times} times, last on ${day}`,
  imported: 'Recipe you added',
  remove: 'Remove',
  removeTitle: (title: string) => `Remove ${title}`,
  undoTitle: (title: string) => `Undo: bring back ${title}`,
  removed: 'Removed',
  edit: (title: string) => `Edit ${title}`,
  yourNote: 'Your note:',
  noteOfFile: 'Note from a file:',
  editedTitle: (title: string) => `Changed ${title}`,
  /** What another tab did while a visitor edited a recipe. */
  meanwhile: {
    removed: 'Meanwhile another tab removed it. It is back, with your changes.',
    text: 'Meanwhile another tab changed it too. Both are in your cookbook.',
    note: 'Meanwhile another tab changed its note.',
  } satisfies Record<Meanwhile, string>,
  removedTitle: (title: string) => `Removed ${title}`,
  restoredTitle: (title: string) => `Brought back ${title}`,
  gone: 'It has already been removed',
};

export const saved = {
  saved: 'Saved in your cookbook',
  savedInPart: (count: number) =>
    `Saved in your cookbook, with ${count} ingredients from your list. There is no room for more.`,
  removed: 'Removed from your cookbook',
  restored: 'Back in your cookbook',
  known: "It's already in your cookbook",
};

export const cooked = {
  usedUp: "What's used up?",
  cooked: 'I cooked this',
  /** To a cook who has left *Cook* before the end. */
  isCooked: 'Cooked it?',
  took: (amount: string) => ` — the recipe takes ${amount}`,
  left: 'Any leftovers?',
  add: 'Add',
  advice:
    'Chill within 2 hours. Eat within 2 days, rice within 1. Reheat once, until steaming hot.',
  noted: ({ gone, left }: Cooking) =>
    [
      ...(gone.length > 0 ? [offTheList(gone)] : []),
      ...(left ? [`Added to your list: ${left.entry}.`] : []),
      'Noted in your cookbook.',
    ].join(' '),
  known: (time: string) => `Already noted at ${time}.`,
  listStays: 'Your list is unchanged.',
};

/** "Rice and eggs are off your list." For one ingredient the page cannot choose "is" or "are". */
function offTheList(gone: readonly string[]): string {
  const [first = '', ...others] = gone;
  if (others.length === 0) return `Removed from your list: ${first}.`;
  return `${joinNames([first.charAt(0).toUpperCase() + first.slice(1), ...others])} are off your list.`;
}

export const cookbookErrors: Record<Exclude<CookbookErrorCode, 'planFull'>, string> = {
  noStorage: "This browser can't store a cookbook.",
  forbidden:
    "This browser doesn't let the page store anything. You may be in a private window, or a setting forbids it.",
  full: "There's no room left in this browser's storage. What you saved before is still there.",
  broken: "This browser's storage failed. What you saved before is still there.",
  newerPage: 'Another tab has a newer version of this page. Reload this tab to go on.',
  olderPage: 'Another tab has an older version of this page. Close it, then try again.',
  timeout: "This browser's storage isn't answering.",
  recipeTooLong: "It's longer than 50,000 characters.",
  cookbookTooLarge: 'Your cookbook would grow beyond 20 MB.',
  bothTooLong:
    'Another tab has changed it too, and there is no room for both. Shorten what you wrote.',
  fileTooLarge: 'The file is larger than 20 MB.',
  fileUnreadable: "The file can't be opened.",
  notCookbookFile: "This isn't a cookbook file. For recipes from other programs, use Add a recipe.",
  newerFile: 'A newer version of this page made the file. Reload this page, then try again.',
};

export const cookbookFailures: Record<Command['type'], string> = {
  'recipe.save': 'Not saved.',
  'recipe.remove': 'Not removed.',
  'recipe.restore': 'Not restored.',
  'recipe.cook': 'Not saved.',
  'recipe.uncook': 'Not changed.',
  'recipe.plan': 'Not planned.',
  'recipe.unplan': 'Not changed.',
  'recipe.edit': 'Not changed.',
  'recipe.import': 'Nothing was added.',
  'recipe.add': 'Nothing was added.',
  'recipe.undoImport': 'Nothing was removed.',
};

function countRecipes(recipes: number): string {
  return recipes === 1 ? '1 recipe' : `${recipes} recipes`;
}

export const week = {
  planTitle: (title: string) => `Plan ${title}`,
  heading: 'Planned dinners',
  serves: 'Servings',
  servings: (title: string) => `Servings of ${title}`,
  asWritten: 'Servings as in the recipe',
  thisRecipe: 'this recipe',
  remove: 'Remove from plan',
  removeTitle: (title: string) => `Remove from plan: ${title}`,
  /** `day`: such as "today" or "Tuesday". */
  planned: (day: string) => `Planned for ${day}.`,
  anyDay: 'any day',
  changeDay: 'Change day',
  unplanned: 'No longer planned.',
  day: 'Day',
  dayOf: (title: string) => `Day of ${title}`,
  earlier: (dinners: number) => `Earlier (${dinners})`,
  eatBy: (entry: string, day: string, _isWeekday: boolean) => `${entry}: eat by ${day}`,
  shopFor: 'Shop for',
  all: 'all dinners',
  until: (day: string) => `up to ${day}`,
  tonight: (title: string) => `Tonight: \u2068${title}\u2069`,
  calendar: 'Add to my calendar',
  fileName: (day: string) => `dinners-${day}.ics`,
};

/** Beside the names of recipes, of what a visitor avoids. */
export const labels = {
  notFully: 'not fully checked',
  legend: 'No warning means that nothing was found. Read every label.',
};

export const proposals = {
  from: 'From your cookbook: ',
  have: ({ have, need }: { have: number; need: number }) => `you have ${have} of ${need}`,
  more: (count: number) => `${count} more`,
};

export const bring = {
  heading: 'Add a recipe',
  recipe: 'Recipe',
  about:
    'Paste a recipe from a web page, a message or anywhere else. The page keeps the whole pasted text on this device, beside the recipe.',
  open: 'Open',
  add: 'Add to the cookbook',
  choose: 'Choose files',
  photo: 'From a photo',
  files: 'Files with recipes',
  app: 'From another app',
  formats: (canDrop: boolean) =>
    `Choose ${canDrop ? 'or drop ' : ''}files: text, markdown, saved pages, and exports of Mealie, Tandoor, Nextcloud Cookbook, Paprika, RecipeSage, Recipe Keeper, Copy Me That, Cooklang, RecipeMD and this page.`,
  reading: 'Reading…',
  soFar: (files: number) => `${files} so far`,
  stop: 'Stop',
  stopped: 'Stopped. Nothing was added.',
  paste: 'Paste or type a recipe first.',
  isList: 'This looks like a list of foods.',
  asFoods: 'Add as foods',
  notLoaded: 'Could not load. Try again.',
  pasted: 'What you pasted',
  more: (refusals: number) => `And ${refusals} more.`,
  quoted: (name: string) => `“${name}”`,
};

/** And what would work. `unread`: how many of its files were not read. */
export const refusals: Record<RefusalCode, (name: string, unread: number) => string> = {
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
    `${name} is a Meal-Master or RezKonv file, which this page can't read. Open it, copy one recipe at a time, and paste it here.`,
  masterCook: (name) =>
    `${name} is a MasterCook file, which this page can't read. Copy one recipe at a time, and paste it here.`,
  programData: (name) =>
    `${name} is another program's XML or YAML, which this page can't read. Export JSON, HTML or text there instead.`,
  mealieBackup: (name) =>
    `${name} is a Mealie backup, which this page can't read. In Mealie, select the recipes under “Data Management”, and export them.`,
  tooLong: (name) =>
    `${name} is longer than 65,536 bytes. Copy only the recipe, and paste it here.`,
  tooLarge: (name) => `${name} holds more than 25 MB of recipes. Export fewer at a time.`,
  tooMany: (name) => `${name} holds more than 10,000 recipes. Export fewer at a time.`,
  tooManyFiles: (name, unread) =>
    `${name} holds more than 5,000 files with recipes. ${unread} were not read. Export fewer at a time.`,
  tooMuchMarkup: (name) =>
    `${name} has more markup than this page can read. Copy only the recipe, and paste it here.`,
  unreadable: (name) => `${name} can't be opened. Choose it again.`,
};

export interface Helper {
  model: string;
  /** Who gets the text, in order; empty if it stays on this device. */
  recipients: readonly string[];
  /** Whether it gets the whole text. */
  sendsAll: boolean;
}

export const edit = {
  edit: 'Edit',
  headings: {
    recipe: 'Edit recipe',
    new: 'Write a recipe',
    paste: 'Compare with the text',
    photo: 'From a photo',
  },
  comparing: 'Compare with the text',
  source: 'The text',
  text: (lines: number) => `Text (${counted(lines, 'line')} left out)`,
  leftOut: (lines: number) =>
    lines === 0
      ? 'The recipe has every line.'
      : `${counted(lines, 'line')} left out. Press a line to put it where the caret is.`,
  around: 'From the text around the recipe. What you tick stays as a note.',
  differs: (words: number, lines: number) =>
    `The copy isn't the text to the letter: ${[
      words > 0 && `${counted(words, 'place')} differ${words === 1 ? 's' : ''}`,
      lines > 0 &&
        `${counted(lines, 'line')} of the text ${lines === 1 ? 'is' : 'are'} missing, marked there`,
    ]
      .filter(Boolean)
      .join('; ')}.`,
  goTo: 'Go to it',
  copyOut: 'Let the model copy it out',
  write: 'Write your own',
  compare: 'Compare every line with the picture. A model can misread a number or skip a line.',
  picture: 'The picture',
  take: 'Use its answer',
  outcomes: {
    put: 'Put into the recipe.',
    copied: 'The model copied it out. Compare it with the text.',
    offered: 'The model has answered. What you typed is still here.',
    notCopied: 'The model could not find a recipe. Nothing has changed.',
    stopped: 'Stopped. Nothing has changed.',
    undone: 'Undone.',
  },
  stop: 'Stop',
  asking: (model: string) => `Asking ${model}…`,
  /** What leaves the device, and to whom, before a press sends it. */
  sent: ({ model, recipients, sendsAll }: Helper): string => {
    const what = sendsAll ? 'all of this text' : 'the part of this text that is most like a recipe';
    return recipients.length === 0
      ? `${upperFirst(model)} reads ${what}. Nothing leaves this device.`
      : `Sends ${what}, including any names and addresses, to ${model} at ${recipients.join(' and ')}.`;
  },
  recipe: 'Recipe',
  about: 'First the title, then “Ingredients” and “Method”, with a line for each.',
  /** Above a recipe that plain text cannot hold. */
  marks: 'Keep # and - at the start of a line: they tell the page what the line is.',
  note: 'Your note',
  done: 'Done',
  cancel: 'Cancel',
  ask: 'Discard your changes?',
  discard: 'Discard',
  resume: 'Keep editing',
  askText: 'There are no ingredients or steps yet. Use it as plain text anyway?',
  takeText: 'Use it',
  found: (ingredients: number, steps: number) =>
    `${counted(ingredients, 'ingredient')}\u00a0· ${counted(steps, 'step')}`,
  /** `finds`: such as "contains milk". */
  finds: (finds: readonly string[]) => finds.map((find) => `${upperFirst(find)}.`).join(' '),
  notFully: 'Not fully checked.',
  kept: 'Not saved yet: your changes are in “Edit”.',
  noTitle: 'No title yet: write it on the first line.',
  noIngredients: 'No ingredients yet: write “Ingredients” above them.',
  noSteps: 'No steps yet: write “Method” above them.',
};

/** Why a cook should look at what the page has taken of a text. */
export const doubts: Record<DoubtCode, string> = {
  'two recipes': 'The text has more than one recipe. This is the first.',
  'two lists': 'The text lists the ingredients twice. This is one of the lists.',
  'no title': 'No line is clearly the title.',
  'no list': "It isn't clear which lines are the ingredients.",
  'no method': "It isn't clear which lines are the method.",
  'two titles': 'Another line may be the title.',
  torn: 'The recipe is in several places, or cut off.',
  mixed: 'There are notes within the recipe.',
  'end of list': 'The list of ingredients may end elsewhere.',
  'other in list': 'Some lines of the list may not be ingredients.',
  'other in method': 'Some lines of the method may not be steps.',
  'joined lines': 'Two lines may be one.',
  'several writers': 'Several people are writing about the food.',
  columns: 'Two columns may be mixed.',
  'long text': 'The text is long, so the page took the part around its list.',
  guessed: 'The page guessed which lines are ingredients and which are steps.',
  'mostly other': 'Most of the text is about something else.',
  'cut off': 'The end of the text is missing.',
};

const counted = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`;

export const share = {
  copy: 'Copy',
  share: 'Share',
  link: 'Link',
  file: 'Print, file…',
  print: 'Print',
  copied: 'Copied',
  linkCopied: 'Link copied',
  copyByHand: "This browser doesn't let the page copy. Copy the text from the field.",
  asText: 'Recipe as text',
  asLink: 'Link to the recipe',
};

/** The line below a recipe that goes elsewhere: who wrote it, and what to check. */
export const credit = {
  written: (model: string, kitchen: string) => `Written by ${model}, an AI model, with ${kitchen}.`,
  sample: (kitchen: string) => `A sample recipe from ${kitchen}.`,
  /** `claim`: one of the claims of the notes. */
  shared: (kitchen: string, claim: string) =>
    `Shared with ${kitchen}. According to its link, ${claim}.`,
  fromCookbook: (kitchen: string, claim: string) =>
    `From a cookbook in ${kitchen}, according to which ${claim}.`,
  brought: (kitchen: string, place: string) => `Brought to ${kitchen} from ${place}.`,
  /** By the sign, the page knows such a recipe again. */
  photo: 'Read from a photo (📷): a line may be missing.',
  copy: 'Copied out by a model (✍): a line may differ.',
  leftOut: 'A statement about allergens was left out (⚠).',
  clip: "Taken from an open page (✂): the rest of it wasn't read.",
  /** In data for other programs. `count`: such as "4" or "4–6". */
  servings: (count: string) => (count === '1' ? '1 serving' : `${count} servings`),
};

export const links = {
  broken: 'This link is broken. Copy all of it, then try again.',
  blank: 'This link has no recipe in it.',
  newer: 'A newer version of this page made the link. Reload this page, then open the link again.',
  tooLarge: 'This link holds too much to open.',
  tooLong: 'This recipe is too long for a link. Export it instead.',
};

/** The bookmark, and what it brings. */
export const clip = {
  heading: 'From a web page',
  about:
    "This page can't read other sites, but your browser can. Set up a bookmark once. Press it on a page with a recipe: the recipe opens here, even if you had to log in to see it.",
  name: (kitchen: string) => `Open in ${kitchen}`,
  drag: 'Drag the link to your bookmarks bar. If you see no bar, press Ctrl Shift B, or ⌘ Shift B on a Mac.',
  pressed: 'Nothing happens here. Drag the link to your bookmarks bar, or follow the steps.',
  copy: 'Copy the address',
  copied: 'Copied.',
  notCopied: 'Could not copy.',
  phone: {
    way: 'On a phone',
    bookmarkAny: 'Bookmark any page, such as this one.',
    edit: 'Open your bookmarks, and edit that one. In Safari, hold your finger on it and choose Edit. In Firefox and Chrome, press ⋮ beside it and choose Edit.',
    use: 'On a page with a recipe, open your bookmarks and choose “Kitchen”. In Chrome, type its name in the address bar and choose it there.',
  },
  keyboard: {
    way: 'By keyboard',
    bookmarkAny: 'Bookmark any page, such as this one: Ctrl D, or ⌘ D on a Mac.',
    edit: 'Open the list of your bookmarks, and edit that one: Ctrl Shift O, on a Mac ⌥ ⌘ B, or Shift ⌘ O in Firefox.',
    use: 'On a page with a recipe, type “Kitchen” in the address bar and choose it there. In Firefox and Safari, choose it in the menu of bookmarks.',
  },
  replace: 'Call it “Kitchen”, and replace its address with the one you copied.',
  strict:
    "This bookmark doesn't work in Firefox on an iPhone or in Samsung Internet, and some sites block it. There, copy the recipe and paste it here.",
  ask: "This page doesn't say which part of it is the recipe. Take the main text?",
  nothing:
    'The bookmark finds no recipe on this page. If there is one, select its text, then press the bookmark again.',
  here: 'You are in the kitchen already. Open a page with a recipe, and press the bookmark there.',
  done: '“Done” opens the recipe here, and stops a request that is running.',
  cut: 'That page is too long. Only a part of it came.',
  noRecipe:
    "The bookmark brought no recipe that this page can read. Select the recipe's text on its page, then press the bookmark again.",
  damaged: 'The recipe came damaged, or only in part. Press the bookmark again.',
  newer:
    'A newer version of this page made the bookmark. Reload this page, then press the bookmark again.',
};

export const shoppingList = {
  heading: 'Shopping list',
  dinners: (titles: readonly string[]) => `For ${joinNames(titles)}.`,
  unread: (titles: readonly string[]) =>
    `Not on this list: the ingredients of ${joinNames(titles)} could not be read.`,
  nothing: 'Nothing to buy.',
  shelf: (shelf: Shelf): string => shelf,
  /** There is too little of this food. */
  missing: (food: string, amount: string) => `${food}, ${amount} more`,
  haveAndNeed: (have: string, need: string) => `You have ${have} and need ${need}.`,
  look: (have: string, need: string) => `Check: you have ${have}, and it takes ${need}.`,
  about: (amount: string) => `about ${amount}`,
  aboutEnough: (line: string) => `${line} (about enough)`,
  allPlanned: (count: number) =>
    count === 1 ? 'Show the planned dinner' : `Show all ${count} planned dinners`,
  onlyOne: (title: string) => `Show only ${title}`,
  own: 'Your own lines',
  add: 'Add',
  newLine: 'Add a line',
  full: 'The list is full.',
  remove: (text: string) => `Remove ${text}`,
  partsOf: ({ parts }: { parts: readonly { title: string; text: string }[] }) =>
    parts.map(({ title, text }) => `${title} ${text}`).join(', '),
  for: (name: string) => `What ${name} is for`,
  /** `lines`: such as "leek 1". */
  aside: {
    atHand: (lines: string) => `At hand, if it's enough: ${lines}`,
    perhaps: (lines: string) => `Perhaps at hand (check the kind): ${lines}`,
    probably: (lines: string) => `Probably at hand: ${lines}`,
    optional: (lines: string) => `Optional: ${lines}`,
  },
  buy: 'Buy it',
  buyNamed: (text: string) => `Buy ${text}`,
  /** `found`: such as "contains milk". */
  warning: (found: readonly string[]) => `⚠ ${found.join('; ')}`,
  withWarnings: 'With warnings',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: "This browser doesn't let the page copy.",
  share: 'Share',
  linkCopied: 'Link copied',
  tooLong: 'This list is too long for a link. Copy it instead.',
  /** `when`: such as "Nov 28, 2026, 6:05 PM". */
  shared: (when: string) =>
    `Someone shared this list, made on ${when}. What you tick stays on this device.`,
  print: 'Print',
  allIn: "I've bought what's ticked",
  movedIn: (count: number) =>
    count === 1 ? '1 food joined your ingredients.' : `${count} foods joined your ingredients.`,
  notKept: "Your browser couldn't save this. It is kept only until you reload this tab.",
};

export const model = {
  heading: 'Where recipes come from',
  about:
    'An AI model writes new recipes for you: it costs nothing or a few cents a recipe, and whoever runs it sees your list and preferences.',
  inUse: 'in use',
  details: 'Where your data goes',
  more: 'More choices',
  useHost: "Use this page's model",
  useSample: 'Use sample recipes',
  signIn: 'Sign in',
  signInAgain: 'Sign in again',
  signOut: 'Sign out',
  signInInTab: 'Open this page in its own tab to sign in',
  disconnect: 'Disconnect',
  useIt: 'Use it',
  download: 'Download it',
  downloadCosts:
    'The browser has to download it first: several GB. It needs 22 GB of free space, and stays on this device.',
  downloading: 'If you stop waiting, the browser may go on.',
  downloadProgress: 'Download',
  stopWaiting: 'Stop waiting',
  browserHasModel: 'Your browser has an AI model.',
  isThere: 'It is on this device, ready to use.',
  test: 'Test and use',
  cancel: 'Cancel',
  stopped: 'You closed the dialog before the test ended. Nothing has changed.',
  getToken: 'Get a token from Hugging Face',
  tokenPermission:
    'A token is a password for apps. Tick “Make calls to Inference Providers” there, so that it may ask for recipes.',
  token: 'Access token',
  newToken: 'New access token (leave empty to keep yours)',
  keepToken: 'Remember it in this tab',
  model: 'Model',
  lookingUp: 'Looking up which models you can use now…',
  search: 'Search models',
  goodChoices: 'Good choices',
  allModels: 'All models',
  moreModels: (count: number) => `${count} more. Search to see them.`,
  provider: 'Run by',
  seconds: (count: number) => `about ${count}\u00a0s`,
  price: (cents: number) =>
    cents < 1 ? 'less than 1 cent a recipe' : `about ${formatCents(cents)} a recipe`,
  free: 'free for now',
  takesPictures: '\u00a0· accepts pictures',
  localModel: 'Model (leave empty for the first one)',
  address: 'Address',
  copy: 'Copy',
  copied: 'Copied',
  endedStatus: 'disconnected',
};

export const modelTitles: Record<Choice, string> = {
  host: "This page's model",
  signIn: 'Sign in with Hugging Face',
  token: 'Your account at Hugging Face',
  browser: "Your browser's own model",
  local: 'A model on this device',
  sample: 'Sample recipes',
};

export const modelSummaries: Record<Choice, string> = {
  host: 'Ready to use. Free for you.',
  signIn: 'Hugging Face runs AI models. Recipes use the credit of your account there.',
  token:
    'Hugging Face runs AI models. Recipes use the credit of your account there. You copy a password for this page from its site.',
  browser:
    'Runs on this device; this page sends nothing. Small models make more mistakes: check times and temperatures.',
  local: 'A model in Ollama, LM Studio or a similar app. Free, and nothing leaves this device.',
  sample: 'A small recipe book inside this page, without AI. Free.',
};

export const modelProgress: Record<'signIn' | 'token' | 'browser' | 'local', string> = {
  signIn: 'Asking Hugging Face…',
  token: 'Trying it with one short question…',
  browser: 'Starting it…',
  local: 'Testing it. A large model can take minutes. Keep this open…',
};

export interface DataFacts {
  /** Who gets the ingredients from the host's own connection, in order. */
  recipients: readonly string[];
  /** What of the host's is part of the page. */
  secret?: 'token' | 'key' | undefined;
  /** The provider that a visitor's own account uses; `auto` if Hugging Face chooses it. */
  provider: string;
}

/** Where a choice keeps its token, and where it sends the ingredients. */
export const data: Record<Choice, (facts: DataFacts) => string> = {
  host: ({ recipients, secret }) =>
    `${
      recipients.length > 0
        ? `Your ingredients go to ${recipients.join(' and on to ')}.`
        : 'This page sends your ingredients nowhere.'
    } ${
      secret
        ? 'The access key of the people who run this page is part of it, where anyone can read it.'
        : 'The page holds no access key.'
    }`,
  signIn: (facts) =>
    `Hugging Face gives this tab a key. The tab sends it only to Hugging Face, and forgets it when you sign out or close the tab. ${routeOf(facts)}`,
  token: (facts) =>
    `This page sends your token only to Hugging Face, and forgets it when you reload or leave, unless it remembers the token in this tab. ${routeOf(facts)}`,
  browser: () => 'The browser runs the model on this device. This page sends nothing.',
  local: () => 'Your ingredients go to the server whose address you enter.',
  sample: () => 'This page sends nothing.',
};

function routeOf({ provider }: DataFacts): string {
  const usual = provider !== 'auto' ? `: “${provider}”, unless you choose another` : '';
  return `Your ingredients go to Hugging Face and on to the company that runs the model${usual}.`;
}

/** `name` and `end` ("3:05 PM") are empty if unknown. */
export const inUse: Record<Choice, (model: string, name: string, end: string) => string> = {
  sample: () => 'You get sample recipes.',
  host: (model) => `You're using this page's model, ${model}.`,
  signIn: (model, name, end) =>
    `You're signed in${name && ` as ${name}`}${end && ` until ${end}`}, and using ${model}.`,
  token: (model) => `You're using your Hugging Face account, with ${model}.`,
  browser: () => "You're using your browser's own model, in this tab only.",
  local: (model) => `You're using ${model} on this device, in this tab only.`,
};

function formatCents(cents: number): string {
  const count = Math.round(cents);
  return count === 1 ? '1 cent' : `${count} cents`;
}

type ProblemAndRemedy = readonly [problem: string, remedy: string];

/**
 * What visitors read about each diagnosis. A text to copy follows a remedy that ends in a colon.
 * `server` is the program's name, such as "Ollama"; null if unknown.
 */
export const explanations: {
  [Kind in DiagnosisKind]: (
    diagnosis: Diagnosis<Kind>,
    choice: Choice,
    server: string | null,
  ) => ProblemAndRemedy;
} = {
  tokenMalformed: () => [
    "That isn't a Hugging Face token. Tokens start with hf_.",
    'Copy the whole token from huggingface.co/settings/tokens.',
  ],
  tokenRejected: (_, choice) => {
    if (choice === 'host') return ["This page's access key is not accepted.", 'Make a new one.'];
    return choice === 'signIn'
      ? ['Hugging Face ended your sign-in.', 'Sign in again.']
      : [
          "Hugging Face doesn't accept the token.",
          'It may be mistyped or revoked. Make a new one at huggingface.co/settings/tokens.',
        ];
  },
  tokenNotAllowed: (_, choice) =>
    choice === 'signIn'
      ? [
          "Your sign-in doesn't allow calls to this model.",
          'Sign in again and allow them, or choose another model.',
        ]
      : [
          "The token is valid, but it can't call this model.",
          'Give it the permission “Make calls to Inference Providers”.',
        ],
  noCredit: () => [
    'The account is out of credit.',
    'Add credit at huggingface.co/settings/billing, or wait until next month.',
  ],
  keyRequired: () => [
    "The server asks for a key, and this page doesn't send one.",
    'Start the server without a key.',
  ],
  modelMalformed: () => ["That can't be a model's name.", "Copy the name from the model's page."],
  modelNotFound: ({ models }, choice) =>
    choice === 'local'
      ? localModels(models)
      : [
          "Hugging Face has no model with that name, or doesn't show it to you.",
          "Copy the name from the model's page.",
        ],
  modelNotServed: ({ provider }) =>
    provider === null
      ? [
          'No provider serves this model for chat.',
          'Pick one from huggingface.co/models?inference_provider=all.',
        ]
      : [
          `“${provider}” doesn't serve this model for chat.`,
          `Pick one from huggingface.co/models?inference_provider=${provider}.`,
        ],
  tooManyCalls: () => ['Too many calls right now.', 'Wait a minute, then try again.'],
  serverFailed: ({ status }) => [
    `The server failed${status ? ` (HTTP ${status})` : ''}.`,
    'Try again later.',
  ],
  providerNoCredit: () => [
    "The provider of this model has run out of credit. Your account hasn't.",
    "Let Hugging Face choose another one: end the model's name in :fastest.",
  ],
  modelBusy: () => ['The model is busy right now.', 'Wait a minute, then try again.'],
  modelLoading: () => [
    'The server is still loading the model.',
    'That takes a minute or two. Then try again.',
  ],
  serverStopped: () => [
    'The server for this model is switched off.',
    'Switch it on, or choose another model.',
  ],
  tooLittleMemory: () => [
    "The server couldn't run the model. It probably lacks memory.",
    'Choose a smaller model, or update the server.',
  ],
  contentRefused: () => [
    "The service's filter refused this request.",
    'Change your list, or choose another model.',
  ],
  declined: ({ words }) => [
    `The model declined: “${words}”`,
    'Ask again, or choose another model.',
  ],
  settingRefused: () => [
    "The model doesn't take this page's settings.",
    'Try again, or choose another model.',
  ],
  noRecipe: () => [
    "This doesn't look like a recipe: the answer has no letters.",
    'Try again, or choose another model.',
  ],
  wantsTools: () => [
    'The model called a tool instead of writing a recipe.',
    'Try again, or choose a model that answers in words.',
  ],
  wrongAddress: ({ status, address }) => [
    `${address} doesn't answer like a model (HTTP ${status}).`,
    'Check the address. It may be:',
  ],
  blockedByFrame: () => [
    'This page is in a frame that may not call this device.',
    'Open it in a tab of its own:',
  ],
  addressMalformed: () => ["That isn't an address.", 'An address looks like this:'],
  addressNotLocal: ({ host }) => [
    `“${host}” isn't this device. The browser doesn't let this page call another.`,
    'Forward a port to it, then enter http://localhost:11434:',
  ],
  addressNotCallable: () => [
    "This page can't call an address in that form.",
    'Write it like this:',
  ],
  serverNotRunning: (_, __, server) => [
    "Nothing answers at this address. The server isn't running.",
    startServer(server),
  ],
  serverSilent: (_, __, server) => [
    "Nothing answers. The server isn't running, or the browser blocked the call.",
    startServer(server),
  ],
  blockedByCors: ({ server }) => [
    "The server is running, but it doesn't let this page read its answers (CORS).",
    server ? ALLOW_ORIGIN[server] : 'Make the server allow this origin:',
  ],
  blockedByBrowser: () => [
    "The browser doesn't let this page call this device.",
    "Allow it in the browser's settings for this site, then try again.",
  ],
  browserModelForbidden: () => [
    "The browser doesn't let this page use its model.",
    "Try again, or allow it in the browser's settings for this site.",
  ],
  browserModelUnsupported: () => [
    "The browser's model can't handle this request.",
    'It knows English best. Write your list in English, or choose another model.',
  ],
  browserModelNoRoom: () => [
    "This device has no room for the browser's model.",
    'Free 22 GB, then try again.',
  ],
  browserModelPart: () => [
    'The browser has to download a part of its model first.',
    'Open “AI model…”, and download it.',
  ],
  browserModelGone: () => [
    "The browser's model isn't on this device any more.",
    'Download it again, or choose another model.',
  ],
  requestTooLong: () => [
    'Your request is too long for this model.',
    'Shorten it, or choose another model.',
  ],
  pictureRefused: () => [
    "The model doesn't accept this picture.",
    'Choose a model that accepts pictures.',
  ],
  timedOut: () => ['No answer came in time.', 'Try again. A large model takes a while to load.'],
  onlyThoughts: () => ['The model spent its whole answer thinking.', 'Choose another one.'],
  blankAnswer: () => ["The model's answer was empty.", 'Try again.'],
  brokenOff: () => ['The answer broke off.', 'Try again.'],
  fewIdeas: () => ['The answer names fewer than two dishes.', 'Try again.'],
  partMissing: () => ['A part of this page could not be loaded.', 'Try again, or reload the page.'],
  signInExpired: (_, choice) =>
    choice === 'token'
      ? [
          'You disconnected your account in another tab.',
          'Connect it again, or choose another model.',
        ]
      : ['Your sign-in has ended.', 'Sign in again, or choose another model.'],
  offline: () => ["You're offline.", 'Connect to the internet, then try again.'],
  unreachable: () => ["No answer came. The browser doesn't tell a page why.", 'Try again later.'],
  unknown: ({ status }) => [
    `It didn't answer like a model${status ? ` (HTTP ${status})` : ''}. The cause is unknown.`,
    'Try again later, or choose another model.',
  ],
  signInDeclined: () => [
    'The sign-in was declined at Hugging Face.',
    'Sign in again and allow it, or choose another model.',
  ],
  signInFailed: ({ detail }) => [
    `The sign-in failed: ${detail}.`,
    'Try again. If it keeps failing, tell the people who run this page.',
  ],
  signInStale: () => ['This sign-in was already used, or another tab began it.', 'Sign in again.'],
  storageBlocked: () => [
    "The browser doesn't let this page store anything, so you can't sign in.",
    'Allow this site to store data, or choose another model.',
  ],
};

function localModels(models: readonly string[] | undefined): ProblemAndRemedy {
  if (!models) {
    return [
      "The server doesn't know that model, and doesn't list the ones it has.",
      'Enter the name that its app shows.',
    ];
  }
  if (models.length === 0) return ['The server has no model yet.', 'Download one for it first.'];
  return ['The server has no model with that name.', `It has ${joinNames(models.slice(0, 20))}.`];
}

const startServer = (server: string | null) =>
  server ? `Start ${server}:` : 'Start the server, then try again.';

const ALLOW_ORIGIN: Record<LocalServer, string> = {
  ollama: 'Quit Ollama, then start it for this page:',
  lmStudio: 'Start the server with CORS:',
  vllm: 'Start vLLM for this page:',
  llamaCpp: 'Make the server allow this origin:',
};

/** About failures of the host's own connection, and beside a connection's name. */
export const conditions = {
  /** @param remedy of a failure that may pass by itself */
  mayPass: (remedy: string) => `${remedy} If it keeps failing, tell the people who run this page.`,
  staysWrong: 'Tell the people who run this page, or choose another model.',
  noCredit: 'out of credit',
  notAvailable: 'not available',
  refused: 'refused',
  said: (words: string) => `The server says: “${words}”`,
  noAnswer: 'no answer',
};

/** How much the browser keeps of each kind. */
interface KeptCounts {
  recipes: number;
  pictures: number;
  preferences: boolean;
  list: number;
  recipe: boolean;
  shopping: number;
  basics: number;
  /** What takes requests, if the visitor has chosen it. */
  model: Choice;
  drafts: number;
  notes: number;
}

export const kept = {
  keepList: 'Keep my list in this browser',
  heading: 'What this browser keeps',
  lines: (n: KeptCounts) => [
    n.recipes > 0 && `${countRecipes(n.recipes)} in your cookbook`,
    n.pictures > 0 && `${countPictures(n.pictures)} of dishes`,
    n.preferences && 'Your allergies and preferences',
    n.list > 0 && `Your list (${n.list === 1 ? '1 food' : `${n.list} foods`})`,
    n.recipe && 'The last recipe',
    n.shopping > 0 && 'A shopping list',
    n.basics > 0 && 'What you always have',
    {
      host: '',
      signIn: 'Your sign-in to Hugging Face, with its token',
      token: 'Your token',
      browser: 'Your choice of model',
      local: 'Your choice of model',
      sample: 'Your choice of model',
    }[n.model],
    n.drafts > 0 && (n.drafts === 1 ? '1 draft' : `${n.drafts} drafts`),
    n.notes > 0 && 'Ticks, timers and other small notes',
  ],
  rest: 'Safari may delete all of it after seven days without a visit. Other browsers rarely do. It helps to add the page to your home screen.',
  deleteAll: 'Delete everything here',
  ask: 'Delete all of this, in all tabs? There is no Undo.',
  /** Once that is done. */
  deleted: 'Everything here is deleted. No allergies are set.',
};

export const preferences = {
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
    const isSame = names.join().replace(/ \(.*/, '').toLowerCase() === word.toLowerCase();
    const start = isSame ? 'Looks for' : `“${word}”: looks for`;
    const them = names.length === 1 ? 'it' : 'them';
    return `${start} ${names.join(', ')}${more} and foods made with ${them}${such}`;
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
  alwaysHave: 'What you always have',
  alwaysHaveStays: 'Used to work out what you need. It stays in this browser.',
  forget: 'Clear all',
  forgotten: 'Your preferences are cleared.',
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
  wishExample: 'something Thai …',
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
  original: 'As in the recipe',
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
    'Tick peanuts too, if you avoid them. Pine nuts count, coconut is only flagged.',
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

export const photo = {
  headings: { foods: 'Foods in a photo', recipe: 'From a photo' } satisfies Record<Aim, string>,
  finding: 'Looking up which model can see…',
  drawing: 'Reading the picture…',
  take: 'Take a photo',
  choose: 'Choose a picture',
  another: 'Another picture',
  file: 'Picture of your food',
  camera: 'Photo of your food',
  drop: 'Or paste a picture, or drop one on the page.',
  most: 'Up to four pictures.',
  picture: 'The picture',
  send: (pictures: number): string => (pictures > 1 ? 'Send pictures' : 'Send picture'),
  stop: 'Stop',
  models: 'Choose a model',
  copyText: 'Most phones can copy the text from a photo. Paste it instead.',
  looking: (model: string) => `${model} is looking…`,
  failed: 'No model could look at your picture. Nothing was added.',
  guessed:
    'Check what it saw: a model can miss or mistake foods. Only plain foods that this page knows are ticked.',
  unchecked: '\u00a0· could not be checked',
  cooked: '\u00a0· cooked or unlabelled',
  wild: '\u00a0· only an expert can tell what this is',
  add: (foods: number) => (foods === 1 ? 'Add 1 food' : `Add ${foods} foods`),
  notLoaded: 'A part of this page could not be loaded. Close this and try again.',
  sending({ model, recipients }: Viewer, aim: Aim, pictures: number): string {
    const what = pictures > 1 ? 'these pictures' : 'this picture';
    const advice = {
      foods: 'Leave out people, letters and medicine.',
      recipe: 'Cover names and addresses.',
    }[aim];
    if (recipients.length === 0)
      return `Shows ${what} to ${model}, on this device and nowhere else. ${advice}`;
    const places = joinNames(recipients);
    return `Sends ${what} to ${model} at ${places}, without place or time. This page doesn't keep ${pictures > 1 ? 'them' : 'it'}; they may. ${advice}`;
  },
  whyNoPhotos({ model, isKnown, others }: WhyNoPhotos): string {
    const why = model
      ? isKnown
        ? `${model} isn't known to accept pictures here.`
        : `This page can't find out whether ${model} accepts pictures.`
      : 'No model is connected that accepts pictures.';
    const names = joinNames(others, 'disjunction');
    return others.length > 0 ? `${why} With your own account, ${names} can.` : why;
  },
};

export const pictureProblems: Record<PictureProblem, string> = {
  unreadable: "This picture is damaged, or this browser can't read it. Choose another.",
  noPicture: "This page can't read this picture. Choose a JPEG, a PNG or a WebP.",
  heic: "This browser can't read HEIC or AVIF. Save the picture as a JPEG, or take a screenshot of it.",
  tooLarge: 'This file is larger than 30 MB. Choose a smaller one.',
  tooManyPixels: 'This picture has more than 64 megapixels. Take a screenshot of it.',
};

/** Beside those of `pictureProblems`. */
export const dishPictureProblems: Record<Exclude<DishPictureProblem, PictureProblem>, string> = {
  noise: "This browser doesn't let pages draw pictures, so this page can't keep any.",
  missing: "This picture isn't in the file.",
  full: "There's no room for more pictures. The recipe itself is saved.",
  notKept: "Your browser couldn't save this picture.",
};

const countPictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

export const pictures = {
  add: 'Add a picture',
  change: 'Change the picture',
  heading: 'Picture of the dish',
  about: 'It stays in this browser, and is never part of a link or a request.',
  remove: 'Remove the picture',
  kept: 'Picture saved.',
  removed: 'Picture removed.',
  /** Below the picture of a recipe from elsewhere. */
  unchecked: 'Picture, not checked',
  print: 'With its picture',
  soFar: (done: number, all: number) => `Pictures: ${done} of ${all}`,
  brought: (kept: number, left: number, isStopped: boolean) =>
    [
      isStopped && 'Stopped.',
      `${countPictures(kept)} added${left > 0 ? `, ${left} left out` : ''}.`,
    ]
      .filter(Boolean)
      .join(' '),
  /** A tick after an import from this page’s own archive. */
  claim: 'This copy is mine: show its pictures as before',
  left: (title: string, problem: string) => `${title}: ${problem}`,
};

export const photoOutcomes: Record<Exclude<PhotoResult['kind'], 'foods' | 'text'>, string> = {
  none: 'Nothing was found in this picture.',
  writing: "This finds foods. It doesn't read labels or recipes.",
};

/** In *Cook*. */
export const cookingView = {
  cooking: (title: string) => (title ? `Cooking: ${title}` : 'Cooking'),
  untitled: 'Your recipe',
  notAllSteps: 'Steps may be missing here. Check the recipe.',
  screenRefused: 'Your screen may turn off.',
  getReady: 'Get ready',
  /** `setting` is empty if the recipe names none; `step` counts from 0. */
  oven: ({ setting, step }: { setting: string; step: number }) =>
    `Oven${setting && ` at ${setting}`}, for step ${step + 1}`,
  back: 'Back',
  next: 'Next',
  cooked: 'Done cooking',
  finish: 'Finish',
  step: (number: number, count: number) => `Step ${number} of ${count}`,
  ingredients: 'Ingredients',
};

export const aloud = {
  readAloud: 'Read aloud',
  readAgain: 'Read again',
  noVoice: (language: string) => `This device can't read aloud in ${language}.`,
  voiceFailed: 'The voice has stopped working. Press “Read aloud” to try again.',
  needs: (ingredients: readonly string[]) => `You need: ${ingredients.join(', ')}.`,
  amountsFor: (amounts: string, written: string) => `Still for ${written}: ${amounts}.`,
  /** Comes right after a food, within the sentence. */
  marked: (words: string) => `, ${words},`,
  /** `name`: as the timers' bar shows it. */
  timerEnded: (name: string) => `${name.replaceAll(' · ', ', ')}: time is up.`,
};

export const questions = {
  send: 'Update recipe',
  /** No recipients if the recipe stays on this device. */
  sendsChange: (model: string, recipients: readonly string[]) =>
    recipients.length > 0
      ? `Sends this recipe and your list to ${model} at ${joinNames(recipients)}.`
      : `${model} changes it. Nothing leaves this device.`,
  asked: (wish: string) => wish.toLowerCase(),
  wishes: { quicker: 'Quicker', simpler: 'Simpler', forChildren: 'For children' },
  ask: 'Ask',
  stop: 'Stop',
  /** No recipients if the recipe stays on this device. */
  sends: (model: string, recipients: readonly string[]) =>
    recipients.length > 0
      ? `Sends this recipe, your question and your preferences to ${model} at ${joinNames(recipients)}.`
      : `${model} answers. Nothing leaves this device.`,
  asking: (model: string) => `Asking ${model}…`,
  by: (model: string) =>
    `Answered by ${model}, which can be wrong. It doesn't change the check above.`,
  cut: 'The answer breaks off here.',
  doThat: 'Do that',
  safety: "Models are often wrong about allergies and food safety, so this page doesn't ask them.",
  found: 'Here is what it found:',
  nothingToFind: 'Say in Preferences what you avoid, and this page looks for it in every recipe.',
  unclear:
    "This page can't tell whether this is about allergies or food safety, so it doesn't ask a model. Try other words.",
  failed: 'No answer came. Nothing has changed.',
  stopped: 'Stopped. Nothing has changed.',
};

export const typing = {
  isRecipe: 'This looks like a recipe.',
  openIt: 'Open it',
  asFoods: 'Add as foods',
  useUp: 'Use up',
  refused: "Your browser can't keep your list. If you close this tab, it's gone.",
  /** `day`: "21 November", or the weekday if it is of this week. */
  age: (day: string, _isWeekday: boolean) => `List from ${day}. Still right?`,
  eatByLabel: 'Eat by',
  /** `day`: "Friday", or "21 November" if it is not within a week. */
  eatBy: (day: string, _isWeekday: boolean) => `\u00a0· Eat by ${day}`,
  past: '\u00a0· Past its date. Still good?',
  edit: (ingredient: string) => `Edit ${ingredient}`,
  split: (pieces: readonly string[]) => `Split into ${pieces.length}: ${pieces.join(', ')}`,
  skipped: (lines: string) => `Skipped ${lines}.`,
  /** `line`: what was not taken. */
  quoted: (line: string) => `'${line}'`,
};

export const offline = {
  newVersion: 'A new version is ready.',
  reload: 'Reload',
};

export const sharedIngredients = {
  heading: 'Add these to your list?',
  leftOut: (lines: readonly string[]) => `Skipped: ${lines.join('\u00a0· ')}`,
  add: 'Add to the list',
};

/** Beside what a visitor writes to a model. */
export const offers = {
  alwaysAvoid: (words: string) => `Always avoid ${words}`,
  onlyAsks: 'This only asks the model.',
  thisOnly: 'This recipe only.',
  onlyAFood: 'The list takes this as a food.',
};
