/** Untried: a call would settle it. */
const SIGNS = { ok: 'ok', fails: 'fails', unclear: '?', untried: '?' };

/** What the doctor found, after an arrow what the host can do, and below that lines for `.env`. */
export interface Finding {
  kind: keyof typeof SIGNS;
  text: string;
}

const tagOf =
  (kind: Finding['kind']) =>
  (raw: TemplateStringsArray, ...values: unknown[]): Finding => ({
    kind,
    text: String.raw({ raw }, ...values),
  });

export const ok = tagOf('ok');
export const fails = tagOf('fails');
export const unclear = tagOf('unclear');
export const untried = tagOf('untried');

export function writeFinding({ kind, text }: Finding): string[] {
  const [first = '', ...more] = text.split('\n');
  const way = `${first.includes('  → ') ? ', or' : '  →'} prove it with --try`;
  return [SIGNS[kind].padEnd(7) + first + (kind === 'untried' ? way : ''), ...more];
}
