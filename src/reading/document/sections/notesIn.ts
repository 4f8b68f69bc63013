import type { RootContent } from 'mdast';
import type { Block, PlacedBlock } from '../blocks/blocks';
import { areFacts } from '../facts/readFacts';
import { textOf } from '../markdown/plainText';
import type { Note, RecipeDocument, UnmarkedHeading } from '../RecipeDocument';
import { bareHeading, isClosing, sectionOf } from '../vocabulary';
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
