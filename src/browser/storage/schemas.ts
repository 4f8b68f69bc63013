import * as v from 'valibot';
import { readTab } from './tabStorage';

/** A value that fits a schema; undefined in place of any other. */
export const orNothing = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.fallback(v.optional(schema), undefined);

/**
 * The entries of a list that fit a schema; no entries if the value is no list.
 *
 * @param most how many entries to look at
 */
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

/**
 * Reads JSON by a schema.
 *
 * @throws {Error} with a message that says where the fault is, and quotes nothing of the text
 */
export function parseStored<Output>(
  schema: v.GenericSchema<unknown, Output>,
  text: string,
): Output {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (read.success) return read.output;
  const place = v.getDotPath(read.issues[0]);
  throw new Error(`it has a fault${place ? ` in "${place}"` : ''}.`);
}

/**
 * Loads what this tab saved as JSON before a reload.
 *
 * @param what names it, as in "The kitchen from before the reload"
 * @returns undefined if nothing usable was saved; one line in the console says what was dropped
 */
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
