/** "1/4 Rinse", "2 // Cook": a count of steps, if several lines have it. */
export const COUNTED_STEP = /^(\d{1,2})\s?(?:\/\s?(\d{1,2})|\/\/)\s{1,3}(?=\p{L})/u;
/** "Rinse the rice. 4/5": a count of posts. */
export const POST = /(?<=\S.{30,})\s\(?(\d{1,2})\/\d{1,2}\)?$/;

/** Whether posts count themselves at their ends: "1/5", "2/5". */
export function countsPosts(text: string): boolean {
  const counts = text.split('\n').flatMap((line) => POST.exec(line.trim())?.[1] ?? []);
  return counts.length > 2;
}

/** Whether lines count the steps of the method: "1/4", "2/4". */
export function countsSteps(text: string): boolean {
  const counts = text.split('\n').flatMap((line) => {
    const [, number, all = ''] = COUNTED_STEP.exec(line.trim()) ?? [];
    return number ? [{ number: Number(number), all }] : [];
  });
  const areCounts = counts.every(
    ({ number, all }, at) => number === at + 1 && all === counts[0]?.all,
  );
  return counts.length > 1 && areCounts;
}
