import { readFact } from '../../document/facts/readFacts';
import { isSentence, WORK } from '../../document/textTraits';
import { SERVING } from '../../document/vocabulary';
import type { Line } from '../Line';
import { headingOf } from '../roles/lineTraits';
import { joinAmounts } from './joinAmounts';

const ALONE = /^\d{1,2}[.)]?$/;
/** The number of a step without a dot: "1 Peel the potatoes." */
export const COUNT = /^(\d{1,2})\s{1,3}(?=\p{Lu})/u;
/** Columns and buttons of a page cut amounts and foods, numbers and steps. */
export function joinLines(lines: readonly Line[]): Line[] {
  return readCounts(joinNumbers(joinAmounts(joinLabels(lines))));
}

const joined = (label: Line, value: Line | undefined) =>
  `${label.text.replace(/\s?:$/, '')}: ${value?.text}`;

/** "Cooking time", "30 minutes": a label and its value on two lines. */
function joinLabels(lines: readonly Line[]): Line[] {
  const hasOther = (label: Line) =>
    lines.some((line) => line !== label && headingOf(line.text) === 'method');
  const isLabel = (at: number) => {
    const [label, value] = [lines[at], lines[at + 1]];
    if (!label || !value || label.mark || value.mark || /^\P{L}*$|\d|:./u.test(label.text))
      return false;
    const fact = readFact(joined(label, value));
    if (!fact) return false;
    // "Method", the only one, and "50 minutes" below it
    if (headingOf(label.text) === 'method' && !hasOther(label)) return false;
    // "Serves", "4 servings"
    if (readFact(value.text)?.name === 'servings') return SERVING.test(label.text);
    if (fact.name === 'servings') return fact.servings !== null;
    // "1 to 2 hours" is not a certain time, but not work either.
    return /^\d/.test(value.text) && WORK.test(value.text);
  };
  return lines.flatMap((line, at) => {
    if (isLabel(at - 1)) return [];
    return isLabel(at) ? [{ ...line, text: joined(line, lines[at + 1]) }] : [line];
  });
}

/** A number alone on a line is that of the step below, if such numbers count. */
function joinNumbers(lines: readonly Line[]): Line[] {
  const lone = lines.flatMap(({ text, mark }, at) =>
    !mark && ALONE.test(text) && lines[at + 1] && !lines[at + 1]?.mark
      ? [{ at, number: Number.parseInt(text, 10) }]
      : [],
  );
  const counting = countingUp(lone, (at) => isSentence(lines[at + 1]?.text ?? ''));
  return lines.flatMap((line, at): Line[] => {
    if (counting.has(at)) return [];
    const before = lines[at - 1];
    return before && counting.has(at - 1)
      ? [{ ...line, mark: 'number', isAfterBlank: before.isAfterBlank }]
      : [line];
  });
}

/** Some people number lines of work without a dot. */
function readCounts(lines: readonly Line[]): Line[] {
  const counted = lines.flatMap(({ text, mark, aside }, at) => {
    const number = COUNT.exec(text)?.[1];
    return number && (!mark || mark === 'row') && !aside ? [{ at, number: Number(number) }] : [];
  });
  const counting = countingUp(counted);
  // "1 EL Mehl" ends a list, and "2 Zwiebeln würfeln." begins the work.
  if (!isSentence(lines[Math.min(...counting)]?.text ?? '')) return [...lines];
  return lines.map((line, at) =>
    counting.has(at) ? { ...line, text: line.text.replace(COUNT, ''), mark: 'number' } : line,
  );
}

/**
 * The last numbers that count from 1 without a gap, if they are at least two. `isWork`: a number
 * counts work, and may begin again in each part of a recipe.
 */
function countingUp(
  numbers: readonly { at: number; number: number }[],
  isWork: (at: number) => boolean = () => false,
): Set<number> {
  let best: number[] = [];
  const runs: number[][] = [];
  for (const { at, number } of numbers) {
    const run = runs.at(-1) ?? [];
    if (number === run.length + 1 && number > 1) run.push(at);
    else runs.push(number === 1 ? [at] : []);
    const last = runs.at(-1) ?? [];
    if (last.length > 1 && last.length >= best.length) best = last;
  }
  const ofWork = runs.filter((run) => run.length > 1 && run.every(isWork));
  return new Set([...best, ...ofWork.flat()]);
}
