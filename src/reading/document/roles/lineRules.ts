import { isOpen, type Rule, type Walk } from './Rule';
import type { Seen } from './Seen';

/** What lines are wherever they are. */
export const FIRST_RULES: readonly Rule[] = [
  {
    // Words around the recipe are no part of it.
    when: ({ aside }) => aside,
    role: 'note',
  },
  {
    // The title begins the recipe.
    when: ({ isTitle }) => isTitle,
    role: 'title',
    leadsTo: 'top',
  },
  {
    // A line that names a video is shown as one.
    when: ({ isVideo }) => isVideo,
    role: 'words',
  },
  {
    // "Step 1" and a number make a step, unless an amount follows the number.
    of: ['paragraph'],
    in: ['top', 'list', 'work'],
    when: ({ number }, { zone }) =>
      number === 'named' || number === 'plain' || (number === 'amount' && zone === 'work'),
    role: 'step',
    leadsTo: 'work',
  },
];

/** What the lines of the list are. */
export const LIST_RULES: readonly Rule[] = [
  {
    // Sentences below the list are the work, if nothing else is marked as it.
    in: ['list'],
    when: ({ isProse, isAboveWork }, { hasSteps }) => isProse && !isAboveWork && !hasSteps,
    role: 'step',
    leadsTo: 'work',
  },
  {
    // Servings and times within the list are facts, and so are lists and tables of them above it.
    in: ['top', 'list'],
    when: ({ isFact, tellsFacts, isBlock }, { zone }) =>
      zone === 'list' ? isFact : tellsFacts || (isFact && isBlock),
    role: 'fact',
  },
  {
    // A table with a column for steps has them.
    in: ['top', 'list'],
    when: ({ hasSteps }) => hasSteps,
    role: 'step',
    leadsTo: 'work',
  },
  {
    // A bullet or a row makes an ingredient.
    of: ['bullet', 'row'],
    in: ['list'],
    role: 'ingredient',
  },
  {
    // A line with an amount is an ingredient.
    in: ['list'],
    when: ({ hasAmount }) => hasAmount,
    role: 'ingredient',
  },
  {
    // A sentence within a list of foods is a remark.
    of: ['paragraph', null],
    in: ['list'],
    when: ({ isRemark }) => isRemark,
    role: 'words',
  },
  {
    // Every other line of the list is an ingredient, and so is a numbered list with amounts, or above the work.
    of: ['number', null],
    in: ['list'],
    when: ({ isBlock, isFirstList, share = 0, isAboveWork }) =>
      !isBlock || (isFirstList && (share >= 0.4 || isAboveWork)),
    role: 'ingredient',
  },
  {
    // Ingredients in a row are a list of their own.
    in: ['between', 'rest', 'work'],
    when: ({ isInOtherList }) => isInOtherList,
    role: 'ingredient',
  },
  {
    // A line above ingredients in a row names their group.
    in: ['between', 'rest', 'work'],
    when: ({ isAboveOtherList }) => isAboveOtherList,
    role: 'group',
  },
];

/** What the lines of the work are. */
export const WORK_RULES: readonly Rule[] = [
  {
    // Servings within the work are facts. A time may be that of one part.
    in: ['work'],
    when: ({ tellsServings }) => tellsServings,
    role: 'fact',
  },
  {
    // Times, signs and wishes within the work are no steps.
    of: ['paragraph'],
    in: ['work'],
    when: ({ text, isFact, isWish }) =>
      isFact || !/\p{L}/u.test(text) || (isWish && text.length < 300),
    role: 'words',
  },
  {
    // A paragraph or a list below the heading of a step belongs to it.
    of: ['paragraph', 'bullet', 'number'],
    in: ['work'],
    when: isOpen,
    role: 'more',
  },
  {
    // A numbered line is a step.
    of: ['number'],
    in: ['work'],
    role: 'step',
  },
  {
    // Words between the numbers or the items of a list go on with the step above them.
    of: ['paragraph', 'bullet', 'row', null],
    in: ['work'],
    when: ({ goesOn }, { last }) => goesOn && last !== null,
    role: 'more',
  },
  {
    // "Boil the rice." above bullets is a step as they are.
    in: ['work'],
    when: ({ isOwnStep, isAboveBullets }) => isOwnStep && isAboveBullets,
    role: 'step',
    style: 'item',
  },
  {
    // Above a numbered list, work without a number may be a step that the numbers skip.
    of: ['paragraph'],
    in: ['work'],
    when: ({ isAboveItems, isOwnStep, isWork }) => isAboveItems && (isOwnStep || isWork),
    role: 'words',
    lacksSteps: true,
  },
  {
    // Other words above a list announce it.
    of: ['paragraph'],
    in: ['work'],
    when: ({ isAboveItems }) => isAboveItems,
    role: 'words',
  },
  {
    // Words right below a line with a number go on with it.
    of: ['paragraph'],
    in: ['work'],
    when: ({ above }, { last }) =>
      last?.style === 'plain' && above?.mark === 'paragraph' && !!above.number,
    role: 'more',
  },
  {
    // Bullets within a numbered list are the points of the step before them.
    of: ['bullet'],
    in: ['work'],
    when: (line, walk) => isBehindStep(line, walk) && (line.isSplit || isTitle(walk)),
    role: 'more',
  },
  {
    // Words behind the items of a list, and bullets behind its last number, are a note.
    of: ['paragraph', 'bullet'],
    in: ['work'],
    when: ({ mark, isFirst, above }, { last }) =>
      last?.style === 'item' && !isFirst && (mark === 'paragraph' || above?.mark === 'number'),
    role: 'note',
  },
  {
    // Bullets with amounts above the first step are ingredients.
    of: ['bullet'],
    in: ['work'],
    when: ({ share = 0 }, { hasSteps }) => share >= 0.6 && !hasSteps,
    role: 'ingredient',
  },
  {
    // Every other line of the work is a step.
    of: ['paragraph', 'bullet', 'row', null],
    in: ['work'],
    role: 'step',
  },
];

/** Whether a list is right behind a paragraph or a list with a step. */
const isBehindStep = ({ isFirst, above }: Seen, { last }: Walk) =>
  last !== null && !isFirst && /^(?:number|bullet|paragraph)$/.test(above?.mark ?? '');

/** Whether the last step is the title of one: models often end a numbered list before its points. */
const isTitle = ({ last }: Walk) => !!last && last.text.length <= 40 && !/[.!?]$/.test(last.text);

/** What the lines below the work, and above the recipe, are. */
export const REST_RULES: readonly Rule[] = [
  {
    // "Enjoy!" below the notes is not a note.
    in: ['rest'],
    when: ({ isWish }) => isWish,
    role: 'words',
  },
  {
    // Servings and times are facts, wherever they are.
    of: ['bullet', 'number', 'row', null],
    in: ['rest', 'between'],
    when: ({ isFact, isSentence, isBlock }) => isFact && !isSentence && !isBlock,
    role: 'fact',
  },
  {
    // Everything else is a note.
    of: ['paragraph', 'bullet', 'number', 'row', 'quote', null],
    in: ['rest'],
    role: 'note',
  },
  {
    // A quotation behind the first step is a note.
    of: ['quote'],
    when: (_, { hasSteps }) => hasSteps,
    role: 'note',
  },
  {
    // Code within the work belongs to the step before it.
    of: ['code'],
    in: ['work'],
    when: (_, { last }) => last !== null,
    role: 'more',
  },
  {
    // A numbered list without amounts has the steps, wherever it is, unless a model asks back.
    of: ['number'],
    when: ({ share = 1, asksBack }) => share < 0.6 && !asksBack,
    role: 'step',
    leadsTo: 'work',
  },
  {
    // A list, a table or a marked line with amounts has ingredients, wherever it is.
    when: ({ listsFoods }) => listsFoods,
    role: 'ingredient',
  },
  {
    // Words above the recipe may tell facts.
    of: ['paragraph'],
    role: 'fact',
  },
];
