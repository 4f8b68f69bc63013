import type { PageWords } from './PageWords';

export const pt: PageWords = {
  furniture: 'continua após a publicidade|adicionar (?:tudo )?(?:ao|à)|compartilhar',
  labels: 'receitas',
  comments: 'comentários?',
  greetings: 'beijos|beijinhos|abraços|um abraço',
  contains: 'contém',
  credit: 'receita de',
  some: 'a gosto',
  ofRecipe: 'da receita',
  wrote: 'escreveu',
  warnings: 'cuidad',
  adverts: 'afilia',
  nutrition: 'valor',
};
