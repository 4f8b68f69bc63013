import type { Environment } from '../../src/app/settings.ts';

/** The names that a host can set. `Environment` in `src/app/settings.ts` says what they are. */
const KNOWN: Record<keyof Environment, true> = {
  VITE_HF_ACCESS_TOKEN: true,
  VITE_HF_MODEL: true,
  VITE_HF_PROVIDER: true,
  VITE_HF_VISION_MODEL: true,
  VITE_INFERENCE_ENDPOINT: true,
  VITE_BRAND: true,
  VITE_HF_OAUTH_CLIENT_ID: true,
  VITE_SITE_URL: true,
  VITE_LEGAL_URL: true,
  VITE_OFFLINE: true,
};

/** Every name that a host can set. */
export const SETTING_NAMES = Object.keys(KNOWN);

/** Whether a name begins as one of this page's, such as `VITE_HF`. Vite and its plugins have `VITE_…` names too. */
const isOurs = (name: string) =>
  SETTING_NAMES.some((known) => name.startsWith(known.split('_', 2).join('_')));

/** How many letters a misspelt name may differ from a known one. */
const MOST_SLIPS = 3;

/**
 * Finds a setting whose name is misspelt.
 *
 * @returns the name, and the known name that is most like it
 */
export function findMisspelt(
  env: Record<string, string>,
): { name: string; meant: string } | undefined {
  for (const name of Object.keys(env)) {
    if (name in KNOWN || !name.startsWith('VITE_')) continue;
    const words = name.split('_');
    const hasAllWords = (known: string) => words.every((word) => known.split('_').includes(word));
    const [nearest = { known: '', slips: 0 }] = SETTING_NAMES.map((known) => ({
      known,
      slips: hasAllWords(known) ? 0 : countSlips(name, known),
    })).sort((one, other) => one.slips - other.slips);
    if (isOurs(name) || nearest.slips <= MOST_SLIPS) return { name, meant: nearest.known };
  }
  return undefined;
}

/** How many letters to add, drop or change to turn one text into the other. */
function countSlips(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...from].entries()) {
    const above = row;
    row = [line + 1];
    for (const [column, other] of [...to].entries()) {
      const changed = (above[column] ?? 0) + (letter === other ? 0 : 1);
      row.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}
