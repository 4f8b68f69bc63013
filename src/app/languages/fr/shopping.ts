import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';

export const shoppingList: Words['cookbook']['shoppingList'] = {
  heading: 'Liste de courses',
  dinners: (titles) => `Pour ${joinNames(titles)}.`,
  unread: (titles) =>
    `Pas sur cette liste, car impossible à lire : les ingrédients de ${joinNames(titles.map((title) => `« ${title} »`))}.`,
  nothing: 'Rien à acheter.',
  shelf: (shelf) =>
    ({
      'vegetables and fruit': 'légumes et fruits',
      bread: 'pain',
      chilled: 'rayon frais',
      'meat and fish': 'viande et poisson',
      'dry goods': 'épicerie',
      spices: 'épices',
      frozen: 'surgelés',
      drinks: 'boissons',
      other: 'divers',
    })[shelf],
  missing: (food, count) => `${food}, encore ${count}`,
  haveAndNeed: (have, need) => `Tu as ${have}, il en faut ${need}.`,
  allPlanned: (count) =>
    count === 1 ? 'Afficher le plat prévu' : `Afficher les ${count} plats prévus`,
  onlyOne: (title) => `Afficher seulement ${title}`,
  own: 'Tes propres lignes',
  add: 'Ajouter',
  newLine: 'Ajouter une ligne',
  full: 'La liste est pleine.',
  remove: (text) => `Retirer ${text}`,
  partsOf: (line) => line.parts.map(({ title, text }) => `${title} ${text}`).join(', '),
  for: (name) => `Dans quels plats : ${name}`,
  aside: {
    atHand: (lines) => `Sous la main, si ça suffit : ${lines}`,
    perhaps: (lines) => `Peut-être chez toi (vérifie le type) : ${lines}`,
    probably: (lines) => `Sans doute chez toi : ${lines}`,
    optional: (lines) => `Si tu veux : ${lines}`,
  },
  buy: 'En acheter',
  buyNamed: (text) => `Acheter ${text}`,
  warning: (found) => `⚠ ${found.join(' ; ')}`,
  withWarnings: 'Avec les avertissements',
  copy: 'Copier',
  copied: 'Copié',
  notCopied: 'Ce navigateur ne laisse pas la page copier.',
  share: 'Partager',
  linkCopied: 'Lien copié',
  tooLong: 'Cette liste est trop longue pour un lien. Copie-la plutôt.',
  shared: (when) =>
    `Quelqu’un a partagé cette liste, faite le ${when}. Ce que tu coches reste sur cet appareil.`,
  print: 'Imprimer',
  allIn: 'Tout est acheté',
  movedIn: (count) =>
    count === 1
      ? '1 aliment ajouté à tes ingrédients.'
      : `${count} aliments ajoutés à tes ingrédients.`,
  undo: 'Annuler',
  notKept:
    'Impossible d’enregistrer ceci dans ton navigateur. C’est gardé seulement jusqu’au rechargement de cet onglet.',
};
