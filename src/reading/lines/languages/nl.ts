import type { Words } from './Words';

export const nl: Words = {
  ingredients: '(?:wat|dit) hebben we nodig|wat je nodig hebt|je hebt nodig|nodig',
  method: 'zo (?:doe je (?:het|dit|ze)|maak je (?:dit|ze))|hoe (?:maak|doe) je (?:het|dit|ze)',
  furniture: '(?:alles )?toevoegen aan|afdrukken|delen|(?:antw|rv) ?:',
  labels: 'recepten',
  comments: 'reacties|beoordelingen',
  greetings: 'liefs\\b|(?:veel |hartelijke )?groet(?:jes|en)?\\b|verzonden v',
  contains: 'bevat',
  credit: 'recept van',
  served: '(?:om te |te )?(?:serv|garn)',
  some: 'naar smaak',
  dangling: 'met|van|en',
  ofRecipe: '(?:van|voor) (?:het|dit) recept',
  wrote: 'schreef(?: .{1,60})?',
};
