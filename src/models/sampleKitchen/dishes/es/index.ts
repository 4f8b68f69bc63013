import type { Join } from '../../readDish';

export { default as words } from './words.json';

export const dishes = import.meta.glob<string>('./*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** "2 dientes de ajo", "1 chorrito de limón". */
export const join: Join = (before, food) =>
  (before + food)
    .replace(/(dientes? de ajo|chorrito de lima)s$/i, '$1')
    .replace(/(chorrito de lim)ones$/i, '$1ón');
