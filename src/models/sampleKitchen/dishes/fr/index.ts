import type { Join } from '../../readDish';

export { default as words } from './words.json';

export const dishes = import.meta.glob<string>('./*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** "40 g d'amandes", "60 g de petits oignons", "1 filet de citron". */
export const join: Join = (before, food) =>
  (before + food)
    .replace(/\bde (?=[aeiouàâéèêëîïôöûùœæ]|h(?:erb|uil|uît|ydr))/gi, "d'")
    .replace(/\bd'(?=[bcdfgj-np-tvwxz])/gi, 'de ')
    .replace(/(filet de citron)s( vert)?s?$/i, '$1$2');
