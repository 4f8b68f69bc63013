import type { Words } from './Words';

export const pt: Words = {
  ingredients:
    '(?:do |de )?(?:o )?que (?:você |se )?(?:precisa|vai precisar|vais precisar|é preciso|precisamos|leva)|vais precisar(?: de)?',
  method: 'como (?:se (?:faz|prepara)|faço)',
  furniture:
    'continua após a publicidade|adicionar (?:tudo )?(?:ao|à)|adicionar (?:au|à)|compartilhar',
  labels: 'receitas',
  comments: 'comentários?',
  greetings: 'beijos|beijinhos|abraços|um abraço',
  contains: 'contém',
  credit: 'receita de',
  served: 'para (?:serv|garni)',
  some: 'a gosto',
  dangling: 'com',
  ofRecipe: 'da receita',
  wrote: 'escreveu',
};
