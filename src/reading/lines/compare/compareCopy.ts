import { textAround } from '../textAround';

/** What a copy of a text says otherwise. */
export interface CopyMarks {
  /** Words, numbers, units and signs of the copy that its line of the source does not have; places in the copy. */
  different: readonly { start: number; end: number }[];
  /** Lines of the source that the copy lacks, or lacks words of, and that a cook would miss. */
  missing: readonly number[];
}

export function compareCopy(source: string, copy: string): CopyMarks {
  const different: { start: number; end: number }[] = [];
  let start = 0;
  for (const { text, isInField } of textAround(copy, source).rows) {
    if (!isInField) different.push({ start, end: start + text.length });
    start += text.length + 1;
  }
  const missing = textAround(source, copy).rows.flatMap(({ isInField }, at) =>
    isInField ? [] : [at],
  );
  return { different, missing };
}
