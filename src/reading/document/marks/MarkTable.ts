import type { Element, ElementContent } from 'hast';
import type { Mark } from './Reading';

/** Collects the marks of a reading. */
export class MarkTable {
  readonly marks: Mark[] = [];

  /** @returns the number of the mark */
  add(mark: Mark): number {
    return this.marks.push(mark) - 1;
  }

  /** Makes an element for a mark: `data`, which no text has. */
  element(mark: Mark, ...children: ElementContent[]): Element {
    return {
      type: 'element',
      tagName: 'data',
      properties: { 'data-mark': this.add(mark) },
      children,
    };
  }

  /** The mark of an element, if any. */
  of({ properties }: Element): Mark | undefined {
    return this.marks[Number(properties['data-mark'] ?? -1)];
  }
}
