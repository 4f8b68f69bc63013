/** What one event of a stream, or a whole answer, says. */
export interface Part {
  text: string;
  /** Whether `text` is a whole message, not a piece of one. */
  isMessage: boolean;
  thoughts: string;
  refusal: string;
  wantsTools: boolean;
  /** Why the answer ends here; undefined if it goes on. */
  reason: unknown;
}

/** Trusts nothing. Null for an event that is not part of an answer, such as a sign of life. */
export function readPart(event: unknown): Part | null {
  const { choices, message, done, done_reason } = Object(event);
  // Ollama's own lines have the piece itself.
  const own = message &&
    typeof done === 'boolean' && { delta: message, finish_reason: done && done_reason };
  if (!own && !(Array.isArray(choices) && choices.length > 0)) return null;
  const choice = own || Object(choices[0]);
  // A server that does not stream sends a whole message.
  const said = Object(choice.delta ?? choice.message);
  const content = said.content ?? choice.text;
  const parts: unknown[] = Array.isArray(content) ? content : [content];
  const thoughts = [
    [said.reasoning_content, said.reasoning, said.thinking].find((one) => textOf(one)),
    said.reasoning_details,
    said.thinking_blocks,
    parts.filter(isThought),
  ].map(textOf);
  return {
    text: textOf(parts.filter((part) => !isThought(part) && !isRefusal(part))),
    isMessage: choice.delta === undefined || choice.delta === null,
    thoughts: thoughts.find(Boolean) ?? '',
    refusal: textOf(said.refusal) || textOf(parts.filter(isRefusal)),
    wantsTools: Boolean(said.tool_calls?.length || said.function_call),
    reason: isReason(choice.finish_reason) ? choice.finish_reason : undefined,
  };
}

/** A text, an object with words, or a list of these. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('');
  const { text, summary, thinking, refusal } = Object(value);
  return [text, summary, thinking, refusal].find((one) => typeof one === 'string') ?? '';
}

const isThought = (part: unknown) => /think|reason/.test(Object(part).type);
const isRefusal = (part: unknown) => /refus/.test(Object(part).type);

/** Some servers write "null" or nothing under each piece. */
const isReason = (value: unknown) =>
  Boolean(value) && !/^\s*(?:null|none|undefined)?\s*$/i.test(String(value));

/** Whether the server gave the answer up. Another attempt may succeed. */
export const isGivenUp = (reason: unknown) =>
  /insufficient|abort|cancel|error/i.test(JSON.stringify(reason));

/**
 * Whether an answer stopped early. An unknown reason says no: a server has its own word for "done"
 * under each recipe, and visitors would learn to overlook the warning.
 */
export function isCut(reason: unknown): boolean {
  const early = /length|max|limit|filter|safety|recitation/i;
  return early.test(JSON.stringify(reason));
}

/** Routers put the failure of a provider into its choice. */
export const errorInChoice = (event: unknown): unknown => Object(Object(event).choices?.[0]).error;

const saysMuch = (error: unknown) =>
  typeof error === 'string'
    ? !/^\s*(?:null|none|false)?\s*$/i.test(error)
    : Object.keys(Object(error)).length > 0;

/** Whether an event is an error. Some servers put an empty `error` into each event. */
export function isError(event: unknown, name?: string): boolean {
  const { choices, error, detail, object, message, code, type, success } = Object(event);
  if (name === 'error' || [error, errorInChoice(event)].some(saysMuch)) return true;
  if (choices) return false;
  const isCode = Number(code) >= 400 || /error/.test(type) || success === false;
  return Boolean(error || detail || object === 'error' || (message && isCode));
}
