import FINDINGS from './findings.json' with { type: 'json' };

const TOKENS = 'https://huggingface.co/settings/tokens';

/** The permission that a token needs. */
export const PERMISSION = 'inference.serverless.write';

/** What every finding can name: where a host sees tokens and makes one, and what a call could settle. */
const SLOTS = {
  tokens: TOKENS,
  newToken: `${TOKENS}/new?ownUserPermissions=${PERMISSION}&tokenType=fineGrained`,
  try: 'prove it with --try',
};

export interface Finding {
  key: keyof typeof FINDINGS;
  /** One line for the host, and below it lines to paste. */
  lines: string[];
}

/**
 * Makes a finding. In its text, `fails` says that the page would not work, and `?` that the doctor could not check it.
 * After the arrow is what the host can do. `slots` are the texts that its braces name.
 */
export function find(key: Finding['key'], slots: object = {}, paste: string[] = []): Finding {
  const texts: Record<string, unknown> = { ...SLOTS, ...slots };
  const line = FINDINGS[key].replaceAll(/\{(\w+)\}/g, (_, slot) => String(texts[slot]));
  return { key, lines: [line, ...paste] };
}

export const isFailure = ({ key }: Finding) => FINDINGS[key].startsWith('fails');

/** Whether a call that is answered settles it. */
export const isProvedByCall = ({ key }: Finding) => FINDINGS[key].endsWith('{try}');
