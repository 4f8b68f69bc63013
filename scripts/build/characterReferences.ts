import { characterEntities } from 'character-entities';
import type { Plugin } from 'vite';

/** Letters, numbers, punctuation, currencies, plain arrows, shapes and signs such as "✓"; no symbols of mathematics. */
const WRITTEN = /^[\0-\u2195\u25a0-\u27bf\ufb00-\ufb04]+$/;

export function writtenReferences(): Record<string, string> {
  const all = Object.entries(characterEntities);
  return Object.fromEntries(all.filter(([, text]) => WRITTEN.test(text)));
}

/** Keeps the names of the characters that people write in recipes: "&frac12;", "&eacute;", "&rarr;". */
export function characterReferences(): Plugin {
  return {
    name: 'character-references',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^character-entities$/ }, handler: () => '\0character-entities' },
    load: {
      filter: { id: /^\0character-entities$/ },
      handler: () => `export const characterEntities = ${JSON.stringify(writtenReferences())}`,
    },
  };
}
