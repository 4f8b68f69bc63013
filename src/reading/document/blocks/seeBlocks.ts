import type { List, Paragraph } from 'mdast';
import { areFacts, piecesOf, readFact } from '../facts/readFacts';
import { isSentence, WORK } from '../judge';
import { lineOf, textOf } from '../markdown/plainText';
import { tellsFacts } from '../parts/factsIn';
import { stepsIn } from '../parts/steps';
import type { Below, Mark, Opening, Seen } from '../roles/Seen';
import type { FoundTitle } from '../sections/readTitle';
import {
  beginsWithAmount,
  isClosing,
  isPlainSection,
  itemMarkLength,
  sectionOf,
  stepMarkOf,
} from '../vocabulary';
import { type Block, contentOfItem, type Label, leavesOf, type StepHead } from './blocks';
import {
  asksBack,
  hasProse,
  isList,
  isProse,
  listsFoods,
  listsIngredients,
  listsThings,
  type Run,
} from './runs';

/** A block of an answer as the rules see it. */
export interface SeenBlock extends Seen {
  block: Block;
  /** The steps that begin in it, if it is one. */
  steps: readonly StepHead[];
}

/** Looks at the blocks of an answer: what each says, and what is around it. */
export function seeBlocks(runs: readonly Run[], title: FoundTitle | null): SeenBlock[] {
  const method = runs.findLastIndex(({ label }) => label && namesMethod(label));
  const seen = runs.flatMap((run, index) => seeRun(run, index < method));
  const work = seen.findLastIndex(
    ({ block }) =>
      block.kind === 'numbers' || (block.kind === 'label' && sectionOf(block.text) === 'method'),
  );
  for (const [place, line] of seen.entries()) {
    line.isTitle = line.block.node === title?.node;
    line.isAboveWork = place < work;
  }
  return seen;
}

const namesMethod = ({ text }: Label) => isPlainSection(text) && sectionOf(text) === 'method';

function seeRun(run: Run, isAboveMethod: boolean): SeenBlock[] {
  const { label, blocks } = run;
  const first = blocks.findIndex(({ kind }) => kind !== 'other');
  const lastMarked = blocks.findLastIndex(
    (block) => isList(block) || block.kind === 'table' || ('mark' in block && block.mark),
  );
  const lastContinued = blocks.findLastIndex(
    (block) => isList(block) && (block.node.start ?? 1) > 1,
  );
  const firstList = blocks.findIndex(isList);
  const hasLists = blocks.filter(isList).length > 2;
  const endsInProse = hasProse(run);
  let above: SeenBlock | undefined;
  const see = (block: Block, at: number) => {
    const isText = block.kind === 'paragraph';
    const isFirst = at <= Math.max(0, first) && !label?.rest;
    above = Object.assign(seeBlock(block), {
      above: at > 0 ? above : undefined,
      isFirst,
      beginsPart: isFirst && !!label && !label.mark,
      isAboveMethod,
      goesOn: isText && lastMarked > at && !isFirst,
      isFirstList: at === firstList,
      isSplit: lastContinued > at || (hasLists && lastContinued >= 0),
      isProse: isText && endsInProse && at > firstList && isProse(block.text),
    });
    return above;
  };
  const seen = blocks.map(see);
  return label ? [Object.assign(see(label, -1), { below: seeBelow(run, seen) }), ...seen] : seen;
}

/** Whether a block holds steps, wherever it is. */
const holdsSteps = ({ mark, number, share = 1, asksBack }: Seen) =>
  (mark === 'paragraph' && !!number && number !== 'amount') ||
  (mark === 'number' && share < 0.6 && !asksBack);

/** Whether the blocks below a heading, or above the first one, look like steps. */
export const listsSteps = ({ blocks }: Run) => blocks.some((block) => holdsSteps(seeBlock(block)));

const MARKS: Record<Block['kind'], Mark> = {
  label: 'heading',
  paragraph: 'paragraph',
  bullets: 'bullet',
  numbers: 'number',
  table: 'row',
  quote: 'quote',
  other: 'other',
};

/** What a block says by itself. */
function seeBlock(block: Block): SeenBlock {
  const { kind, node } = block;
  const text = 'text' in block ? block.text : '';
  const mark = 'mark' in block ? block.mark : null;
  const words = text.slice(mark?.length);
  const seen: SeenBlock = {
    block,
    isBlock: true,
    mark: node.type === 'code' ? 'code' : MARKS[kind],
    text,
    words,
    opens: kind === 'label' ? openingOf(block) : null,
    rank: kind === 'label' ? block.rank : 0,
    below: {},
    hasRest: kind === 'label' && block.rest !== '',
    number: mark && (mark.isNamed ? 'named' : beginsWithAmount(words) ? 'amount' : 'plain'),
    isFact: isList(block) ? listsFacts(block.node) : areFacts(text),
    isRemark: true,
    get steps() {
      return stepsIn(block);
    },
    get lastStep() {
      const last = seen.steps.at(-1);
      return last ? last.head || (last.title ?? '') : null;
    },
  };
  return Object.assign(seen, seeKind(block));
}

/** What only paragraphs, lists or tables say. */
function seeKind(block: Block): Partial<Seen> {
  if (block.kind === 'paragraph') {
    const { text, mark, node } = block;
    const itemMark = itemMarkLength(text);
    return {
      tellsServings: piecesOf(text).every((piece) => readFact(piece)?.name === 'servings'),
      hasAmount: isFoodLine(text),
      isWish: isClosing(text),
      isVideo: !mark && showsVideo(text, node),
      // A line with a bullet or a check mark, and an amount after it.
      listsFoods: itemMark > 0 && beginsWithAmount(text.slice(itemMark)),
    };
  }
  if (block.kind === 'table') {
    return {
      tellsFacts: tellsFacts(block.node),
      listsFoods: listsIngredients(block.node),
    };
  }
  if (!isList(block)) return {};
  const { share, node } = block;
  return { share, listsFoods: share >= 0.5, asksBack: asksBack(node) };
}

/** What is below a heading. */
function seeBelow(run: Run, seen: readonly Seen[]): Below {
  const { blocks } = run;
  const list = blocks.find(isList);
  const hasText = seen.some(({ mark }) => mark === 'paragraph');
  const amounts = seen.some((line) => line.listsFoods);
  return {
    isEmpty: blocks.length === 0,
    steps: seen.some(holdsSteps),
    numbers:
      seen[0]?.mark === 'number' ||
      !!list?.node.children.every((item) => stepMarkOf(textOf(item))?.isNamed),
    lists: !!list && !hasText,
    amounts,
    things: listsThings(run),
    items: seen.some(
      ({ mark, text }) =>
        /bullet|number|row/.test(`${mark}`) || (mark === 'paragraph' && text.length <= 60),
    ),
    get foods() {
      return listsFoods(blocks);
    },
    get foodsFirst() {
      return list?.kind === 'bullets' && (amounts || listsFoods([list]));
    },
  };
}

/** What a heading opens, by its words. */
function openingOf({ text, mark }: Label): Opening {
  const words = text.slice(mark?.length ?? 0);
  const named = sectionOf(words);
  if (named && (!mark || isPlainSection(words))) return named;
  if (mark) return 'step';
  return areFacts(text) ? 'fact' : 'other';
}

/** Whether at least half of a list's items are facts, at least one of them with a label. */
function listsFacts(node: List): boolean {
  const leaves = leavesOf(node).map((item) => lineOf(contentOfItem(item)));
  const facts = leaves.filter(areFacts);
  return facts.length * 2 >= leaves.length && facts.some((fact) => readFact(fact)?.name !== 'bare');
}

/** Whether a line may be an ingredient: it has a mark, an amount, or no full stop. */
function isFoodLine(text: string): boolean {
  const mark = itemMarkLength(text);
  const words = text.slice(mark);
  const isLine = words.length <= 60 && !/[.!?]$/.test(words);
  return mark > 0 || isLine || (beginsWithAmount(words) && !isRemark(words));
}

/** "Salt, pepper and herbs are welcome." */
const isRemark = (text: string) => isSentence(text) && !/\d/.test(text);

const VIDEO = /(?:youtube\.com|youtu\.be|youtube-nocookie\.com)\//i;

/** Whether a paragraph only names a video. */
function showsVideo(text: string, node: Paragraph): boolean {
  const isLinked = node.children.some((child) => 'url' in child && VIDEO.test(child.url));
  if (!isLinked && !VIDEO.test(text)) return false;
  const words = text.replace(/\S*(?:youtu\.be|youtube)\S*/gi, '');
  return words.length <= 140 && !WORK.test(words);
}
