/** A row holds if all its facts do. The first one that holds counts. */
export interface Row<Result extends string, Context> {
  result: Result;
  holds(context: Context): boolean;
}

/** What the rows of a table ask about a text. */
export type Facts<Context> = Readonly<Record<string, (context: Context) => unknown>>;

/**
 * Reads rows: a result, and its facts. "!" is before a fact that must not hold, "a/b" are two of
 * which one must, and "in:list,work" says which values a fact has. The comment of a row is a text
 * that needs it.
 */
export function readRules<Result extends string, Context>(
  facts: Facts<Context>,
  rows: readonly string[],
): Row<Result, Context>[] {
  return rows.map((row) => {
    const [result = '', names = ''] = row.split(' | ');
    const tests = names.split(' ').map((name) => testOf(facts, name));
    return {
      result: result as Result,
      holds: (context) => tests.every((test) => test(context)),
    };
  });
}

export const rowFor = <Result extends string, Context>(
  rows: readonly Row<Result, Context>[],
  context: Context,
) => rows.find((row) => row.holds(context));

type Test<Context> = (context: Context) => boolean;

function testOf<Context>(facts: Facts<Context>, name: string): Test<Context> {
  const tests = name.split('/').map((one): Test<Context> => {
    const [, not, own = '', values] = /^(!?)([^:]+)(?::(.+))?$/.exec(one) ?? [];
    const fact = facts[own];
    if (!fact) throw new Error(`A table asks for "${one}", which is no fact.`);
    const wanted = values?.split(',');
    return (context) => {
      const said = fact(context);
      return (wanted ? wanted.includes(String(said)) : Boolean(said)) !== (not === '!');
    };
  });
  return (context) => tests.some((test) => test(context));
}
