import type { Nodes, PhrasingContent, Text } from 'mdast';
import type { LanguageCode } from '../../languages/Language';
import { findDurations, readDuration } from '../../quantities/waits';
import { BARRIER } from '../markdown/plainText';
import type { Duration } from '../RecipeDocument';

/** Phrasing content to read as one text. */
interface Line {
  text: string;
  isCell?: boolean;
  pieces: { node: Text; start: number; end: number }[];
}

/** Reads the blocks of a step. A time that brackets repeat counts once. */
export function durationsIn(nodes: readonly Nodes[], language: LanguageCode | null): Duration[] {
  const lines = nodes.flatMap(linesIn);
  const code = language ?? 'en';
  const found = lines.map((line) => ({
    line,
    durations: line.isCell ? timeOfCell(line.text, code) : findDurations(line.text, code),
  }));
  const counts = new Map<number, number>();
  for (const { durations } of found) {
    for (const { seconds } of durations) counts.set(seconds, (counts.get(seconds) ?? 0) + 1);
  }
  return found.flatMap(({ line, durations }) =>
    durations.flatMap(({ start, end, seconds, text }): Duration[] => {
      const isBracketed = line.text[start - 1] === '(' && line.text[end] === ')';
      if (isBracketed && (counts.get(seconds) ?? 0) > 1) return [];
      // The page cannot mark a time across several text nodes, as in "**10** minutes".
      const piece = line.pieces.find((one) => one.start <= start && end <= one.end);
      if (!piece) return [];
      const { node } = piece;
      return [{ seconds, text, node, start: start - piece.start, end: end - piece.start }];
    }),
  );
}

/** A cell with a time and nothing else says how long its row takes. */
function timeOfCell(text: string, language: LanguageCode) {
  const seconds = text.length < 60 ? readDuration(text, language) : null;
  return seconds ? [{ seconds, text, start: 0, end: text.length }] : findDurations(text, language);
}

function linesIn(node: Nodes): Line[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [lineIn(node.children)];
    case 'tableCell':
      return [{ ...lineIn(node.children), isCell: true }];
    case 'code':
    case 'html':
      return [];
    default:
      return 'children' in node ? node.children.flatMap(linesIn) : [];
  }
}

function lineIn(nodes: readonly PhrasingContent[]): Line {
  const line: Line = { text: '', pieces: [] };
  const add = (node: PhrasingContent) => {
    if (node.type === 'text') {
      const start = line.text.length;
      line.text += node.value;
      line.pieces.push({ node, start, end: line.text.length });
    } else if (node.type === 'break') line.text += '\n';
    else if (node.type === 'strong' || node.type === 'emphasis') node.children.forEach(add);
    else line.text += BARRIER;
  };
  nodes.forEach(add);
  return line;
}
