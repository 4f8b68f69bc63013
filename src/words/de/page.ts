import type { PageWords } from '../createLanguage';

export const page: PageWords = {
  name: 'Deutsch',
  description:
    'Schreib auf, was du in der Küche hast, drück auf einen Knopf, und du bekommst ein Rezept damit.',
  installDescription: 'Schreib auf, was du in der Küche hast, und hol dir ein Rezept damit.',
  pictures: 'Deine Zutaten und ein Rezept damit',
  legalNotice: 'Impressum',
};
