import { hideToken } from '../../src/models/connections/token/hideToken.ts';

/** The result of one check, in words for the host. */
export interface Finding {
  /** `fails`: the page would not work. `?`: the doctor could not check it. */
  verdict: 'ok' | 'fails' | '?';
  text: string;
  /** What the host can do about it; not with `ok`. */
  remedy?: string;
  /** What fails: pages may not read the answers, or the server wants a token. Later checks do not repeat it. */
  about?: 'cors' | 'token';
  /** Lines to paste, below the finding. */
  lines?: readonly string[];
}

export const ok = (text: string): Finding => ({ verdict: 'ok', text });

export const fails = (text: string, remedy: string): Finding => ({
  verdict: 'fails',
  text,
  remedy,
});

export const unclear = (text: string, remedy: string): Finding => ({ verdict: '?', text, remedy });

/** The end of a remedy, if a call could settle the question. */
export const TRY = 'prove it with --try';

/** Writes a finding as one line, and below it what the host can paste. */
export function writeLines({ verdict, text, remedy, lines = [] }: Finding): string[] {
  return [`${verdict.padEnd(5)}  ${text}${remedy ? `  → ${remedy}` : ''}`, ...lines];
}

/** Makes a function that removes a token, and every text in the form of a hub's token, from a text. */
export function tokenRemover(accessToken: string | undefined): (text: string) => string {
  return (text) => hideToken(text, accessToken ?? '').replaceAll(/\bhf_[\w.-]{8,}/g, '[token]');
}
