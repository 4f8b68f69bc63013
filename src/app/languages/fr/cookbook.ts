import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';
import { of, others, some } from './avoided';
import { words as bring } from './bring';
import { shoppingList } from './shopping';

const count = (recipes: number) => `${recipes} recette${recipes < 2 ? '' : 's'}`;

const FIELDS = {
  cut: 'la marque de coupure',
  model: 'le modèle',
  ingredients: 'les ingrédients',
  date: 'la date',
  name: 'le nom',
  note: 'la note',
  cooked: 'les jours de cuisson',
  planned: 'les repas prévus',
};

const LEFT_BEHIND = { pictures: 'images', ratings: 'notes' };

const ENTRY_ERRORS = {
  notRecipe: 'n’est pas une recette',
  noText: 'n’a pas de texte',
  textTooLong: 'dépasse 50 000 caractères',
};

export const words: Words['cookbook'] = {
  ...bring,
  shoppingList,
  cookbook: {
    heading: 'Carnet',
    find: 'Chercher une recette',
    found: (found, all) => `${found} sur ${count(all)}`,
    showMore: (next, rest) =>
      next === rest
        ? `En afficher ${next} de plus`
        : `En afficher ${next} de plus, sur ${count(rest)}`,
    notFound: 'Aucune recette ne contient tous ces mots.',
    sort: 'Trier par',
    orders: {
      saved: 'Date d’enregistrement',
      name: 'Nom',
      cooked: 'Dernière fois cuisinée',
      have: 'Ce que tu as',
    },
    planFull: (most) => `On peut prévoir ${most} recettes au plus.`,
    empty: 'Pas encore de recettes.',
    opening: 'Ton carnet de recettes s’ouvre…',
    note: 'Tes recettes restent dans ce navigateur et nulle part ailleurs. Les navigateurs effacent parfois ce que les pages enregistrent : exporte tes recettes de temps en temps.',
    notOpened: 'Impossible d’ouvrir ton carnet de recettes.',
    tryAgain: 'Réessayer',
    perhaps: 'Ce n’est peut-être pas fait.',
    unreadable: (recipes) =>
      recipes === 1
        ? 'Une autre recette est ici, mais elle est illisible. Elle reste telle quelle.'
        : `${recipes} autres recettes sont ici, mais elles sont illisibles. Elles restent telles quelles.`,
  },
  files: {
    exportAll: 'Tout exporter',
    add: 'Ajouter une recette',
    tooLong: (title) => `« ${title} » dépasse 50 000 caractères.`,
    refused: (recipes) =>
      recipes === 1 ? '1 n’a pas pu être ajoutée' : `${recipes} n’ont pas pu être ajoutées`,
    import: 'Importer',
    file: 'Fichier de carnet de recettes',
    asCookbook: 'Tout, à importer ici',
    forManagers: 'Pour Mealie, Tandoor, Nextcloud Cookbook',
    asMarkdown: 'Markdown, pour Obsidian et les éditeurs de texte',
    fileName: (day, kind) => `carnet-de-recettes-${day}${kind}`,
    exported: (name) => `Téléchargé : ${name}`,
    notExported: 'L’export n’a pas marché. Réessaie.',
    onlyHere: (recipes) => `${recipes} recettes ne sont que dans ce navigateur.`,
    saveCopy: 'Enregistrer une copie',
    notNow: 'Pas maintenant',
    imported: (added, known, rejected, sameName) =>
      [
        `${count(added)} ajoutée${added < 2 ? '' : 's'}`,
        sameName > 0 && `${sameName} d’un nom que tu avais déjà`,
        known > 0 && `${known} déjà ici`,
        rejected > 0 && `${rejected} illisible${rejected < 2 ? '' : 's'}`,
      ]
        .filter(Boolean)
        .join(', '),
    leftBehind: (what, added) =>
      `${added === 1 ? 'Ses' : 'Leurs'} ${joinNames(what.map((one) => LEFT_BEHIND[one]))} ne suivent pas.`,
    rejected: (position, code) => `L’entrée ${position} ${ENTRY_ERRORS[code]}.`,
    incomplete: (position, fields) =>
      `Dans l’entrée ${position}, il manquait ${joinNames(fields.map((field) => FIELDS[field]))}.`,
    more: (entries) => `Et ${others(entries)}.`,
    noteLine: (note) => `**Note :** ${note}`,
    cookedLine: (days) => `**Cuisinée :** ${days}`,
    undo: 'Annuler',
    undone: (recipes, changed) =>
      `${count(recipes)} de nouveau retirée${recipes < 2 ? '' : 's'}.${changed > 0 ? ` ${count(changed)} modifiée${changed < 2 ? '' : 's'} depuis, et gardée${changed < 2 ? '' : 's'}.` : ''}`,
  },
  rows: {
    untitled: 'Recette',
    time: (minutes) => {
      const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60];
      return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
    },
    servings: (saved) =>
      saved.replace(/\bservings?$/, (one) => (one === 'serving' ? 'portion' : 'portions')),
    cooked: (times, day) =>
      times === 1 ? `Cuisinée le ${day}` : `Cuisinée ${times} fois, la dernière le ${day}`,
    imported: 'Recette importée',
    remove: 'Retirer',
    removeTitle: (title) => `Retirer ${title}`,
    undo: 'Annuler',
    undoTitle: (title) => `Annuler : remettre ${title}`,
    removed: 'Retirée',
    edit: (title) => `Modifier ${title}`,
    yourNote: 'Ta note :',
    noteOfFile: 'Note d’un fichier :',
    editedTitle: (title) => `Modifiée : ${title}`,
    meanwhile: {
      removed: 'Entre-temps, un autre onglet l’avait retirée. Elle est de retour, avec tes mots.',
      text: 'Un autre onglet l’avait modifiée entre-temps. Les deux sont dans ton carnet de recettes.',
      note: 'Entre-temps, un autre onglet avait changé sa note.',
    },
    removedTitle: (title) => `Retirée : ${title}`,
    restoredTitle: (title) => `Remise : ${title}`,
    gone: 'Elle a déjà été retirée',
  },
  saved: {
    saved: 'Enregistrée dans ton carnet de recettes',
    savedInPart: (ingredients) =>
      `Enregistrée dans ton carnet de recettes, avec ${ingredients} ingrédients de ta liste. Il n’y a pas de place pour plus.`,
    removed: 'Retirée de ton carnet de recettes',
    restored: 'De retour dans ton carnet de recettes',
    known: 'Elle est déjà dans ton carnet de recettes',
  },
  cooked: {
    usedUp: 'Qu’as-tu fini ?',
    cooked: 'Je l’ai cuisinée',
    isCooked: 'Cuisinée ?',
    took: (amount) => ` — la recette en prend ${amount}`,
    left: 'Il en reste ?',
    add: 'Ajouter',
    advice:
      'Au frigo dans les 2 heures. À manger sous 2 jours, le riz sous 1 jour. Ne réchauffe qu’une fois, jusqu’à ce que ce soit bien fumant.',
    done: 'Terminé',
    noted: ({ gone, left }) =>
      [
        ...(gone.length > 0 ? [`Retiré de ta liste : ${joinNames(gone)}.`] : []),
        ...(left ? [`Ajouté à ta liste : ${left.entry}.`] : []),
        'Noté dans ton carnet de recettes.',
      ].join(' '),
    listStays: 'Ta liste est comme avant.',
    undo: 'Annuler',
    change: 'Modifier',
    tryAgain: 'Réessayer',
  },
  cookbookErrors: {
    noStorage: 'Ce navigateur ne peut pas garder de carnet de recettes.',
    forbidden:
      'Ce navigateur ne laisse rien enregistrer à la page. C’est peut-être une fenêtre privée, ou un réglage l’interdit.',
    full: 'Il n’y a plus de place dans ce navigateur. Ce que tu as enregistré avant est toujours là.',
    broken: 'La mémoire de ce navigateur a échoué. Ce que tu as enregistré avant est toujours là.',
    newerPage:
      'Un autre onglet a une version plus récente de cette page. Recharge cet onglet pour continuer.',
    olderPage:
      'Un autre onglet a une version plus ancienne de cette page. Ferme-le, puis réessaie.',
    timeout: 'La mémoire de ce navigateur ne répond pas.',
    recipeTooLong: 'Elle dépasse 50 000 caractères.',
    cookbookTooLarge: 'Ton carnet de recettes dépasserait 20 Mo.',
    bothTooLong:
      'Un autre onglet l’a modifiée aussi, et il n’y a pas de place pour les deux. Raccourcis ce que tu as écrit.',
    fileTooLarge: 'Le fichier dépasse 20 Mo.',
    fileUnreadable: 'Impossible d’ouvrir le fichier.',
    notCookbookFile:
      'Ce n’est pas un fichier de carnet de recettes. Pour les recettes d’autres programmes, utilise « Ajouter une recette ».',
    newerFile:
      'Le fichier vient d’une version plus récente de cette page. Recharge la page, puis réessaie.',
  },
  cookbookFailures: {
    'recipe.save': 'Pas enregistrée.',
    'recipe.remove': 'Pas retirée.',
    'recipe.restore': 'Pas remise.',
    'recipe.cook': 'Pas enregistrée.',
    'recipe.uncook': 'Pas modifiée.',
    'recipe.plan': 'Pas prévue.',
    'recipe.unplan': 'Pas modifiée.',
    'recipe.edit': 'Pas modifiée.',
    'cookbook.import': 'Rien n’a été ajouté.',
    'cookbook.add': 'Rien n’a été ajouté.',
    'cookbook.undoImport': 'Rien n’a été retiré.',
  },
  proposals: {
    from: 'De ton carnet : ',
    have: ({ have, need }) => `tu as ${have} ingrédient${have < 2 ? '' : 's'} sur ${need}`,
    more: others,
    mayContain: (things) => `contient peut-être ${some(joinNames(things, 'disjunction'))}`,
    notChecked: (things) =>
      `pas entièrement vérifié : la présence ${of(joinNames(things, 'disjunction'))}`,
  },
};
