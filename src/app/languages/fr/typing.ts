import type { Words } from '../Words';

export const words: Words['typing'] = {
  typing: {
    isRecipe: 'On dirait une recette.',
    openIt: 'L’ouvrir',
    asFoods: 'Ajouter comme ingrédients',
    useUp: 'À finir',
    keepQuestion: 'Garder la liste et cette recette dans ce navigateur pour la prochaine fois ?',
    keepListQuestion: 'Garder la liste dans ce navigateur pour la prochaine fois ?',
    keep: 'Garder',
    decline: 'Non',
    kept: 'Gardé dans ce navigateur',
    stop: 'Arrêter et effacer',
    deleted: 'Effacé de ce navigateur.',
    undo: 'Annuler',
    refused: 'Ton navigateur ne peut pas les garder. Elles restent seulement dans cet onglet.',
    nowhere:
      'Cet onglet ne peut pas garder la liste ni les recettes : recharger la page les efface.',
    behind:
      'Impossible d’enregistrer ta dernière modification : la mémoire de ce navigateur est pleine.',
    age: (day, isWeekday) => `Liste ${isWeekday ? 'de' : 'du'} ${day}. Toujours à jour ?`,
    eatByLabel: 'À finir d’ici',
    eatBy: (day, isWeekday) => ` · À finir d’ici ${isWeekday ? day : `le ${day}`}`,
    past: ' · Date dépassée. Encore bon ?',
    edit: (ingredient) => `Modifier ${ingredient}`,
    split: (pieces) => `Séparer en ${pieces.length} : ${pieces.join(' · ')}`,
  },
};
