export { default as words } from './words.json';

export const dishes = import.meta.glob<string>('./*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
