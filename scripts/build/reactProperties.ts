/**
 * Replaces `property-information`, a table of all attributes of HTML and SVG, for the renderer. A recipe's tree has
 * some 20 properties. hast names them as React does, except those of `data` and ARIA.
 */

export const html = {};
export const svg = html;
export const hastToReact = {};

/** Finds React's name for a property of hast. */
export function find(_schema: unknown, property: string): { property: string; attribute: string } {
  const [, kind, name = ''] = /^(data|aria)([A-Z].*)/.exec(property) ?? [];
  const words = kind === 'data' ? name.replace(/\B[A-Z]/g, '-$&') : name;
  return { property, attribute: kind ? `${kind}-${words.toLowerCase()}` : property };
}
