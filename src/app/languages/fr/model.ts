import type { Words } from '../Words';
import { others } from './avoided';
import { words as explanations } from './explanations';

const SECRETS = { token: 'Le jeton', key: 'La clé' };

const routeOf = (provider: string | null) =>
  `Tes ingrédients vont à Hugging Face, puis au fournisseur du modèle${provider ? ` : « ${provider} », sauf si tu en choisis un autre` : ''}.`;

export const words: Words['model'] = {
  ...explanations,
  model: {
    heading: 'Modèle',
    choices: 'D’où viennent les recettes',
    inUse: 'utilisé',
    details: 'Où vont tes données',
    more: 'Plus de choix',
    useHost: 'Utiliser le modèle de cette page',
    useSample: 'Utiliser les recettes d’exemple',
    signIn: 'Se connecter',
    signInAgain: 'Se reconnecter',
    signOut: 'Se déconnecter',
    signInInTab: 'Ouvre cette page dans son propre onglet pour te connecter',
    disconnect: 'Déconnecter',
    useIt: 'L’utiliser',
    download: 'Le télécharger',
    downloadCosts:
      'Le navigateur doit d’abord le télécharger : plusieurs Go, et il faut 22 Go libres. Toutes les pages le partagent, et il reste sur cet ordinateur.',
    downloading: 'Si tu n’attends plus, le navigateur continue peut-être.',
    downloadProgress: 'Téléchargement',
    stopWaiting: 'Ne plus attendre',
    browserHasModel: 'Ton navigateur a un modèle de langage.',
    isThere: 'Il est sur cet ordinateur, prêt à servir.',
    test: 'Tester et utiliser',
    cancel: 'Annuler',
    getToken: 'Obtenir un jeton chez Hugging Face',
    tokenPermission: 'Donne-lui l’autorisation « Make calls to Inference Providers ».',
    token: 'Jeton d’accès',
    newToken: 'Nouveau jeton d’accès (laisse vide pour garder le tien)',
    keepToken: 'S’en souvenir dans cet onglet',
    model: 'Modèle',
    lookingUp: 'Recherche des modèles disponibles…',
    search: 'Chercher un modèle',
    goodChoices: 'Bons choix',
    allModels: 'Tous les modèles',
    moreModels: (models) => `${others(models)}. Cherche pour les voir.`,
    provider: 'Fournisseur',
    seconds: (seconds) => `environ ${seconds} s`,
    price: (cents) =>
      cents < 1
        ? 'moins d’un cent américain par recette'
        : `environ ${Math.round(cents)} cent${Math.round(cents) < 2 ? '' : 's'} américain${Math.round(cents) < 2 ? '' : 's'} par recette`,
    free: 'gratuit pour l’instant',
    takesPictures: ' · accepte les images',
    localModel: 'Modèle (laisse vide pour le premier)',
    address: 'Adresse',
    copy: 'Copier',
    copied: 'Copié',
    expiredStatus: 'expiré',
    expired: 'Ta connexion a expiré.',
    expiredRemedy: 'Reconnecte-toi, ou choisis un autre modèle.',
  },
  modelTitles: {
    host: 'Le modèle de cette page',
    signIn: 'Se connecter avec Hugging Face',
    token: 'Ton propre jeton d’accès',
    browser: 'Le modèle de ton navigateur',
    local: 'Un modèle sur cet ordinateur',
    sample: 'Recettes d’exemple',
  },
  modelSummaries: {
    host: 'Un modèle de langage prêt à servir. Gratuit pour toi.',
    signIn: 'Un modèle de langage par ton compte Hugging Face. Il utilise ton crédit là-bas.',
    token:
      'Un jeton est un mot de passe qui laisse des applications utiliser ton compte Hugging Face et son crédit.',
    browser:
      'Fonctionne sur cet ordinateur ; cette page n’envoie rien. Les petits modèles font plus d’erreurs : vérifie les temps et les températures.',
    local:
      'Un modèle dans Ollama, LM Studio ou une application du même genre. Gratuit, et rien ne quitte cet ordinateur.',
    sample: 'Un petit recueil de recettes dans cette page, sans modèle de langage. Gratuit.',
  },
  modelProgress: {
    signIn: 'Demande envoyée à Hugging Face…',
    token: 'Essai avec un petit appel…',
    browser: 'Démarrage…',
    local: 'Essai en cours. Un grand modèle peut prendre des minutes…',
  },
  data: {
    host: ({ recipients, secret }) =>
      `${
        recipients.length > 0
          ? `Tes ingrédients vont à ${recipients.join(', puis à ')}.`
          : 'Cette page n’envoie tes ingrédients à personne.'
      } ${
        secret
          ? `${SECRETS[secret]} de l’hébergeur fait partie de cette page, où tout le monde peut le lire.`
          : 'La page ne contient pas de jeton.'
      }`,
    signIn: ({ provider }) =>
      `Hugging Face donne un jeton à cet onglet. L’onglet ne l’envoie qu’à Hugging Face, et l’oublie quand tu te déconnectes ou fermes l’onglet. ${routeOf(provider)}`,
    token: ({ provider }) =>
      `Cette page n’envoie ton jeton qu’à Hugging Face, et l’oublie quand tu recharges ou pars, sauf si elle s’en souvient dans cet onglet. ${routeOf(provider)}`,
    browser: () =>
      'Le navigateur fait tourner le modèle sur cet ordinateur. Cette page n’envoie rien, et n’a pas besoin de jeton.',
    local: () =>
      'Tes ingrédients vont au serveur dont tu donnes l’adresse. Il ne reçoit pas de jeton.',
    sample: () => 'Cette page n’envoie rien, et n’a pas besoin de jeton.',
  },
  inUse: {
    sample: () => 'Tu utilises des recettes d’exemple. Connecte un modèle pour en avoir plus.',
    host: (model) => `Tu utilises le modèle de cette page, ${model}.`,
    signIn: (model, name, end) =>
      `Ton compte${name && ` ${name}`} est connecté${end && ` jusqu’à ${end}`}, et tu utilises ${model}.`,
    token: (model) => `Tu utilises ton jeton, avec ${model}.`,
    browser: () => 'Tu utilises le modèle de ton navigateur.',
    local: (model) => `Tu utilises ${model} sur cet ordinateur.`,
  },
};
