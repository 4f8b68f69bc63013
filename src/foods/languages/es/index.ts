/** What the page fetches once it needs the language. */
export const language = import.meta.glob<string>(['./*.txt', '!./{families,first}.txt'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
