import { upperFirst } from '../../../../words/format';
import type { Join } from '../../readDish';

export { default as words } from './words.json';

export const dishes = import.meta.glob<string>('./*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A noun has a capital letter. It is the last word: "rote Paprika". */
export const join: Join = (before, food) =>
  before + (/\p{Lu}/u.test(food) ? food : food.replace(/\p{L}+$/u, upperFirst));
