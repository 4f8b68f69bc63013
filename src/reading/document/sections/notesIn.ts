import type { RootContent } from 'mdast';
import { recognise } from '../../../foods/recognise';
import { pattern } from '../../languages';
import type { Block, PlacedBlock } from '../blocks/blocks';
import { areFacts } from '../facts/readFacts';
import { textOf } from '../markdown/plainText';
import type { Note, RecipeDocument, UnmarkedHeading } from '../RecipeDocument';
import { sharesWith } from '../textTraits';
import { bareHeading, isAsking, isClosing, sectionOf } from '../vocabulary';
import type { FoundTitle } from './readTitle';

/** In words. A shorter paragraph says too little. */
const FEWEST_WORDS = 3;

/** A lead says more than facts. `end`: the place of the first block of ingredients or steps. */
export function findLead(
  blocks: readonly Block[],
  title: FoundTitle | null,
  end: number,
): RecipeDocument['lead'] {
  if (!title) return null;
  for (const block of blocks.slice(title.at + 1, end)) {
    if (block.mark !== 'paragraph' && block.mark !== 'quote') continue;
    const text = textOf(block.node)
      .split('\n')
      .filter((line) => !areFacts(line) && !isVideo(line))
      .join(' ');
    if (text.split(/\s+/).length < FEWEST_WORDS || isClosing(text)) continue;
    return { text };
  }
  return null;
}

const isVideo = (line: string) => /youtu\S{2,200}$/.test(line.slice(0, 400));

const WORDS = new Set(['paragraph', 'thematicBreak', 'list']);

/** In characters. A longer ending is more than a sign-off. */
const LONGEST_SIGN_OFF = 600;

/** A number, or a word of an allergy or a danger, in all languages. */
const TELLS = pattern('\\d|[½¼¾⅓⅔°]|$allergens.dangers');

const isMain = ({ role, steps }: PlacedBlock) =>
  role === 'ingredient' || role === 'more' || steps.length > 0;

/** Paragraphs and lists, unless the recipe begins among them. */
export function wordsBefore(
  blocks: readonly Block[],
  title: FoundTitle | null,
  placed: readonly PlacedBlock[],
): RootContent[] {
  if (!title?.isWhole || placed.slice(0, title.at).some(isMain)) return [];
  const above = blocks.slice(0, title.at).map(({ node }) => node);
  const isLed = above[0]?.type === 'paragraph';
  const areWords = above.every(({ type }) => WORDS.has(type) && (isLed || type !== 'list'));
  return areWords ? above : [];
}

/** Paragraphs and lists of offers at the end that say nothing about the dish. */
export function findSignOff(
  blocks: readonly Block[],
  placed: readonly PlacedBlock[],
): RootContent[] {
  const last = placed.findLastIndex(isMain);
  if (last < 0) return [];
  const isAbout = sharesWith(
    placed.flatMap(({ role, block }) =>
      role === 'ingredient' ? [{ text: textOf(block.node) }] : [],
    ),
  );
  let end = blocks.length;
  let length = 0;
  for (let at = blocks.length - 1; at > last; at -= 1) {
    const { node } = blocks[at] as Block;
    if (node.type === 'thematicBreak') continue;
    if (node.type !== 'paragraph' && node.type !== 'list') break;
    const text = textOf(node);
    length += text.length;
    if (length > LONGEST_SIGN_OFF || tells(text) || isAbout(text)) break;
    if (node.type === 'list') continue;
    // A question, or what announces questions
    const asks = /[?？]$/.test(text) || (/[:：]$/.test(text) && isAsking(text));
    if (!isClosing(text) && !asks) break;
    end = at;
  }
  return blocks.slice(end).map(({ node }) => node);
}

/** The remark says something about the dish that a cook may need. */
function tells(text: string): boolean {
  if (TELLS.test(text)) return true;
  return recognise(text).foods.some(({ name, isMisspelt }) => !isMisspelt && name !== 'food');
}

/** What is below one heading is one note, and what is among the steps another. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass over the blocks, with what they told so far
export function notesIn(placed: readonly PlacedBlock[]): Note[] {
  const notes: Note[] = [];
  let isOpen = false;
  for (const { block, role, from, to } of placed) {
    if (role === 'noteHead' && block.mark === 'heading') {
      notes.push({ heading: bareHeading(block.text), text: block.rest });
      isOpen = to === 'rest';
    } else if (role === 'note') {
      const text =
        block.mark === 'heading' || block.mark === 'paragraph' ? block.text : textOf(block.node);
      const last = notes.at(-1);
      if (isOpen && last) {
        last.text = last.text ? `${last.text}\n${text}` : text;
      } else notes.push({ heading: null, text });
      isOpen = from === 'rest';
    } else isOpen &&= to === 'rest' && block.mark !== 'paragraph';
  }
  // A heading alone is not a note.
  return notes.filter(({ text }) => text !== '');
}

/** The paragraphs that only head what is below them. */
export function headingsIn(placed: readonly PlacedBlock[]): UnmarkedHeading[] {
  return placed.flatMap(({ block, role }): UnmarkedHeading[] => {
    const isHead = /Head|group|part/.test(role);
    if (!isHead || block.mark !== 'heading' || block.node.type !== 'paragraph' || block.rest)
      return [];
    const isMain = role !== 'group' && role !== 'part' && sectionOf(block.text) !== null;
    return [{ node: block.node, rank: isMain ? 2 : 3 }];
  });
}
