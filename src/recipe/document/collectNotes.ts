import type { Nodes } from 'mdast';
import { spanOf } from './plainText';
import type { Note, Span } from './RecipeDocument';
import { bareHeading, isClosing } from './vocabulary';

/** Collects tips and other remarks, heading by heading. */
export class NoteCollector {
  private readonly drafts: { heading: string | null; texts: string[]; span: Span }[] = [];
  private isOpen = false;

  start(heading: string, node: Nodes): void {
    this.drafts.push({ heading: bareHeading(heading), texts: [], span: spanOf(node) });
    this.isOpen = true;
  }

  /** Adds to the open note, or begins one without a heading. */
  addText(text: string, node: Nodes): void {
    const span = spanOf(node);
    const last = this.drafts.at(-1);
    if (this.isOpen && last) {
      last.texts.push(text);
      last.span = { start: last.span.start, end: Math.max(last.span.end, span.end) };
    } else {
      this.drafts.push({ heading: null, texts: [text], span });
      this.isOpen = true;
    }
  }

  /** Adds a note of its own, unless it is a model's closing remark. */
  addAlone(text: string, node: Nodes): void {
    if (isClosing(text)) return;
    this.close();
    this.addText(text, node);
    this.close();
  }

  close(): void {
    this.isOpen = false;
  }

  /** Notes with words; a heading alone is not a note. */
  get notes(): Note[] {
    return this.drafts
      .filter(({ texts }) => texts.length > 0)
      .map(({ heading, texts, span }) => ({ heading, text: texts.join('\n'), span }));
  }
}
