import type { PlacedBlock } from '../blocks/blocks';
import { textOf } from '../markdown/plainText';
import type { Note, UnmarkedHeading } from '../RecipeDocument';
import { bareHeading, sectionOf } from '../vocabulary';

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
      if (isOpen && from === 'rest' && last) {
        last.text = last.text ? `${last.text}\n${text}` : text;
      } else notes.push({ heading: null, text });
      isOpen = from === 'rest';
    } else isOpen &&= to === 'rest' && (role !== 'words' || block.mark !== 'paragraph');
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
