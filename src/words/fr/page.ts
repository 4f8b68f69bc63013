import type { PageWords } from '../createLanguage';

export const page: PageWords = {
  name: 'Français',
  description:
    'Note ce que tu as dans ta cuisine, appuie sur un bouton, et voilà une recette pour le cuisiner.',
  installDescription: 'Note ce que tu as dans ta cuisine, et voilà une recette pour le cuisiner.',
  pictures: 'Tes ingrédients, et une recette pour les cuisiner',
  legalNotice: 'Mentions légales',
};
