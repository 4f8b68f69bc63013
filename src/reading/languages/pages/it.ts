import type { PageWords } from './PageWords';

export const it: PageWords = {
  furniture: 'pubblicit|aggiungi (?:tutto )?al|stampa|condividi|di [\\p{Lu}]',
  labels: 'ricette',
  comments: 'commenti|recensioni',
  greetings: 'un bacio|baci\\b|un abbraccio|a presto|inviato d',
  contains: '(?:può )?contenere',
  credit: 'ricetta di',
  some: 'q\\.?\\s?b\\.?',
  ofRecipe: '(?:della|per la) ricetta',
  wrote: 'ha scritto',
  warnings: 'avvert',
  adverts: 'affili',
  nutrition: 'valor',
};
