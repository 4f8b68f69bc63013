import type { Source } from '../../../machines/kitchen/recipe';

/** A recipe that a visitor has brought. */
export interface Found {
  /** Its name, to tell it from others; empty if it has none. */
  name: string;
  /** Markdown. */
  text: string;
  source: Source;
}
