/** A row of a table of rules. The first row of which all facts hold counts. */
export interface Row<Result extends string, Context> {
  result: Result;
  /** A text that needs the row, or what it is for. */
  example: string;
  holds(context: Context): boolean;
}

/** What the rows of a table ask about a text. */
export type Facts<Context> = Readonly<Record<string, (context: Context) => unknown>>;

/** Reads a table that is written as text: on each line a result, the facts of it, "!" before one that must not hold, and an example. */
export function rowsOf<Result extends string, Context>(
  facts: Facts<Context>,
  table: string,
): Row<Result, Context>[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [result = '', names = '', ...example] = line.split(' | ').map((cell) => cell.trim());
      const tests = names.split(' ').map((name) => testOf(facts, name));
      return {
        result: result as Result,
        example: example.join(' | '),
        holds: (context) => tests.every((test) => test(context)),
      };
    });
}

function testOf<Context>(facts: Facts<Context>, name: string): (context: Context) => boolean {
  const fact = facts[name.replace(/^!/, '')];
  if (!fact) throw new Error(`A table asks for "${name}", which is no fact.`);
  return (context) => Boolean(fact(context)) !== name.startsWith('!');
}
