/** After three failed attempts, the page has to say exactly this. */
export const FAILURE_TEXT =
  'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.';

/** If you reword the page, change this file and the page objects. */
export const WORDS = {
  remove: (name: string) => `Remove ${name}`,
  undo: 'Undo',
  stop: 'Stop',
  startOver: 'Start over',
  keepsList: 'Keep my list in this browser',
  close: 'Close',

  onTheList: (name: string) => `You already have ${name}.`,
  removed: (name: string) => `Removed ${name}`,
  cleared: 'Your kitchen is empty',
  asking: 'Asking for a recipe',
  tryingAgain: (attempt: number) => `That didn't work. Trying again, ${attempt} of 3`,
  attempt: (attempt: number) => `Attempt ${attempt} of 3`,
  ready: 'Your recipe is ready',
  stopped: 'Stopped',
  opened: 'The recipe is open',
  earlierRecipes: /^Earlier recipes \(\d+\)/,
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  offline: 'You seem to be offline.',

  failedHosts: /^This page's recipe writer isn't available\. Try again or use a sample recipe\./,
  keptMissing: 'What you had here could not be loaded. Reload to try again.',
  interrupted: 'Leaving the page stopped your request.',
  timeIsUp: "Time is up · Saffron's Kitchen",

  writtenBy: /^Written by/,
  linkSays: /^According to its link,/,
  fromTheBook: 'From our built-in recipe book.',
  maybeCut: 'The model stopped early. The end may be missing.',
  sampleNote: 'You get sample recipes. For new recipes, connect an AI model.',
  shared: 'Shared recipe',
  fromTheCookbook: 'From your cookbook',
  table: 'Table',

  cook: 'Cook',
  another: 'Another recipe',
  change: 'Change or ask something…',
  updateRecipe: 'Update recipe',
  save: 'Save',
  more: 'More',
  playVideo: 'Play',
  step: (step: number) => `Step ${step}`,
  servings: 'Servings',
  moreServings: 'More servings',
  originalAmounts: 'Original amounts',
  ingredientBox: (name: string) => `Ingredient: ${name}`,
  startTimer: (time: string) => `Start a timer for ${time}`,

  attemptFailed: (attempt: number, cause = '') => `Attempt ${attempt} of 3 failed: ${cause}`,
};

export const SHARE_WORDS = {
  file: 'Print, file…',
  copy: 'Copy',
  copied: 'Copied',
  markdown: 'Markdown, for Obsidian and text editors',
  downloaded: (name: string) => `Downloaded ${name}`,
  print: 'Print',
  link: 'Link',
  linkCopied: 'Link copied',
  linkField: 'Link to the recipe',
  broken: 'This link is broken. Copy all of it, then try again.',
  tooLarge: 'This link holds too much to open.',
  notFetched: 'The link could not be opened. Reload to try again.',
};
