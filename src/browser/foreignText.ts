/** The start of a model server's mark, which ends a message, starts another, or calls a tool. */
const MODEL_MARK =
  /<(?=[|\uff5c]|\/?(?:s|[bes]o[sph]|eo[at]|unk|pad|think|[A-Z]{2,20}_TOKEN|tool_\w{1,20})>|<\/?SYS>|(?:start|end)_of_\w{1,20}>)|\[(?=\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_\w{1,20}|gMASK)\])/gi;

/** Line breaks, control characters, and signs that turn the direction or are invisible. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]+/gu;

/** A text that the visitor did not type must not end a message. */
export function breakModelMarks(text: string): string {
  return text.replace(MODEL_MARK, '$& ');
}

/** Makes one line, without marks of model servers, of words that the visitor did not type. */
export function foreignLine(text: string): string {
  return breakModelMarks(text.replace(CONTROLS, ' ').trim());
}
