import type { Diet } from '../../foods';
import { joinNames, upperFirst } from '../format';

// A visitor waits for this file before the first recipe shows.

export const recipe = {
  earlier: (count: number) => `Earlier recipes (${count})`,
  backTo: (title: string) => `Back to ${title}`,
  backToIdeas: (ideas: number) => `Back to the ${ideas === 3 ? 'three ' : ''}ideas`,
  earlierIdeas: (titles: readonly string[]) => `Ideas: ${titles.join(', ')}`,
  untitled: 'Untitled recipe',
  more: 'More',
  noRecipe: "This doesn't look like a recipe. It wasn't checked.",
  /** Of a paste, which the page keeps beside the recipe. */
  clip: (host: string) => `The recipe says it is from ${host}. This page can't check that.`,
  goTo: (host: string) => `Go to its page (${host})`,
  around: (words: readonly string[]) => `The text around the recipe names ${joinNames(words)}.`,
  leftOutOfPaste: (lines: number) =>
    lines === 1
      ? '1 line of the pasted text was left out.'
      : `${lines} lines of the pasted text were left out.`,
  showPaste: 'Show the text',
  /** `language`: its name; null if unknown. `hasFoods`: the page knows its foods. */
  cannot: (language: string | null, isScaled: boolean, hasFoods: boolean) => {
    const ways = [
      'fully check it for what you avoid',
      ...(hasFoods ? [] : ['compare it with your list']),
      ...(isScaled ? [] : ['scale its amounts']),
    ];
    const cannot = joinNames(ways, 'disjunction');
    return language
      ? `This recipe is in ${language}. The page can't ${cannot}.`
      : `The page doesn't know this recipe's language. It can't ${cannot}.`;
  },
};

export const ideas = {
  time: (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
      .filter(Boolean)
      .join(' ');
  },
  uses: (count: number, total: number) => `Uses ${count} of your ${total}`,
  more: (foods: number) => `${foods} more`,
  needs: (foods: readonly string[]) => `you'd need ${joinNames(foods)}`,
  mayContain: (things: readonly string[]) => `May contain ${joinNames(things)}.`,
  notCheckedFor: (things: readonly string[]) => `Could not be checked for ${joinNames(things)}.`,
  notCompleteFor: (things: readonly string[]) => `Not completely checked for ${joinNames(things)}.`,
  leftOut: (count: number, things: readonly string[]) =>
    `${count === 1 ? '1 idea left out: contains' : `${count} ideas left out: they contain`} ${joinNames(things)}.`,
  notChecked: 'Ideas name only some ingredients. The recipe is checked once it is written.',
  others: 'Three more',
  quicker: 'Quicker',
};

/** "the \u2068paprika\u2069": the name may be in another direction. */
const withArticle = (name: string) =>
  /^(?:the|ingredients that) /i.test(name) ? name : `the \u2068${name}\u2069`;

export const allergens = {
  unfinished: 'Still being written. Not fully checked.',
  label: 'Allergy and diet check',
  contains: (things: readonly string[]) => `contains ${joinNames(things)}`,
  mayContain: (things: readonly string[]) => `may contain ${joinNames(things)}`,
  /** "No pork" names a food, so `contains` says it. */
  isNot: (diet: Exclude<Diet, 'no pork'>, isSure: boolean) =>
    `${isSure ? 'not' : 'maybe not'} ${diet}`,
  avoided: 'you avoid this',
  notCheckedFor: (thing: string) => `could not be checked for ${thing}`,
  notCompleteFor: (thing: string) => `not completely checked for ${thing}`,
  mentioned: (things: readonly string[]) => `mentions ${joinNames(things)}`,
  unmarked: 'not checked',
  checking: 'checking …',
  more: (count: number) => `${count} more`,
  foundIn: (found: string, foods: readonly string[]) =>
    `${upperFirst(found)}${foods.length > 0 ? `: ${joinNames(foods)}` : ''}.`,
  itsTitle: (title: string) => `its title says “${title}”`,
  checkLabel: 'Check the label.',
  whichIsIt: (step: number | undefined, word: string, listed: readonly string[]) =>
    `${step === undefined ? 'The text' : `Step ${step}`} says “${word}”; the list has ${joinNames(listed)}. Check which it is.`,
  notChecked: (things: readonly string[], lines: readonly string[]) =>
    `${joinNames(lines)} could not be checked for ${joinNames(things, 'disjunction')}.`,
  quoted: (line: string) => `“${line}”`,
  /** `isRest`: the page has just said what the recipe contains. */
  nothingChecked: (things: readonly string[], isRest = false) =>
    `${isRest ? 'The rest could' : 'Could'} not be checked for ${joinNames(things, 'disjunction')}.`,
  notComplete: (things: readonly string[], isRest = false) =>
    `${isRest ? 'The rest is not' : 'Not'} completely checked for ${joinNames(things, 'disjunction')}.`,
  photo: (things: readonly string[]) =>
    `Read from a photo, so not completely checked for ${joinNames(things, 'disjunction')}. A line may be missing.`,
  clip: (things: readonly string[]) =>
    `The rest of that page wasn't read, so not completely checked for ${joinNames(things, 'disjunction')}.`,
  leftOut: 'A statement about allergens was left out.',
  cut: (things: readonly string[], isSure: boolean) =>
    `The end ${isSure ? 'is' : 'may be'} missing, so this is not completely checked for ${joinNames(things, 'disjunction')}.`,
  notLookedAt: {
    vegetarian: "This page can't check how cheese and drinks are made.",
    vegan: "This page can't check how sugar and drinks are made.",
    pescatarian: "This page can't check how cheese and drinks are made.",
    'no pork': "This page can't check fats and additives without a name.",
    halal: "This page can't check halal certification or slaughter.",
    kosher:
      "This page can't check kosher certification, slaughter, or whether meat and milk are kept apart.",
  } satisfies Record<Diet, string>,
  /** `said`: the words by which the recipe says that something is not there. */
  mentions: (said: readonly string[]) => `The recipe says ${joinNames(said)}. Check that yourself.`,
  saidIn: (words: string, step: number | undefined) =>
    `“${words}”${step === undefined ? '' : ` (step ${step})`}`,
  together: (foods: readonly string[], isSure: boolean) =>
    `${isSure ? 'Meat and milk' : 'Maybe meat and milk'} in one recipe: ${joinNames(foods)}.`,
  /** `others`: the page has just said what may count as such. */
  nothing: (things: readonly string[], others: readonly string[] = []) =>
    `This page found ${joinNames([things, others].flatMap((names, at) => (names.length > 0 ? `no ${at ? 'other ' : ''}mention of ${joinNames(names, 'disjunction')}` : [])))}. It can miss one, and can't see traces: check every label.`,
  onlyLetters: (words: readonly string[]) =>
    `This page doesn't know ${joinNames(words.map((word) => `“${word}”`))}, so it only looked for the letters.`,
  countedAsNuts: 'Some countries count them as nuts.',
  /** Of coconut, chestnuts and peanuts on a list. Beside a recipe, a sentence says it. */
  nutsToo: 'some avoid this with nuts',
  nutlike: (foods: readonly string[]) =>
    `Some people with nut allergies also avoid this: ${joinNames(foods)}.`,
  peanutsToo: 'You have not ticked peanuts. Many who avoid nuts avoid them too.',
  keptLabel: 'What you asked to leave out',
  kept: (things: readonly { name: string; foods: readonly string[] }[], isByModel: boolean) =>
    `The ${isByModel ? 'model kept' : 'recipe still has'} ${joinNames(
      things.map(
        ({ name, foods }) => withArticle(name) + (foods.length > 0 ? ` (${joinNames(foods)})` : ''),
      ),
    )}.`,
  notSureGone: (names: readonly string[]) =>
    `Couldn't tell whether ${joinNames(names.map(withArticle), 'disjunction')} ${/[^isu]s$|^ingredients/i.test(names.at(-1) ?? '') ? 'are' : 'is'} gone.`,
  mayHave: (foods: readonly string[], name: string) =>
    `${upperFirst(joinNames(foods))} may contain \u2068${name}\u2069: check the label.`,
  changing: (names: readonly string[]) =>
    `You asked to leave out ${joinNames(names.map((name) => `\u2068${name}\u2069`))}.`,
  changed: (gone: readonly { name: string; isSure: boolean }[]) =>
    `Changed: ${gone.map(({ name }) => `no \u2068${name}\u2069`).join(', ')}.${gone.every(({ isSure }) => isSure) ? '' : ' Check every label.'}`,
  again: 'Ask again',
  teach: 'It contains …',
  teachFood: 'Ingredient',
  teachContains: 'contains',
  remember: 'Remember',
  remembered: (food: string) => `This browser now warns wherever it reads “${food}”.`,
  noRoom: 'There is no room for more.',
  askAgain: (things: readonly string[]) =>
    `Ask again without ${things.length > 2 ? 'these' : joinNames(things)}`,
};

export const amounts = {
  servings: 'Servings',
  fewer: 'Fewer servings',
  more: 'More servings',
  original: 'Original amounts',
  notScaled: 'not scaled',
  scaled: (servings: number | string) => `The ingredients are for ${servings} now.`,
  noServings: 'The recipe no longer says how many it serves.',
  limits: (fewest: number, most: number) => `From ${fewest} to ${most} servings.`,
  largerBatch: (written: string) =>
    `Times are for ${written}. A larger batch can take longer: check the middle.`,
  forThisStep: 'For this step',
  /** `amounts`: such as "half a teaspoon of salt, 2 tbsp oil". */
  stepAmounts: (amounts: string, written: string, servings: string) =>
    `Still for ${written}, and you're making ${servings}: ${amounts}.`,
  scaleToHave: 'Scale to what I have',
  iHave: 'I have',
  scale: 'Scale',
  /** `amount`: such as "500 g". */
  cannotScale: (amount: string) => `That can't be compared with ${amount}.`,
  /** `setting`: such as "250 degrees". */
  noScale: (setting: string) => `${setting}: the recipe doesn't say whether that is °C or °F.`,
};

export const changes = {
  another: 'Another recipe',
  ideas: 'Three ideas',
  change: 'Change or ask something…',
  without: (foods: string) => `without ${foods}`,
  /** A press asks once for a sample recipe without this limit. */
  waive: { minutes: 'Take longer this time', equipment: 'With any equipment this time' },
  waiveAll: 'Take longer, with any equipment, this time',
};

export const check = {
  usesNone: 'Uses nothing from your list.',
  usesSome: 'Uses some of your ingredients.',
  /** `maybe`: how many more the recipe may use. */
  uses: (count: number, total: number, maybe: number) =>
    count === 0
      ? `May use ${maybe} of your ${total} ingredients.`
      : `Uses ${count} of your ${total} ingredients${maybe > 0 ? `, and perhaps ${maybe} more` : ''}.`,
  usesAll: (total: number) =>
    total === 1
      ? 'Uses your 1 ingredient.'
      : total === 2
        ? 'Uses both of your ingredients.'
        : `Uses all ${total} of your ingredients.`,
  needs: (foods: string) => `You still need ${foods}.`,
  /** `foods` are at least two; `more` is never 1. */
  andMore: (foods: readonly string[], more: number) => `${foods.join(', ')} and ${more} more`,
  mayNeedMore: (foods: readonly string[]) => `You may need more: ${foods.join('; ')}.`,
  short: (food: string, have: string, need: string) => `${food}, ${have} of ${need}`,
  look: (foods: readonly string[]) => `Check whether it's enough: ${foods.join('; ')}.`,
  lookAt: (food: string, have: string, need: string) =>
    `${food} (you have ${have}, it takes ${need})`,
  /** By what foods usually weigh. */
  more: (food: string, amount: string) => `${food}, about ${amount} more`,
  headings: {
    used: 'Used',
    unused: 'Left over',
    needed: 'You need',
    perhaps: 'You may have (check the kind)',
    unclear: "Couldn't be read",
  },
  perhaps: (entry: string, need: string) => `${entry} for ${need}`,
  shoppingList: 'Shopping list',
  /** For little room. */
  shop: 'Shop',
  /** After an ingredient that the list lacks. */
  need: 'need',
  haveIt: 'I have it',
  have: (name: string) => `I have ${name}`,
  swapIt: 'Swap it',
  /** What a visitor always has, until they say otherwise. */
  basics: 'salt, pepper, water, neutral oil',
  /** The name of each staple, and the foods that count as it. */
  staples: [
    ['oil', ['neutral oil', 'olive oil']],
    ['salt', ['salt']],
    ['pepper', ['pepper']],
  ] as (readonly [name: string, foods: readonly string[]])[],
  askStaples: (foods: readonly string[]) => `Do you always have ${joinNames(foods)}?`,
  yes: 'Yes',
  no: 'No',
};

export const cooking = {
  cook: 'Cook',
  /** `part`: the heading of the step's part; null unless several parts count from 1. */
  stepName: (number: number, part: string | null) =>
    part ? `Step ${number}, ${part}` : `Step ${number}`,
  ingredient: (line: string) => `Ingredient: ${line}`,
  task: 'Task',
  /** `temperature`: "74 °C". */
  cookedThrough: (food: 'poultry' | 'mince', temperature: string) =>
    `${food === 'poultry' ? 'Poultry' : 'Minced meat'} is cooked through at ${temperature} inside.`,
  kidneyBeans:
    'Raw kidney beans are poisonous. Soak them for 5 hours, pour that water away, and boil them in fresh water for 30 minutes.',
  video: (isByModel: boolean) =>
    `A video that the ${isByModel ? 'model' : 'recipe'} names. It may not exist, and is not checked for what you avoid:`,
  playVideo: 'Play',
  videoTitle: (title: string) => `Video: ${title || 'this recipe'}`,
  searchVideo: 'Search YouTube',
};

export const tables = {
  table: (number: number) => (number === 1 ? 'Table' : `Table ${number}`),
  footnotes: 'Footnotes',
  /** `label` is the English one: "Back to reference 1-2". */
  backTo: (label: string) => label,
};

export const timers = {
  region: 'Timers',
  started: (label: string) => `Timer started: ${label}`,
  timeIsUp: 'Time is up',
  timeIsUpFor: (label: string) => `Time is up: ${label}`,
  paused: 'Paused',
  pauseTimer: (label: string) => `Pause ${label}`,
  resumeTimer: (label: string) => `Resume ${label}`,
  extend: '+1 min',
  extendTimer: (label: string) => `+1 min for ${label}`,
  stop: 'Stop',
  stopTimer: (label: string) => `Stop ${label}`,
  uncertain: 'The clock was set back: this may be late.',
  limits: 'Keep this page open and the phone unlocked, or you may miss the bell.',
  tell: 'Notify me',
  telling: {
    missing: '',
    possible: '',
    unanswered: 'Press again to answer your browser.',
    on: 'While this page is hidden, a notification tells you.',
    refused: 'Your browser blocks notifications. Allow them in its settings.',
  },
  /** `step`: its number; undefined for a recipe without steps. */
  stepIsUp: (step: number | undefined) => (step ? `Time is up: step ${step}` : 'Time is up'),
  sound: {
    ready: '',
    waiting: 'Press anywhere on the page to turn on the sound.',
    missing: "This browser can't play a sound. Keep an eye on the page.",
  },
  over: (time: string) => `${time} over`,
  amount: (count: number, unit: 'hour' | 'minute' | 'second') =>
    `${count} ${unit}${count === 1 ? '' : 's'}`,
  start: (duration: string) => `Start a timer for ${duration}`,
  goTo: (words: string) => `${words}: go to the timer`,
};

export const save = {
  save: 'Save',
  isSaved: 'Saved',
  pressToRemove: 'Press to remove it from your cookbook',
  notLoaded: 'Not saved. Try again.',
  sharingNotLoaded: 'Could not load. Open the menu again.',
};

export const plan = {
  plan: 'Plan',
  planned: 'Planned',
};
