/** What one check found, in words for the host. */
export type Finding =
  | { verdict: 'ok'; text: string }
  /** The page would fail. */
  | { verdict: 'fails'; text: string; remedy: string }
  /** It could not be checked; `unchecked` names what, for the last line. */
  | { verdict: '?'; text: string; remedy: string; unchecked: string };

export const ok = (text: string): Finding => ({ verdict: 'ok', text });

export const fails = (text: string, remedy: string): Finding => ({
  verdict: 'fails',
  text,
  remedy,
});

export const unclear = (text: string, remedy: string, unchecked: string): Finding => ({
  verdict: '?',
  text,
  remedy,
  unchecked,
});

/** Writes a finding as one line, with its remedy behind it. */
export function writeLine(finding: Finding): string {
  const line = `${finding.verdict.padEnd(5)}  ${finding.text}`;
  return finding.verdict === 'ok' ? line : `${line}  → ${finding.remedy}`;
}

/** Makes a function that takes a token, and whatever looks like one of the hub's, out of a text. */
export function tokenRemover(accessToken: string | undefined): (text: string) => string {
  const forms = accessToken
    ? [accessToken, JSON.stringify(accessToken).slice(1, -1), encodeURIComponent(accessToken)]
    : [];
  return (text) =>
    forms
      .reduce((rest, form) => rest.replaceAll(form, '[token]'), text)
      .replaceAll(/\bhf_[\w.-]{8,}/g, '[token]');
}
