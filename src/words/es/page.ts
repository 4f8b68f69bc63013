import type { PageWords } from '../createLanguage';

export const page: PageWords = {
  name: 'Español',
  description:
    'Escribe lo que hay en tu cocina, pulsa un botón y recibe una receta que lo aprovecha.',
  installDescription: 'Escribe lo que hay en tu cocina y recibe una receta que lo aprovecha.',
  pictures: 'Tus ingredientes, y una receta con ellos',
  legalNotice: 'Aviso legal',
};
