import type { List } from 'mdast';
import { areFacts, readFact } from '../facts/readFacts';
import { lineOf } from '../markdown/plainText';
import { tellsFacts } from '../parts/factsIn';
import { type Block, contentOfItem, type ListBlock, leavesOf } from './blocks';
import { isFirst, isOpen, previousOf, type Rule, type RuleOf, rulesOf, type Walk } from './Rule';
import { asksBack, isList, isStepTable, listsIngredients } from './runs';

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

const OTHERS: readonly Rule[] = [
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

/** What lists, tables, quotations and code are. */
export const LIST_RULES: readonly Rule[] = [
  ...rulesOf(['numbers', 'bullets'], LISTS),
  ...rulesOf(['table'], TABLES),
  ...OTHERS,
];

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
  const leaves = leavesOf(node).map((item) => lineOf(contentOfItem(item)));
  const facts = leaves.filter(areFacts);
  return facts.length * 2 >= leaves.length && facts.some((fact) => readFact(fact)?.name !== 'bare');
}
