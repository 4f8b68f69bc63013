const HIDDEN = '[hidden]';

/** How tokens of Hugging Face and of others begin, or the word before them in a header. */
const TOKEN = /\b(?:(?:hf_|sk-|gsk_|key_)[\w-]{8,}|Bearer\s+[\w.~+/=-]+)/g;

/** The names of fields that must not leave the page. */
const SECRET_NAME = /token|secret|password|authorization|api_?key|verifier/i;

/** These may reveal a visitor's health or faith. */
const PRIVATE_NAMES: ReadonlySet<string> = new Set([
  'preferences',
  // Fields of a change that a visitor asks for: "without milk".
  'words',
  'without',
  'changed',
  // What a voice says first: "Contains milk: butter".
  'announcement',
  'announcements',
  'warnings',
  'heard',
]);

/** An error keeps its name, status, diagnosis and message. The copy holds none of `secrets`. */
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
