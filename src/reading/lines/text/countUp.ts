/**
 * The runs of numbers that count from 1, as those of steps do. Other numbers among them belong to
 * the words.
 */
export function countUp<One extends { number: number }>(numbers: readonly One[]): One[][] {
  const runs: One[][] = [];
  for (const one of numbers) {
    const last = runs.at(-1);
    if (one.number === 1) runs.push([one]);
    else if (one.number - 1 === last?.length) last.push(one);
  }
  return runs;
}
