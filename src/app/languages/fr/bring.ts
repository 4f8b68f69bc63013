import { joinNames, upperFirst } from '../../../ui/joinNames';
import type { Words } from '../Words';
import { others } from './avoided';

const count = (number: number, none: string, name: string) =>
  number === 0 ? `${none} ${name}` : `${number} ${name}${number < 2 ? '' : 's'}`;

export const words: Pick<Words['cookbook'], 'bring' | 'edit' | 'refusals' | 'share' | 'credit'> = {
  bring: {
    heading: 'Ajouter une recette',
    recipe: 'Recette',
    about: 'Ses mots restent tels quels, et cette page ne les envoie à personne.',
    open: 'Ouvrir la recette',
    choose: 'Choisir des fichiers',
    files: 'Fichiers de recettes',
    formats:
      'Ou dépose des fichiers : texte, markdown, pages enregistrées, exports de Mealie, Tandoor, Nextcloud Cookbook, Paprika, RecipeSage, Recipe Keeper, Copy Me That, Cooklang, RecipeMD et de cette page.',
    reading: 'Lecture…',
    soFar: (files) => `${files} jusqu’ici`,
    stop: 'Arrêter',
    stopped: 'Arrêté. Rien n’a été ajouté.',
    paste: 'Colle ou écris d’abord une recette.',
    isList: 'On dirait une liste d’ingrédients.',
    asFoods: 'Ajouter comme ingrédients',
    notLoaded: 'Chargement impossible. Réessaie.',
    pasted: 'Ce que tu as collé',
    found: (name) => (name ? `« ${name} » est dans le champ.` : 'Une recette est dans le champ.'),
    refused: (refusals) =>
      refusals === 1 ? 'Impossible d’ajouter ceci :' : `Impossible d’en ajouter ${refusals} :`,
    more: (refusals) => `Et ${others(refusals)}.`,
    quoted: (name) => `« ${name} »`,
  },
  edit: {
    edit: 'Modifier',
    heading: 'Modifier la recette',
    write: 'En écrire une',
    writing: 'Écrire une recette',
    adding: 'Trouver la recette dans le texte',
    title: 'Titre',
    keepOnly:
      'Garde seulement la recette et efface le reste. Écris « Ingrédients » et « Préparation » chacun sur une ligne.',
    keepSelection: 'Garder seulement la sélection',
    select: 'Sélectionne d’abord la recette dans le texte.',
    undo: 'Annuler',
    undone: 'Annulé.',
    find: 'Y trouver la recette',
    stop: 'Arrêter',
    asking: (model) => `Demande envoyée à ${model}…`,
    foundIt: 'Le modèle a indiqué ces lignes. Relis-les.',
    notFound: 'Le modèle n’a pas trouvé de recette. Rien n’a changé.',
    stopped: 'Arrêté. Rien n’a changé.',
    sent: ({ model, recipients, sent, all }) => {
      const what =
        sent < all
          ? `jusqu’à ${sent} lignes sur ${all}, qui ressemblent le plus à une recette`
          : 'tout ce texte';
      return recipients.length === 0
        ? `${upperFirst(model)} lit ${what}. Rien ne quitte cet appareil.`
        : `Ce bouton envoie ${what}, avec les noms et adresses qui s’y trouvent, à ${model} chez ${joinNames(recipients)}.`;
    },
    recipe: 'Recette',
    about: 'D’abord le titre, puis « Ingrédients » et « Préparation », avec une ligne pour chacun.',
    marks: 'Laisse les # et les - en début de ligne : ils disent à la page ce qu’elle est.',
    note: 'Ta note',
    done: 'Terminé',
    cancel: 'Annuler',
    ask: 'Abandonner tes modifications ?',
    discard: 'Abandonner',
    resume: 'Continuer',
    found: (ingredients, steps) =>
      `${upperFirst(count(ingredients, 'aucun', 'ingrédient'))} · ${count(steps, 'aucune', 'étape')}`,
    finds: (finds) => finds.map((find) => `${upperFirst(find)}.`).join(' '),
    notFully: 'Pas entièrement vérifié.',
  },
  refusals: {
    empty: (name) => `${name} est vide.`,
    picture: (name) =>
      `${name} est une image, que cette page ne peut pas lire. Écris ou colle son texte.`,
    pdf: (name) => `${name} est un PDF. Ouvre-le, copie la recette, et colle-la ici.`,
    office: (name) => `${name} est un document. Ouvre-le, copie la recette, et colle-la ici.`,
    address: () =>
      'Cette page ne peut pas lire d’autres sites. Ouvre la page, copie la recette, et colle-la ici.',
    locked: (name) => `${name} est protégé par un mot de passe. Exporte-le à nouveau sans.`,
    damaged: (name) => `${name} est abîmé, ou il en manque une partie. Exporte-le à nouveau.`,
    bomb: (name) =>
      `${name} contient bien plus que des recettes. Exporte-le à nouveau sans images.`,
    encoding: (name) =>
      `${name} est dans un ancien encodage. Enregistre-le en UTF-8, ou copie la recette et colle-la ici.`,
    noRecipe: (name) =>
      `${name} ne contient pas de recette lisible par cette page. Copie la recette, et colle-la ici.`,
    csv: (name) =>
      `${name} est un tableau (CSV), illisible pour cette page. Exporte plutôt du JSON, du HTML ou du texte depuis ton programme.`,
    mealMaster: (name) =>
      `${name} est un fichier de Meal-Master ou de RezKonv, illisible pour cette page. Ouvre-le, copie une recette à la fois, et colle-la ici.`,
    masterCook: (name) =>
      `${name} est un fichier de MasterCook, illisible pour cette page. Copie une recette à la fois, et colle-la ici.`,
    programData: (name) =>
      `${name} est du XML ou du YAML d’un autre programme, que cette page ne sait pas lire. Exportez-y du JSON, du HTML ou du texte.`,
    mealieBackup: (name) =>
      `${name} est une sauvegarde de Mealie, illisible pour cette page. Dans Mealie, sélectionne les recettes dans la gestion des données, et exporte-les.`,
    tooLong: (name) =>
      `${name} dépasse 65 536 octets. Copie seulement la recette, et colle-la ici.`,
    tooLarge: (name) => `${name} contient plus de 25 Mo de recettes. Exportes-en moins à la fois.`,
    tooMany: (name) => `${name} contient plus de 10 000 recettes. Exportes-en moins à la fois.`,
    tooManyFiles: (name, unread) =>
      `${name} contient plus de 5 000 fichiers de recettes. ${unread} n’ont pas été lus. Exportes-en moins à la fois.`,
    tooMuchMarkup: (name) =>
      `${name} a plus de balises que cette page ne peut en lire. Copie seulement la recette, et colle-la ici.`,
    unreadable: (name) => `Impossible d’ouvrir ${name}. Choisis-le à nouveau.`,
  },
  share: {
    copy: 'Copier',
    share: 'Partager un lien',
    print: 'Imprimer',
    export: 'Exporter…',
    copied: 'Copié',
    linkCopied: 'Lien copié',
    copyByHand: 'Ce navigateur ne laisse pas la page copier. Copie le texte du champ.',
    asText: 'Recette en texte',
    asLink: 'Lien vers la recette',
  },
  credit: {
    written: (model, kitchen) => `Écrite par ${model}, un modèle de langage, avec ${kitchen}.`,
    sample: (kitchen) => `Une recette d’exemple de ${kitchen}.`,
    shared: (kitchen, claim) => `Partagée avec ${kitchen}. D’après son lien, ${claim}.`,
    fromCookbook: (kitchen, claim) =>
      `Tirée d’un carnet de recettes dans ${kitchen}, d’après lequel ${claim}.`,
    brought: (kitchen, place) => `Apportée dans ${kitchen} depuis ${place}.`,
    claims: {
      imported: (place) => `elle a été importée depuis ${place}`,
      written: (model) => `${model}, un modèle de langage, l’a écrite`,
      sample: 'c’est une recette d’exemple',
    },
    elsewhere: 'une autre source',
    quoted: (name) => `« ${name} »`,
    edited: 'Elle a été modifiée depuis.',
    byHand: 'Écrite à la main.',
    cut: 'Le modèle s’est arrêté trop tôt : il manque peut-être la fin.',
    check: 'Vérifie les allergènes et les températures de cuisson.',
    servings: (count) => (count === '1' ? '1 portion' : `${count} portions`),
  },
};
