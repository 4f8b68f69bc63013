import type { PageWords } from '../Words';

/** What the build writes about the German page. */
export const page: PageWords = {
  name: 'Deutsch',
  description:
    'Schreib auf, was in deiner Küche ist, drück einen Knopf, und du bekommst ein Rezept dafür.',
  installDescription: 'Schreib auf, was in deiner Küche ist, und hol dir ein Rezept dafür.',
  pictures: 'Deine Zutaten, und ein Rezept dafür',
};
