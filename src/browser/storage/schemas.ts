import * as v from 'valibot';
import { readTab } from './tabStorage';

/** Undefined in place of a value that does not fit. */
export const orNothing = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.fallback(v.optional(schema), undefined);

/** No entries if the value is not a list. Looks at no more than `most` of them. */
export const fitting = <Output>(schema: v.GenericSchema<unknown, Output>, most: number) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list): Output[] =>
        list.slice(0, most).flatMap((entry) => {
          const read = v.safeParse(schema, entry);
          return read.success ? [read.output] : [];
        }),
      ),
    ),
    [],
  );

/** Throws an error that says where the fault is, and quotes nothing of the text. */
export function parseStored<Output>(
  schema: v.GenericSchema<unknown, Output>,
  text: string,
): Output {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (read.success) return read.output;
  const place = v.getDotPath(read.issues[0]);
  throw new Error(`it has a fault${place ? ` in "${place}"` : ''}.`);
}

/** Undefined without anything usable: then one line in the console names it by `what`. */
export function loadFromTab<Output>(
  key: string,
  what: string,
  schema: v.GenericSchema<unknown, Output>,
): Output | undefined {
  const text = readTab(key);
  if (text === null) return undefined;
  try {
    return parseStored(schema, text);
  } catch (error) {
    console.warn(`${what} could not be used: ${(error as Error).message}`);
    return undefined;
  }
}
