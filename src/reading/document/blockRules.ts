import type { List, Paragraph } from 'mdast';
import { recognise } from '../../foods/recognise';
import { lineOf } from '../../recipe/document/plainText';
import { areFacts, piecesOf, readFact } from '../../recipe/document/readFacts';
import { beginsWithAmount, isClosing, itemMarkLength } from '../../recipe/document/vocabulary';
import { type Block, type ListBlock, leavesOf, wordsOf } from './blocks';
import { tellsFacts } from './factsIn';
import { isProse } from './listFoods';
import type { Rule, Walk } from './Rule';
import {
  asksBack,
  isList,
  isMarkedAmount,
  isSentence,
  isStepTable,
  listsIngredients,
  WORK,
} from './runs';

type ParagraphBlock = Extract<Block, { kind: 'paragraph' }>;

/** A rule of one kind of blocks. */
interface RuleOf<Kind extends Block> extends Omit<Rule, 'of' | 'when'> {
  when?(block: Kind, walk: Walk): boolean;
}

/** Whether a block is the first one below its heading. */
const isFirst = ({ at, run }: Walk) => at <= run.first && !run.label?.rest;
const previousOf = ({ at, run }: Walk) => run.blocks[at - 1];

/** Whether the step above goes on: it has a heading or "Step 1", and no new part begins. */
function isOpen(walk: Walk): boolean {
  const { last, run } = walk;
  const isNewPart = isFirst(walk) && !!run.label && !run.label.mark;
  return last?.style === 'heading' || (last?.style === 'named' && !isNewPart);
}

const PARAGRAPHS: readonly RuleOf<ParagraphBlock>[] = [
  {
    // A line that names a video is shown as one.
    when: ({ mark, text, node }) => !mark && showsVideo(text, node),
    role: 'words',
  },
  {
    // "Step 1" and a number make a step, unless an amount follows the number.
    in: ['top', 'list', 'work'],
    when: ({ mark, text }, { zone }) =>
      mark !== null &&
      (mark.isNamed || zone === 'work' || !beginsWithAmount(text.slice(mark.length))),
    role: 'step',
    leadsTo: 'work',
  },
  {
    // Sentences below the list are the work, if nothing else is marked as it.
    in: ['list'],
    when: ({ text }, { run, at, lacksWork }) =>
      run.hasProse && lacksWork && at > run.firstList && isSentence(text),
    role: 'step',
    leadsTo: 'work',
  },
  {
    // Servings and times within the list are facts.
    in: ['list'],
    when: ({ text }) => areFacts(text),
    role: 'fact',
  },
  {
    // Within the list, a line with a mark, with an amount or without a full stop is an ingredient.
    in: ['list'],
    when: ({ text }) => isFoodLine(text),
    role: 'ingredient',
  },
  {
    // Any other sentence within the list is a remark.
    in: ['list'],
    role: 'words',
  },
  {
    // Servings within the work are a fact. A time may be that of one part.
    in: ['work'],
    when: ({ text }) => piecesOf(text).every((piece) => readFact(piece)?.name === 'servings'),
    role: 'fact',
  },
  {
    // Times, signs and wishes within the work are no steps.
    in: ['work'],
    when: ({ text }) =>
      areFacts(text) || !/\p{L}/u.test(text) || (isClosing(text) && text.length < 300),
    role: 'words',
  },
  {
    // A paragraph below the heading of a step belongs to it.
    in: ['work'],
    when: (_, walk) => isOpen(walk),
    role: 'more',
  },
  {
    // A paragraph between the items of one list belongs to the item before it.
    in: ['work'],
    when: (_, walk) => walk.run.lastWork > walk.at && walk.last !== null && !isFirst(walk),
    role: 'more',
  },
  {
    // "Boil the rice." above bullets is a step as they are.
    in: ['work'],
    when: ({ text }, { run, at }) =>
      run.lastWork > at && isOwnStep(text) && run.blocks[at + 1]?.kind === 'bullets',
    role: 'step',
    style: 'item',
  },
  {
    // Above a numbered list, work without a number may be a step that the numbers skip.
    in: ['work'],
    when: ({ text }, { run, at }) => run.lastWork > at && (isOwnStep(text) || WORK.test(text)),
    role: 'words',
    lacksSteps: true,
  },
  {
    // Other words above a list announce it.
    in: ['work'],
    when: (_, { run, at }) => run.lastWork > at,
    role: 'words',
  },
  {
    // Words behind the items of a list are a note.
    in: ['work'],
    when: (_, walk) => walk.last?.style === 'item' && !isFirst(walk),
    role: 'note',
  },
  {
    // Words right below a line with a number go on with it.
    in: ['work'],
    when: (_, walk) => {
      const previous = previousOf(walk);
      return walk.last?.style === 'plain' && previous?.kind === 'paragraph' && !!previous.mark;
    },
    role: 'more',
  },
  {
    // Every other paragraph of the work is a step.
    in: ['work'],
    role: 'step',
  },
  {
    // A wish among the notes is none.
    in: ['rest'],
    when: ({ text }) => isClosing(text),
    role: 'words',
  },
  {
    // Every other paragraph there is a note.
    in: ['rest'],
    role: 'note',
  },
  {
    // A line with a mark and an amount is an ingredient, wherever it is.
    when: ({ text }) => isMarkedAmount(text) && !areFacts(text),
    role: 'ingredient',
  },
  {
    // Words above the recipe may tell facts.
    role: 'fact',
  },
];

const LISTS: readonly RuleOf<ListBlock>[] = [
  {
    // A list of notes is a note.
    in: ['rest'],
    role: 'note',
  },
  {
    // A list below the heading of a step belongs to it.
    in: ['work'],
    when: (_, walk) => isOpen(walk),
    role: 'more',
  },
  {
    // The items of a numbered list within the work are steps.
    in: ['work'],
    when: ({ kind }) => kind === 'numbers',
    role: 'step',
  },
  {
    // Bullets within a numbered list are the points of the step before them.
    in: ['work'],
    when: (_, walk) => isBehindStep(walk) && isOfStep(walk),
    role: 'more',
  },
  {
    // Bullets behind the last number are a note.
    in: ['work'],
    when: (_, walk) =>
      isBehindStep(walk) && walk.last?.style === 'item' && previousOf(walk)?.kind === 'numbers',
    role: 'note',
  },
  {
    // Bullets with amounts above the first step are ingredients.
    in: ['work'],
    when: ({ share }, { hasSteps }) => share >= 0.6 && !hasSteps,
    role: 'ingredient',
  },
  {
    // Every other list of the work has steps.
    in: ['work'],
    role: 'step',
  },
  {
    // A list of facts is one.
    when: ({ node }) => listsFacts(node),
    role: 'fact',
  },
  {
    // Bullets below a heading for ingredients are them, and so is a numbered list with amounts, or above the work.
    in: ['list'],
    when: ({ kind, share }, { run, at, isAboveWork }) =>
      kind === 'bullets' || (at === run.firstList && (share >= 0.4 || isAboveWork)),
    role: 'ingredient',
  },
  {
    // A model asks back.
    when: ({ kind, node, share }) => kind === 'numbers' && share < 0.6 && asksBack(node),
    role: 'words',
  },
  {
    // A numbered list without amounts has the steps, wherever it is.
    when: ({ kind, share }) => kind === 'numbers' && share < 0.6,
    role: 'step',
    leadsTo: 'work',
  },
  {
    // A list with amounts has ingredients, wherever it is.
    when: ({ share }) => share >= 0.5,
    role: 'ingredient',
  },
];

const TABLES: readonly RuleOf<Extract<Block, { kind: 'table' }>>[] = [
  {
    // A table of notes is a note.
    in: ['rest'],
    role: 'note',
  },
  {
    // A table above the recipe may tell facts.
    in: ['top'],
    when: ({ node }) => tellsFacts(node),
    role: 'fact',
  },
  {
    // A table within the work, or with a column for steps, has the steps.
    when: ({ node }, { zone }) => zone === 'work' || isStepTable(node),
    role: 'step',
    leadsTo: 'work',
  },
  {
    // A table within the list, or with a column for foods, has ingredients.
    when: ({ node }, { zone }) => zone === 'list' || listsIngredients(node),
    role: 'ingredient',
  },
];

export const BLOCK_RULES: readonly Rule[] = [
  ...rulesOf<ParagraphBlock>(['paragraph'], PARAGRAPHS),
  ...rulesOf<ListBlock>(['numbers', 'bullets'], LISTS),
  ...rulesOf(['table'], TABLES),
  {
    // A quotation behind the first step is a note.
    of: ['quote'],
    when: ({ zone, hasSteps }) => zone === 'rest' || hasSteps,
    role: 'note',
  },
  {
    // Code within the work belongs to the step before it.
    of: ['other'],
    in: ['work'],
    when: ({ block, last }) => block.node.type === 'code' && last !== null,
    role: 'more',
  },
];

function rulesOf<Kind extends Block>(
  of: Rule['of'],
  rules: readonly RuleOf<Kind>[],
): readonly Rule[] {
  return rules.map(({ when, ...rule }) => ({
    ...rule,
    of,
    when: (walk) => when?.(walk.block as Kind, walk) !== false,
  }));
}

/** Whether a line may be an ingredient: it has a mark, an amount, or no full stop. */
function isFoodLine(text: string): boolean {
  const mark = itemMarkLength(text);
  const words = text.slice(mark);
  const isLine = words.length <= 60 && !/[.!?]$/.test(words);
  return mark > 0 || isLine || (beginsWithAmount(words) && !isProse(words));
}

/** Words that begin a remark on the work rather than a step. */
const REMARK =
  /^(?:this|these|those|here|there|follow|it|its|we|i|you|the|a|an|our|my|your|for|now|let|as|with|below|start)\b/i;

/** Whether a sentence above a list is a step: "Boil the rice." */
function isOwnStep(text: string): boolean {
  return (
    /[.!]$/.test(text) &&
    !REMARK.test(text) &&
    recognise(text).foods.some(({ isMisspelt }) => !isMisspelt)
  );
}

/** Whether a list is right behind a paragraph or a list with a step. */
function isBehindStep(walk: Walk): boolean {
  const previous = previousOf(walk);
  return (
    walk.last !== null && !isFirst(walk) && (isList(previous) || previous?.kind === 'paragraph')
  );
}

/**
 * Whether a list holds the points of a step. Models often end the numbered list before them, and
 * resume it behind.
 */
function isOfStep({ last, run, at }: Walk): boolean {
  const { text = '' } = last ?? {};
  const isTitleAlone = text.length <= 40 && !/[.!?]$/.test(text);
  const isSplit = run.listCount > 2 && run.lastContinued >= 0;
  return run.lastContinued > at || isTitleAlone || isSplit;
}

/** Whether at least half of a list's items are facts, at least one of them with a label. */
function listsFacts(node: List): boolean {
  const leaves = leavesOf(node).map((item) => lineOf(wordsOf(item)));
  const facts = leaves.filter(areFacts);
  return facts.length * 2 >= leaves.length && facts.some((fact) => readFact(fact)?.name !== 'bare');
}

const VIDEO = /(?:youtube\.com|youtu\.be|youtube-nocookie\.com)\//i;

/** Whether a paragraph only names a video. */
function showsVideo(text: string, node: Paragraph): boolean {
  const isLinked = node.children.some((child) => 'url' in child && VIDEO.test(child.url));
  if (!isLinked && !VIDEO.test(text)) return false;
  const words = text.replace(/\S*(?:youtu\.be|youtube)\S*/gi, '');
  return words.length <= 140 && !WORK.test(words);
}
