import { spanOf, textOf } from '../../recipe/document/plainText';
import type { Note } from '../../recipe/document/RecipeDocument';
import { bareHeading } from '../../recipe/document/vocabulary';
import type { Placed } from './Rule';

/** Makes the notes of a recipe: what is below one heading is one note, and what is among the steps another. */
export function notesIn(placed: readonly Placed[]): Note[] {
  const notes: Note[] = [];
  let isOpen = false;
  for (const { block, role, from, to } of placed) {
    const span = spanOf(block.node);
    if (role === 'noteHead' && block.kind === 'label') {
      notes.push({ heading: bareHeading(block.text), text: block.rest, span });
      isOpen = to === 'rest';
    } else if (role === 'note') {
      const text =
        block.kind === 'label' || block.kind === 'paragraph' ? block.text : textOf(block.node);
      const last = notes.at(-1);
      if (isOpen && from === 'rest' && last) {
        last.text = last.text ? `${last.text}\n${text}` : text;
        last.span = { start: last.span.start, end: Math.max(last.span.end, span.end) };
      } else notes.push({ heading: null, text, span });
      isOpen = from === 'rest';
    } else isOpen &&= to === 'rest' && (role !== 'words' || block.kind !== 'paragraph');
  }
  // A heading alone is not a note.
  return notes.filter(({ text }) => text !== '');
}
