/** What has been measured of each series, a number for each round. */
export class Samples {
  readonly #series = new Map<string, number[]>();

  add(series: string, value: number) {
    this.#series.set(series, [...(this.#series.get(series) ?? []), value]);
  }

  /** @throws {Error} where nothing was measured */
  of(series: string): readonly number[] {
    const values = this.#series.get(series);
    if (!values) throw new Error(`Nothing was measured of "${series}".`);
    return values;
  }
}

/** The value in the middle; NaN where there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
