import type { List, Paragraph, Root } from 'mdast';
import { areFacts, factPieces, readFact } from '../facts/readFacts';
import { lineOfNodes, textOf } from '../markdown/plainText';
import type { Below, LineFeatures, Opening } from '../roles/LineFeatures';
import { isFactTable } from '../sections/factsIn';
import type { FoundTitle } from '../sections/readTitle';
import { isSentence, WORK } from '../textTraits';
import {
  beginsWithAmount,
  isClosing,
  isPlainSection,
  itemMarkLength,
  sectionOf,
  stepMarkOf,
} from '../vocabulary';
import {
  areFoodLists,
  asksBack,
  type Block,
  contentOf,
  hasProse,
  isList,
  isProse,
  type Label,
  labelIn,
  labelWords,
  leavesOf,
  listsIngredients,
  listsThings,
  type Run,
  shareOfAmounts,
} from './blocks';

/** Keeps the order, with what each block says by itself. */
export const blocksOf = (tree: Root): Block[] =>
  tree.children.map((node): Block => {
    switch (node.type) {
      case 'heading':
        return labelOf(node, labelWords(lineOfNodes(node.children), node.depth));
      case 'paragraph': {
        const label = labelIn(node);
        return label ? labelOf(node, label) : paragraphOf(node);
      }
      case 'list': {
        const share = shareOfAmounts(node);
        const own = { share, listsFoods: share >= 0.5, asksBack: asksBack(node) };
        return seen({ mark: node.ordered ? 'number' : 'bullet', node, ...own }, listsFacts(node));
      }
      case 'table': {
        const own = { tellsFacts: isFactTable(node), listsFoods: listsIngredients(node) };
        return seen({ mark: 'row', node, ...own });
      }
      case 'blockquote':
        return seen({ mark: 'quote', node });
      default:
        return seen({ mark: node.type === 'code' ? 'code' : 'other', node });
    }
  });

function seen<Own extends Partial<Block>>(own: Own, isFact = areFacts(own.text ?? '')) {
  return {
    text: '',
    opens: null,
    rank: 0,
    below: {},
    isBlock: true,
    isRemark: true,
    isFact,
    ...own,
  };
}

function numberOf(text: string) {
  const step = stepMarkOf(text);
  const words = text.slice(step?.length);
  const number = step && (step.isNamed ? 'named' : beginsWithAmount(words) ? 'amount' : 'plain');
  return { step, words, number } as const;
}

function labelOf(node: Label['node'], label: ReturnType<typeof labelWords>): Label {
  const { text, rest } = label;
  const number = numberOf(text);
  const opens = openingOf(text, number);
  return seen({ mark: 'heading', node, ...label, ...number, opens, hasRest: rest !== '' });
}

function paragraphOf(node: Paragraph): Block {
  const text = textOf(node);
  const number = numberOf(text);
  const itemMark = itemMarkLength(text);
  return seen({
    mark: 'paragraph',
    node,
    text,
    ...number,
    tellsServings: factPieces(text).every((piece) => readFact(piece)?.name === 'servings'),
    hasAmount: isFoodLine(text),
    isWish: isClosing(text),
    isVideo: !number.step && showsVideo(text, node),
    // A line with a bullet or a check mark, and an amount after it.
    listsFoods: itemMark > 0 && beginsWithAmount(text.slice(itemMark)),
  });
}

export function seeBlocks(runs: readonly Run[], title: FoundTitle | null): Block[] {
  const method = runs.findLastIndex(
    ({ label }) => label && isPlainSection(label.text) && sectionOf(label.text) === 'method',
  );
  const all = runs.flatMap((run, index) => seeRun(run, index < method));
  const work = all.findLastIndex(
    ({ mark, text }) => mark === 'number' || (mark === 'heading' && sectionOf(text) === 'method'),
  );
  for (const [place, block] of all.entries()) {
    block.isTitle = block.node === title?.node;
    block.isAboveWork = place < work;
  }
  return all;
}

function seeRun(run: Run, isAboveMethod: boolean): Block[] {
  const { label, blocks } = run;
  const first = blocks.findIndex(({ mark }) => mark !== 'other' && mark !== 'code');
  const lastMarked = blocks.findLastIndex(
    (block) => isList(block) || block.mark === 'row' || ('step' in block && block.step),
  );
  const firstList = blocks.findIndex(isList);
  const endsInProse = hasProse(run);
  const see = (block: Block, at: number) => {
    const isText = block.mark === 'paragraph';
    const isFirst = at <= Math.max(0, first) && !label?.rest;
    return Object.assign(block, {
      above: blocks[at - 1],
      isFirst,
      beginsPart: isFirst && !!label && !label.step,
      isAboveMethod,
      goesOn: isText && lastMarked > at && !isFirst,
      isFirstList: at === firstList,
      isProse: isText && endsInProse && at > firstList && isProse(block.text),
    });
  };
  blocks.forEach(see);
  return label ? [Object.assign(see(label, -1), { below: seeBelow(run) }), ...blocks] : blocks;
}

const holdsSteps = ({ mark, number, share = 1, asksBack }: LineFeatures) =>
  (mark === 'paragraph' && !!number && number !== 'amount') ||
  (mark === 'number' && share < 0.6 && !asksBack);

/** The blocks below a heading, or above the first one, look like steps. */
const listsSteps = ({ blocks }: Run) => blocks.some(holdsSteps);

function seeBelow(run: Run): Below {
  const { blocks } = run;
  const list = blocks.find(isList);
  const hasText = blocks.some(({ mark }) => mark === 'paragraph');
  const amounts = blocks.some((line) => line.listsFoods);
  return {
    isEmpty: blocks.length === 0,
    steps: listsSteps(run),
    numbers:
      blocks[0]?.mark === 'number' ||
      !!list?.node.children.every((item) => stepMarkOf(textOf(item))?.isNamed),
    lists: !!list && !hasText,
    amounts,
    things: listsThings(run),
    items: blocks.some(
      ({ mark, text }) =>
        /bullet|number|row/.test(mark) || (mark === 'paragraph' && text.length <= 60),
    ),
    get foods() {
      return areFoodLists(blocks);
    },
    get foodsFirst() {
      return list?.mark === 'bullet' && (amounts || areFoodLists([list]));
    },
  };
}

function openingOf(text: string, { step, words }: ReturnType<typeof numberOf>): Opening {
  const named = sectionOf(words);
  if (named && (!step || isPlainSection(words))) return named;
  if (step) return 'step';
  return areFacts(text) ? 'fact' : 'other';
}

/** At least half of the items are facts, and at least one has a label. */
function listsFacts(node: List): boolean {
  const leaves = leavesOf(node).map((item) => lineOfNodes(contentOf(item)));
  const facts = leaves.filter(areFacts);
  return facts.length * 2 >= leaves.length && facts.some((fact) => readFact(fact)?.name !== 'bare');
}

/** A line may be an ingredient with a mark, with an amount, or without a full stop. */
function isFoodLine(text: string): boolean {
  const mark = itemMarkLength(text);
  const words = text.slice(mark);
  const isLine = words.length <= 60 && !/[.!?]$/.test(words);
  // "Salt, pepper and herbs are welcome."
  const isRemark = isSentence(words) && !/\d/.test(words);
  return mark > 0 || isLine || (beginsWithAmount(words) && !isRemark);
}

const VIDEO = /(?:youtube\.com|youtu\.be|youtube-nocookie\.com)\//i;

function showsVideo(text: string, node: Paragraph): boolean {
  const isLinked = node.children.some((child) => 'url' in child && VIDEO.test(child.url));
  if (!isLinked && !VIDEO.test(text)) return false;
  const words = text.replace(/\S*(?:youtu\.be|youtube)\S*/gi, '');
  return words.length <= 140 && !WORK.test(words);
}
