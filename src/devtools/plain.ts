const HIDDEN = '[hidden]';

/** How tokens begin, of Hugging Face and of others, or what comes before them in a header. */
const TOKEN = /\b(?:(?:hf_|sk-|gsk_|key_)[\w-]{8,}|Bearer\s+[\w.~+/=-]+)/g;

/** The names of what must not leave the page. */
const SECRET_NAME = /token|secret|password|authorization|api_?key|verifier/i;

/** What may reveal somebody's health or faith. */
const PRIVATE_NAMES: ReadonlySet<string> = new Set([
  'preferences',
  // Of a change that a visitor asks for: "without milk".
  'words',
  'without',
  'changed',
]);

/**
 * Makes a copy of a value that JSON can tell and that holds no secret. Of an error its name, status,
 * diagnosis and message are left.
 *
 * @param secrets what the copy must not hold, whatever it looks like
 */
export function toPlain(value: unknown, secrets: readonly string[]): unknown {
  function hide(text: string): string {
    return secrets
      .reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text)
      .replace(TOKEN, HIDDEN);
  }

  function replace(name: string, part: unknown): unknown {
    if (PRIVATE_NAMES.has(name)) return HIDDEN;
    if (part instanceof Error) {
      const { status, diagnosis } = part as { status?: unknown; diagnosis?: unknown };
      return { name: part.name, status, diagnosis, message: part.message };
    }
    if (typeof part !== 'string') return part;
    return SECRET_NAME.test(name) ? HIDDEN : hide(part);
  }

  const json = JSON.stringify(value, replace);
  return json === undefined ? undefined : JSON.parse(json);
}
