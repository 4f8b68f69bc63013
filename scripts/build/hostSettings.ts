/** Checks a host's settings. Without this plugin only visitors notice a wrong token. */

import { PROVIDERS_OR_POLICIES } from '@huggingface/inference';
import type { Plugin } from 'vite';
import type { Settings } from '../../src/app/settings.ts';
import { readSettings, SETTING_NAMES } from '../settings/readSettings.ts';

/** Throws an error of one line: a stack would not help a host. */
export function checkSettings(env: Record<string, string>): Settings {
  try {
    for (const name of Object.keys(env)) refuseMisspelt(name);
    return readSettings(env, PROVIDERS_OR_POLICIES);
  } catch (error) {
    if (error instanceof Error) error.stack = error.message;
    throw error;
  }
}

/** A slip changes at most two letters, "VITE_LEAGL_URL", and keeps eight, five of them "VITE_". */
const MOST_CHANGED = 2;
const FEWEST_KEPT = 8;

function refuseMisspelt(name: string) {
  const names: readonly string[] = SETTING_NAMES;
  if (names.includes(name) || !name.startsWith('VITE_')) return;
  const shared = (known: string) =>
    countShared(name, known) + countShared([...name].reverse(), [...known].reverse());
  const nearest = names.reduce((best, known) => (shared(known) > shared(best) ? known : best));
  // Vite and its plugins have `VITE_…` names too.
  const isOurs = names.some((known) => name.startsWith(known.split('_', 2).join('_')));
  if (isOurs || shared(nearest) >= Math.max(FEWEST_KEPT, name.length - MOST_CHANGED)) {
    throw new Error(`${name} is not a setting of this page. Did you mean ${nearest}?`);
  }
}

function countShared(one: ArrayLike<string>, other: ArrayLike<string>): number {
  const end = Array.from(one).findIndex((letter, at) => letter !== other[at]);
  return end < 0 ? one.length : end;
}

/**
 * Writes the brand into the page, and the page's address for programs that show a link to it. Warns
 * if the page gives a token to everyone.
 */
export function hostSettings({ accessToken, brand, siteUrl }: Settings): Plugin {
  return {
    name: 'host-settings',
    transformIndexHtml(html) {
      const page = html.replaceAll('%BRAND%', () => escapeHtml(brand));
      if (!siteUrl) return page;
      const address = escapeHtml(siteUrl);
      // Programs that show a link would look for a relative address on their own site.
      return page.replace(
        /<meta property="og:image" content="\.?\/([^"]+)" \/>/,
        (_, picture) =>
          `<meta property="og:url" content="${address}" />\n    <meta property="og:image" content="${address}${picture}" />`,
      );
    },
    buildStart() {
      if (accessToken && this.environment.mode === 'build') {
        this.warn(
          'VITE_HF_ACCESS_TOKEN becomes part of the page: anyone who opens it can read and use the token.',
        );
      }
    },
  };
}

/** Makes a text safe as the content or an attribute of an element. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
