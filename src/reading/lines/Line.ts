import type { Role } from '../document/roles/LineFeatures';

export type TextMark = 'heading' | 'bullet' | 'number' | 'row' | null;

/** Without the mark before it. */
export interface Line {
  text: string;
  mark: TextMark;
  /** An empty line, or the edge of a block, is before it. */
  isAfterBlank: boolean;
  /** A rule across the page is before it. */
  isRuled?: boolean;
  /** The reader has added a line below it, which may be an ingredient of its own. */
  isJoined?: boolean;
  /** Most lines are in capitals, so capitals say nothing. */
  isInCapitals?: boolean;
  /** Not of the text around it: the stamp of a message, the edge of a page. */
  aside?: 'stamp' | 'edge';
}

/** The role is null above the first section, until the title is known. */
export interface RoleLine extends Line {
  role: Role | null;
  title?: string;
  /** Of the title: another line may be the title. */
  hasRival?: boolean;
}
