import type { PageWords } from './PageWords';

export const nl: PageWords = {
  furniture: '(?:alles )?toevoegen aan|afdrukken|delen|(?:antw|rv) ?:',
  labels: 'recepten',
  comments: 'reacties|beoordelingen',
  greetings: 'liefs\\b|(?:veel |hartelijke )?groet(?:jes|en)?\\b|verzonden v',
  contains: 'bevat',
  credit: 'recept van',
  some: 'naar smaak',
  ofRecipe: '(?:van|voor) (?:het|dit) recept',
  wrote: 'schreef(?: .{1,60})?',
  warnings: 'let op|waarsch',
  adverts: 'affili',
  nutrition: 'voeding',
};
