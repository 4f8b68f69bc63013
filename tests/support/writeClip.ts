import { hashText } from '../../src/browser/hashText';

interface Clip {
  address?: string;
  title?: string;
  language?: string;
  kind?: string;
  mark?: string;
  parts: readonly string[];
}

export const codeOf = (bytes: Uint8Array, version = '1') => {
  const data = Buffer.from(bytes).toString('base64url');
  return `${version}.${hashText(data)}.${data}`;
};

/** As the bookmark writes it; or whatever a stranger might. */
export const writeClip = ({
  address = 'https://www.kitchen.example/rice',
  title = 'Rice',
  language = 'en',
  kind = 'data',
  mark = '',
  parts,
}: Clip) =>
  codeOf(new TextEncoder().encode([address, title, language, kind, mark, ...parts].join('\0')));

export const recipeData = (more: object = {}) =>
  JSON.stringify({
    '@type': 'Recipe',
    name: 'Rice',
    recipeIngredient: ['200 g rice', '2 eggs'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil the rice. Fry the eggs.' }],
    ...more,
  });
