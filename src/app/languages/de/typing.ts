import type { Words } from '../Words';

export const words: Words['typing'] = {
  typing: {
    isRecipe: 'Das sieht nach einem Rezept aus.',
    openIt: 'Öffnen',
    asFoods: 'Als Zutaten hinzufügen',
    useUp: 'Aufbrauchen',
    keepQuestion: 'Die Liste und dieses Rezept in diesem Browser für das nächste Mal behalten?',
    keepListQuestion: 'Die Liste in diesem Browser für das nächste Mal behalten?',
    keep: 'Behalten',
    decline: 'Nein',
    kept: 'In diesem Browser gespeichert',
    stop: 'Löschen und nicht mehr speichern',
    deleted: 'Aus diesem Browser gelöscht.',
    undo: 'Rückgängig',
    refused: 'Dein Browser kann sie nicht speichern. Sie bleiben nur in diesem Tab.',
    nowhere: 'Dieser Tab kann Liste und Rezepte nicht behalten: Nach dem Neuladen sind sie weg.',
    behind:
      'Deine letzte Änderung ließ sich nicht speichern: Der Speicher dieses Browsers ist voll.',
    age: (day) => `Liste vom ${day}. Stimmt sie noch?`,
    eatByLabel: 'Aufbrauchen bis',
    eatBy: (day, isWeekday) => ` · Aufbrauchen bis ${isWeekday ? day : `zum ${day}`}`,
    past: ' · Datum vorbei. Noch gut?',
    edit: (ingredient) => `${ingredient} ändern`,
    split: (pieces) => `In ${pieces.length} aufteilen: ${pieces.join(' · ')}`,
  },
};
