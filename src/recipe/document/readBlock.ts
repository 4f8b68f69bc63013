import type { List, Paragraph, Table } from 'mdast';
import { type Block, leavesOf, wordsOf } from './blocks';
import { tellsFacts } from './collectFacts';
import { listsIngredients, shareOfAmounts, splitFoods } from './collectIngredients';
import { lineOf, textOf } from './plainText';
import type { RecipeDraft } from './RecipeDraft';
import { areFacts, piecesOf, readFact } from './readFacts';
import { readMethodList, readMethodParagraph } from './readMethod';
import { asksBack, isSentence, isStepTable, type Run, WORK } from './runs';
import { beginsWithAmount, isClosing, itemMarkLength, stepMarkOf } from './vocabulary';

/** Reads one block below a heading, by the section that is open. */
export function readBlock(draft: RecipeDraft, block: Block, run: Run, at: number) {
  const { section } = draft;
  switch (block.kind) {
    case 'paragraph':
      return readParagraph(draft, block, run, at);
    case 'list':
      return readList(draft, block, run, at);
    case 'table':
      return readTable(draft, block);
    case 'quote':
      if (section === 'notes' || !draft.steps.isEmpty) draft.notes.addText(block.text, block.node);
      return;
    case 'other':
      if (section === 'method' && block.node.type === 'code') draft.steps.extend(block.node);
  }
}

function readParagraph(
  draft: RecipeDraft,
  block: Extract<Block, { kind: 'paragraph' }>,
  run: Run,
  at: number,
) {
  const { text, node } = block;
  const mark = stepMarkOf(text);
  if (!mark && showsVideo(text, node)) return;
  if (mark && draft.section !== 'notes') {
    const isStep = mark.isNamed || draft.section === 'method';
    if (isStep || !beginsWithAmount(text.slice(mark.length))) {
      if (draft.section !== 'method') draft.open('method', 0);
      draft.markEnd(node);
      return draft.steps.addHead(node, mark.isNamed ? 'paragraph' : 'plain');
    }
  }
  switch (draft.section) {
    case 'ingredients':
      // No heading names the method.
      if (run.hasProse && isSentence(text) && at > run.firstList && draft.lacksWork) {
        draft.open('method', draft.rank);
        draft.steps.startPart(null);
        return draft.steps.addHead(node, 'plain');
      }
      return readIngredientLine(draft, text, node, block);
    case 'method':
      if (tellsServings(text)) return draft.addFacts(block);
      return readMethodParagraph(draft, text, node, run, at);
    case 'notes':
      return isClosing(text) ? draft.notes.close() : draft.notes.addText(text, node);
    default: {
      const marked = itemMarkLength(text);
      if (marked === 0 || !beginsWithAmount(text.slice(marked)) || areFacts(text)) {
        return draft.addFacts(block);
      }
      draft.markEnd(node);
      return draft.ingredients.addParagraph(node);
    }
  }
}

function readIngredientLine(draft: RecipeDraft, text: string, node: Paragraph, block: Block) {
  if (areFacts(text)) return draft.addFacts(block);
  const mark = itemMarkLength(text);
  const words = text.slice(mark);
  const foods = splitFoods(words);
  const measured = foods.filter(beginsWithAmount).length;
  const areShort = !/[.!]$/.test(words) && foods.every((food) => food.length <= 40);
  // "Salt, pepper and herbs are welcome."
  const isProse = /[.!]$/.test(words) && !/\d/.test(words) && words.split(/\s/, 6).length > 4;
  if (foods.length >= 3 && ((measured >= 2 && !isProse) || areShort)) {
    return draft.ingredients.addSentence(words, node);
  }
  const isLine = words.length <= 60 && !/[.!?]$/.test(words);
  if (mark > 0 || (beginsWithAmount(words) && !isProse) || isLine)
    draft.ingredients.addParagraph(node);
}

function readList(
  draft: RecipeDraft,
  block: Extract<Block, { kind: 'list' }>,
  run: Run,
  at: number,
) {
  const { node } = block;
  const share = shareOfAmounts(node);
  switch (draft.section) {
    case 'notes':
      return draft.notes.addText(textOf(node), node);
    case 'method':
      return readMethodList(draft, node, run, at, share);
    case 'ingredients': {
      if (listsFacts(node)) return draft.addFacts(block);
      const isFirst = run.firstList === at;
      if (!node.ordered || (isFirst && (share >= 0.4 || draft.hasWorkBehind(node)))) {
        return draft.ingredients.addList(node);
      }
      draft.open('method', draft.rank);
      draft.steps.startPart(null);
      return draft.steps.addList(node);
    }
    default:
      if (listsFacts(node)) return draft.addFacts(block);
      return readListAnywhere(draft, node, share);
  }
}

/** Reads a list that no heading explains. */
function readListAnywhere(draft: RecipeDraft, node: List, share: number) {
  if (node.ordered && share < 0.6) {
    if (asksBack(node)) return;
    draft.open('method', 0);
    draft.markEnd(node);
    return draft.steps.addList(node);
  }
  if (share >= 0.5) {
    draft.markEnd(node);
    if (!draft.steps.isEmpty) draft.mayLackIngredients = true;
    return draft.ingredients.addList(node);
  }
  if (draft.steps.isEmpty) draft.plainLists.push(node);
  else draft.mayLackSteps = true;
}

function readTable(draft: RecipeDraft, block: Extract<Block, { kind: 'table' }>) {
  const { node } = block;
  const { section } = draft;
  if (section === 'notes') return draft.notes.addText(textOf(node), node);
  if (section !== 'ingredients' && section !== 'method' && tellsFacts(node)) {
    return draft.addFacts(block);
  }
  if (isStepTable(node) || section === 'method') return readStepTable(draft, node);
  if (section !== 'ingredients' && !listsIngredients(node)) return;
  draft.markEnd(node);
  draft.ingredients.addTable(node);
}

function readStepTable(draft: RecipeDraft, node: Table) {
  if (draft.section !== 'method') draft.open('method', 0);
  draft.markEnd(node);
  draft.steps.addTable(node);
}

/** Whether a paragraph only says how many a recipe serves. A time among the steps may be that of one part. */
function tellsServings(text: string): boolean {
  return piecesOf(text).every((piece) => readFact(piece)?.name === 'servings');
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
