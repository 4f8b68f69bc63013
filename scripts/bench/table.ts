import type { Outcome } from './figures';
import { median } from './samples';

const HEAD = ['figure', 'condition', 'this page', 'beside it', 'measured', 'goal', ''];

/** Writes outcomes as a table in markdown, its columns aligned. */
export function writeTable(outcomes: readonly Outcome[]): string {
  const rows = [HEAD, ...outcomes.map(writeRow)];
  const widths = HEAD.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  lines.splice(
    1,
    0,
    widths.map((width) => '-'.repeat(width)),
  );
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function writeRow({ figure, page, reference, compared, isMet }: Outcome): string[] {
  const { name, condition, unit, goal, reason } = figure;
  return [
    name,
    condition,
    writeSpread(page, unit),
    reference ? writeSpread(reference, unit) : '',
    reference ? writeCompared(compared, figure) : '',
    writeGoal(goal, unit),
    isMet === undefined ? '' : isMet ? 'met' : `**missed**${reason ? `: ${reason}` : ''}`,
  ];
}

/** The median, and in brackets the least and the most, where there is more than one. */
function writeSpread(values: readonly number[], unit: string): string {
  const middle = `${round(median(values))} ${unit}`;
  if (values.length === 1) return middle;
  return `${middle} (${round(Math.min(...values))}–${round(Math.max(...values))})`;
}

function writeCompared(compared: number, { goal, unit }: Outcome['figure']): string {
  if (goal && 'over' in goal)
    return `${compared < 0 ? '−' : '+'} ${round(Math.abs(compared))} ${unit}`;
  return Number.isFinite(compared) ? `${compared.toFixed(2)} ×` : '';
}

function writeGoal(goal: Outcome['figure']['goal'], unit: string): string {
  if (!goal) return '';
  if ('times' in goal) return `≤ ${goal.times.toFixed(2)} ×`;
  if ('over' in goal) return `≤ + ${goal.over} ${unit}`;
  return `≤ ${goal.most} ${unit}`;
}

function round(value: number): string {
  return value.toFixed(Math.abs(value) < 100 ? (Math.abs(value) < 10 ? 2 : 1) : 0);
}
