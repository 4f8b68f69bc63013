import type { Words } from '../Words';

/** The French words around the list while a visitor types. */
export const words: Words['typing'] = {
  typing: {
    useUp: 'À finir',
    keepQuestion: 'Garder la liste et cette recette dans ce navigateur pour la prochaine fois ?',
    keep: 'Garder',
    decline: 'Non',
    kept: 'Gardé dans ce navigateur',
    stop: 'Ne plus garder et effacer',
    deleted: 'Effacé de ce navigateur.',
    undo: 'Annuler',
    refused: 'Ton navigateur ne peut pas les garder. Ils restent seulement dans cet onglet.',
    behind:
      'Ta dernière modification n’a pas pu être enregistrée : la mémoire de ce navigateur est pleine.',
    age: (day, isWeekday) =>
      isWeekday ? `Liste de ${day}. Toujours juste ?` : `Liste du ${day}. Toujours juste ?`,
    cookedOn: (day) => ` · cuisiné : ${day}`,
    stillGood: ' · Encore bon ?',
    edit: (ingredient) => `Modifier ${ingredient}`,
    split: (pieces) => `En faire ${pieces.length} : ${pieces.join(' · ')}`,
  },
};
