import type { Nodes } from 'mdast';
import { ONE, pattern } from '../../languages';
import type { Block, Label } from '../blocks/blocks';
import { areFacts } from '../facts/readFacts';
import { rawTextOf } from '../markdown/plainText';
import type { Title } from '../RecipeDocument';
import { BOLD_RANK } from '../roles/LineFeatures';
import { namesFood } from '../textTraits';
import {
  bareHeading,
  isClosing,
  isGroupHeading,
  isOpeningRemark,
  isPlainSection,
  sectionOf,
  stepMarkOf,
} from '../vocabulary';

/** In characters. A longer line is not a title. */
const LONGEST_LINE = 90;
const LONGEST_NAME = 70;

const LEADS = pattern('(?<!\\p{L})$dishLeads(?!\\p{L})\\s?:?\\s?', 'giu');
const TAILS = pattern('\\s$dishTails(?!\\p{L})');
export const TITLE_LABEL = pattern('^$titles\\s*[:：]\\s*');

const CHOICE = pattern('^$choices ?(?:#|nr\\.?|no\\.?|n[.º°])? ?(\\d|one|two|a|b)(?![\\p{L}\\d])');
/** "Two ideas": a heading above several recipes. */
const OFFER = pattern('(?<!\\p{L})$choices(?:n|s|es|e|en)(?!\\p{L})');

/** The number of one of several recipes: "Option 2"; null for any other heading. */
function choiceOf(heading: string): number | null {
  const number = CHOICE.exec(bareHeading(heading))?.[1]?.toLowerCase();
  if (!number) return null;
  return /^(?:1|one|a)$/.test(number) ? 1 : /^(?:two|b)$/.test(number) ? 2 : Number(number);
}

export interface FoundTitle extends Title {
  /** The place of its block. */
  at: number;
  /** Its block says nothing else. */
  isWhole: boolean;
}

/** A heading, a bold or plain first line, or a name within a sentence. */
export function findTitle(blocks: readonly Block[]): FoundTitle | null {
  const choice = firstChoice(blocks);
  if (choice) return choice;
  const end = blocks.findIndex((block) => opensRecipe(block));
  const above = end < 0 ? blocks : blocks.slice(0, end);
  // The highest heading; a bold line is below all of them.
  const labels = above.filter(
    (block): block is Label =>
      block.rank > 0 &&
      (block.rank < BOLD_RANK || (block.rank === BOLD_RANK && !isRemark(block.text))),
  );
  const rank = Math.min(...labels.map((label) => label.rank));
  const highest = labels.find((label) => label.rank === rank);
  if (highest) return whole(highest.text, highest.node, above.indexOf(highest));

  const named = above.findIndex(
    (block) =>
      block.mark === 'paragraph' && TITLE_LABEL.test(block.text) && isTitleLine(block.text),
  );
  // A plain line right above the ingredients is a title, even below a greeting: "Lasagne:".
  const plain =
    above[named] ?? above.findLast(({ text }) => !areFacts(text) && !/[:：]./.test(text));
  if (plain?.mark === 'heading' || (plain?.mark === 'paragraph' && (end > 1 || named >= 0))) {
    const line = plain.text.replace(/\s?[:：]$/u, '');
    if (isTitleLine(line)) return whole(line, plain.node, above.indexOf(plain));
  }

  return titleInText(above, blocks.length);
}

/** A name in a sentence above the first list, or a first line that is not a sentence. */
function titleInText(above: readonly Block[], count: number): FoundTitle | null {
  for (const [at, block] of above.entries()) {
    if (/^(?:number|bullet|row)$/.test(block.mark)) return null;
    if (block.mark !== 'heading' && block.mark !== 'paragraph') continue;
    const { text, node } = block;
    const strong =
      node.type === 'paragraph' &&
      node.children.find((child) => child.type === 'strong' || child.type === 'emphasis');
    const named = nameInSentence(text, strong ? rawTextOf(strong).trim() : '');
    if (named) return { text: named, node, at, isWhole: false };
    if (at === 0 && count > 1 && isTitleLine(text)) return whole(text, node, at);
  }
  return null;
}

/** The first recipe of an offer: "Option 1: Frittata", or "1. Frittata" below "Two ideas". */
function firstChoice(blocks: readonly Block[]): FoundTitle | null {
  let first: { label: Label; at: number } | null = null;
  let offersSeveral = false;
  for (const [at, block] of blocks.entries()) {
    if (block.mark !== 'heading') continue;
    const label = block;
    const number = choiceOf(label.text) ?? (offersSeveral ? stepMarkOf(label.text)?.number : null);
    if (!first) {
      if (number === 1) first = { label, at };
      else if (sectionOf(label.text) !== null) return null;
      else offersSeveral ||= OFFER.test(label.text.slice(0, LONGEST_LINE));
    } else if (number === 2 && label.rank === first.label.rank) {
      return whole(first.label.text, first.label.node, first.at);
    }
  }
  return null;
}

function whole(text: string, node: Nodes, at: number): FoundTitle | null {
  const name = bareName(text);
  return name ? { text: name, node, at, isWhole: true } : null;
}

const SIGN =
  '(?:[\\s#:：*_]|\\ufe0f|\\u200d|[\\u{1f3fb}-\\u{1f3ff}]|\\p{Extended_Pictographic}){1,40}';
const EDGES = new RegExp(`^${SIGN}|${SIGN}$`, 'gu');

/** Drops pictures, and a word such as "Recipe:" before the title. */
export function bareName(text: string): string {
  return text
    .slice(0, 400)
    .replace(/\s{1,400}/g, ' ')
    .replace(EDGES, '')
    .replace(TITLE_LABEL, '')
    .replace(/^["“„«»]([^"”“«»]{1,200})["”“«»]$/u, '$1')
    .trim();
}

/** The block begins the parts of a recipe, such as its ingredients. */
function opensRecipe(block: Block): boolean {
  if (block.mark !== 'heading') return false;
  const { text, rank } = block;
  const section = sectionOf(text);
  if (stepMarkOf(text)?.isNamed) return true;
  // "# Tri-tip roast" tells no tips, and "# 卵の作り方" (how to make eggs) is a name.
  return (
    section !== null &&
    (rank > 1 || section !== 'notes') &&
    (rank > 1 || (isPlainSection(text) && !/.[の的]/u.test(text))) &&
    (isPlainSection(text) || rank > 2 || section === 'ingredients')
  );
}

function isRemark(text: string): boolean {
  return isOpeningRemark(text) || isClosing(text) || isGroupHeading(text) || areFacts(text);
}

export function isTitleLine(text: string): boolean {
  return (
    text.length <= LONGEST_LINE &&
    text.split(/\s/).length <= 11 &&
    !text.includes('\n') &&
    !/[.!?:：,;]$/.test(text) &&
    !/^https?:|youtu/.test(text) &&
    !/^\d/.test(text) &&
    !isRemark(text) &&
    sectionOf(text) === null
  );
}

/** "I would recommend making a delicious Beef Stew." `bold`: the first bold words, or empty. */
export function nameInSentence(text: string, bold: string): string | null {
  const start = text.slice(0, 600);
  const subject = SUBJECT.exec(start)?.[1] ?? null;
  if (!isOpeningRemark(text) && !/^(?:a|the|this|this is a) /i.test(text)) return subject;
  for (const lead of start.matchAll(LEADS)) {
    const from = lead.index + lead[0].length;
    const rest = start.slice(from, from + 2 * LONGEST_NAME);
    const name = nameOfClause(rest);
    if (name) return bareName(name);
  }
  // "Let's craft a rich dish: **Lamb Tagine**."
  return /^\p{Lu}/u.test(bold) ? bareName(bold) : subject;
}

/** "Opor Ayam is a delicious curry" */
const SUBJECT =
  /^(?:[^.!]{0,30}! )?(?!(?:This|That|Here|It|There|What|My|Your) )((?:\p{Lu}[\p{L}'’-]+ ?){1,5}) is an? /u;

/** The text has to begin with the name: with a capital, or a food that the page knows. */
export function nameOfClause(text: string): string | null {
  const clause = text.replace(ARTICLES, '').split(/[.!?:;,(\n]| [–—-] /)[0] ?? '';
  const tail = clause.search(TAILS);
  const name = (tail > 0 ? clause.slice(0, tail) : clause).trim();
  const capital = name.search(/(?<![\p{L}])\p{Lu}/u);
  const proper = capital < 0 ? '' : name.slice(capital);
  // Common nouns have capitals in German, and not in the Romance languages.
  const words = (proper || name).replace(ARTICLES, '');
  if (words.length > LONGEST_NAME) return null;
  const isName = proper || (!NO_NAME.test(words) && namesFood(words));
  return isName ? words : null;
}

/** Before a name: "a quick, easy and delicious". */
const ARTICLES = pattern(`^(?:(?:${ONE}|$small.the|$small.and|or|$praise),? ){1,8}`);

/** Half of a sentence: "you use fresh eggs". */
const NO_NAME = /^(?:you|your|that|this|these|it|something|what|dass|que|che|dat) /i;
