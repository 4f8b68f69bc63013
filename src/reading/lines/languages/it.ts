import type { Words } from './Words';

export const it: Words = {
  ingredients: '(?:cosa )?ci (?:serve|vuole)|che cosa (?:ti |vi |ci )?serve',
  method: 'come (?:si (?:preparano|fa|fanno)|(?:la|lo|li|le) (?:faccio|preparo))',
  furniture: 'pubblicit|aggiungi (?:tutto )?al|stampa|condividi|di [\\p{Lu}]',
  labels: 'ricette',
  comments: 'commenti|recensioni',
  greetings: 'un bacio|baci\\b|un abbraccio|a presto|inviato d',
  contains: '(?:può )?contenere',
  credit: 'ricetta di',
  served: 'per (?:serv|garni)|garni',
  some: 'q\\.?\\s?b\\.?',
  dangling: 'com|di',
  ofRecipe: '(?:della|per la) ricetta',
  wrote: 'ha scritto',
};
