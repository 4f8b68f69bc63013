import type { List, Paragraph } from 'mdast';
import { recognise } from '../../../foods/recognise';
import { areFacts, piecesOf, readFact } from '../facts/readFacts';
import { isSentence, WORK } from '../judge';
import { lineOf } from '../markdown/plainText';
import { tellsFacts } from '../parts/factsIn';
import { stepsIn } from '../parts/steps';
import type { Below, Mark, Opening, Seen } from '../roles/Seen';
import type { FoundTitle } from '../sections/readTitle';
import {
  beginsWithAmount,
  isAsking,
  isClosing,
  isPlainSection,
  itemMarkLength,
  type StepMark,
  sectionOf,
} from '../vocabulary';
import { type Block, contentOfItem, type Label, leavesOf } from './blocks';
import type { StepHead } from './Placed';
import {
  asksBack,
  hasAmounts,
  hasFigures,
  hasItems,
  isList,
  isMarkedAmount,
  isProse,
  isStepTable,
  listsFoods,
  listsIngredients,
  listsSteps,
  listsThings,
  type Run,
} from './runs';

/** A block of an answer as the rules see it. */
export interface SeenBlock extends Seen {
  block: Block;
  /** The steps that begin in it, if it is one. */
  steps: readonly StepHead[];
}

/** What the whole answer tells of its blocks. */
interface Around {
  title: FoundTitle | null;
  runs: readonly Run[];
  /** The place of the last block that is marked as work; -1 without one. */
  work: number;
  /** The last run whose heading only names the method; -1 without one. */
  method: number;
}

/** Looks at the blocks of an answer: what each says, and what is around it. */
export function seeBlocks(runs: readonly Run[], title: FoundTitle | null): SeenBlock[] {
  const places = runs.flatMap((run) => [
    ...(run.label ? [{ run, block: run.label, at: -1 }] : []),
    ...run.blocks.map((block, at) => ({ run, block, at })),
  ]);
  const around: Around = {
    title,
    runs,
    work: places.findLastIndex(
      ({ block }) =>
        block.kind === 'numbers' || (block.kind === 'label' && sectionOf(block.text) === 'method'),
    ),
    method: runs.findLastIndex(({ label }) => label && namesMethod(label)),
  };
  const seen: SeenBlock[] = [];
  for (const [place, { run, block, at }] of places.entries()) {
    const above = at > 0 ? seen.at(-1) : undefined;
    const line = { above, ...seePlace(block, run, at, place, around) };
    seen.push(Object.assign(seeBlock(block), seeKind(block, run, at), line));
  }
  return seen;
}

const namesMethod = ({ text }: Label) => isPlainSection(text) && sectionOf(text) === 'method';

const MARKS: Record<Block['kind'], Mark> = {
  label: 'heading',
  paragraph: 'paragraph',
  bullets: 'bullet',
  numbers: 'number',
  table: 'row',
  quote: 'quote',
  other: 'other',
};

function seeBlock(block: Block): SeenBlock {
  const seen = {
    block,
    isBlock: true,
    mark: block.node.type === 'code' ? 'code' : MARKS[block.kind],
    text: 'text' in block ? block.text : '',
    opens: null,
    rank: 0,
    below: {},
    get steps() {
      return stepsIn(block);
    },
    get lastStep() {
      const last = seen.steps.at(-1);
      return last ? last.head || (last.title ?? '') : null;
    },
    // To look for foods takes long.
    get isOwnStep() {
      return block.kind === 'paragraph' && isOwnStep(block.text);
    },
  } as const;
  return seen;
}

/** What is around a block. */
function seePlace(block: Block, run: Run, at: number, place: number, around: Around) {
  const isFirst = at <= run.first && !run.label?.rest;
  const isBelowList = block.kind === 'paragraph' && run.hasProse && at > run.firstList;
  return {
    isTitle: block.node === around.title?.node,
    isFirst,
    beginsPart: isFirst && !!run.label && !run.label.mark,
    isLast: run === around.runs.at(-1),
    isAboveBullets: run.blocks[at + 1]?.kind === 'bullets',
    isAboveWork: around.work > place,
    isAboveMethod: around.runs.indexOf(run) < around.method,
    goesOn: block.kind === 'paragraph' && run.lastWork > at && !isFirst,
    isProse: isBelowList && around.work < 0 && isProse(block.text),
  };
}

/** What a block says, as one of its kind. */
function seeKind(block: Block, run: Run, at: number): Partial<Seen> {
  switch (block.kind) {
    case 'label':
      return seeLabel(block, run);
    case 'paragraph': {
      const { text, mark, node } = block;
      return {
        number: numberOf(mark, text),
        isFact: areFacts(text),
        tellsServings: piecesOf(text).every((piece) => readFact(piece)?.name === 'servings'),
        hasAmount: isFoodLine(text),
        isRemark: true,
        isWork: WORK.test(text),
        isWish: isClosing(text),
        isVideo: !mark && showsVideo(text, node),
        listsFoods: isMarkedAmount(text),
        isAboveItems: run.lastWork > at,
      };
    }
    case 'numbers':
    case 'bullets':
      return {
        share: block.share,
        listsFoods: block.share >= 0.5,
        isFact: listsFacts(block.node),
        asksBack: asksBack(block.node),
        isFirstList: at === run.firstList,
        isSplit: run.lastContinued > at || (run.listCount > 2 && run.lastContinued >= 0),
      };
    case 'table':
      return {
        tellsFacts: tellsFacts(block.node),
        hasSteps: isStepTable(block.node),
        listsFoods: listsIngredients(block.node),
      };
    default:
      return {};
  }
}

function seeLabel(label: Label, run: Run): Partial<Seen> {
  const { text, mark, rank, rest } = label;
  return {
    opens: openingOf(label),
    rank,
    words: text.slice(mark?.length ?? 0),
    hasRest: rest !== '',
    number: numberOf(mark, text),
    isFact: areFacts(text),
    below: seeBelow(run),
  };
}

/** What is below a heading. */
function seeBelow(run: Run): Below {
  const { blocks } = run;
  const first = blocks[run.firstList];
  const amounts = hasAmounts(run);
  return {
    isEmpty: blocks.length === 0,
    steps: listsSteps(run),
    numbers: blocks[0]?.kind === 'numbers',
    lists: blocks.some(isList) && !blocks.some(({ kind }) => kind === 'paragraph'),
    amounts,
    figures: hasFigures(run),
    things: listsThings(run),
    items: hasItems(run),
    get foods() {
      return listsFoods(blocks);
    },
    get foodsFirst() {
      return first?.kind === 'bullets' && (amounts || listsFoods([first]));
    },
  };
}

/** The number that a line begins with. */
function numberOf(mark: StepMark | null, text: string) {
  if (!mark || mark.isNamed) return mark && 'named';
  return beginsWithAmount(text.slice(mark.length)) ? 'amount' : 'plain';
}

/** What a heading opens, by its words. */
function openingOf({ text, mark }: Label): Opening {
  const words = text.slice(mark?.length ?? 0);
  const named = sectionOf(words);
  if (named && (!mark || isPlainSection(words))) return named;
  if (mark) return 'step';
  if (isClosing(text) || isAsking(text)) return 'chatter';
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

const VIDEO = /(?:youtube\.com|youtu\.be|youtube-nocookie\.com)\//i;

/** Whether a paragraph only names a video. */
function showsVideo(text: string, node: Paragraph): boolean {
  const isLinked = node.children.some((child) => 'url' in child && VIDEO.test(child.url));
  if (!isLinked && !VIDEO.test(text)) return false;
  const words = text.replace(/\S*(?:youtu\.be|youtube)\S*/gi, '');
  return words.length <= 140 && !WORK.test(words);
}
