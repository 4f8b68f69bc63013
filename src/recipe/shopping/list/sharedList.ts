import * as v from 'valibot';
import { SHELVES } from '../../../amounts';
import { cleanLines } from '../../../browser/cleanLines';
import { fitting } from '../../../browser/storage/schemas';
import type { Shelf } from '../../../foods';

interface SharedLine {
  shelf: Shelf;
  text: string;
}

export interface SharedList {
  /** When its sender made the link, in ms since 1970. */
  made: number;
  lines: readonly SharedLine[];
}

/** A link of `MAX_LINK_LENGTH` holds no more, unless someone made it to keep a page busy. */
const MOST_LINES = 500;
const LONGEST_LINE = 2_000;

/** The latest date in JavaScript. */
const LATEST = 8_640_000_000_000_000;

const Line = v.pipe(
  v.string(),
  v.maxLength(LONGEST_LINE),
  v.transform((text) => cleanLines(text).replace(/\s+/g, ' ').trim()),
  v.nonEmpty(),
);

/** The lines by their shelves, whose names every page says in its own language. */
const Data = v.object({
  made: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST)),
  list: v.record(v.picklist(SHELVES), fitting(Line, MOST_LINES)),
});

export function dataOf({ made, lines }: SharedList): object {
  const shelves = SHELVES.map((shelf) => [
    shelf,
    lines.flatMap((line) => (line.shelf === shelf ? line.text.toWellFormed() : [])),
  ]);
  return { made, list: Object.fromEntries(shelves.filter(([, texts]) => texts?.length)) };
}

/** A stranger may have written it. Throws if it is not a list of this page. */
export function readShared(data: unknown): SharedList {
  const { made, list } = v.parse(Data, data);
  const lines = SHELVES.flatMap((shelf) => (list[shelf] ?? []).map((text) => ({ shelf, text })));
  return { made, lines: lines.slice(0, MOST_LINES) };
}
