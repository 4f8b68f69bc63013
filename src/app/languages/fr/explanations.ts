import type { LocalServer } from '../../../../machines/connection/diagnosis';
import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';

const startServer = (server: string | null) =>
  server ? `Démarre ${server} :` : 'Démarre le serveur, puis réessaie.';

const ALLOW_ORIGIN: Partial<Record<LocalServer, string>> = {
  ollama: 'Quitte Ollama, puis démarre-le pour cette page :',
  lmStudio: 'Démarre le serveur avec CORS :',
  vllm: 'Démarre vLLM pour cette page :',
};

export const words: Pick<Words['model'], 'explanations' | 'conditions'> = {
  explanations: {
    tokenMalformed: () => [
      'Ce n’est pas un jeton de Hugging Face. Ces jetons commencent par hf_.',
      'Copie le jeton entier depuis huggingface.co/settings/tokens.',
    ],
    tokenRejected: (_, choice) => {
      if (choice === 'host')
        return ['Le jeton de cette page n’est pas accepté.', 'Crées-en un nouveau.'];
      return choice === 'signIn'
        ? ['Hugging Face a mis fin à ta connexion.', 'Reconnecte-toi.']
        : [
            'Hugging Face n’accepte pas le jeton.',
            'Il est peut-être mal tapé ou révoqué. Crées-en un nouveau sur huggingface.co/settings/tokens.',
          ];
    },
    tokenNotAllowed: (_, choice) =>
      choice === 'signIn'
        ? [
            'Ta connexion n’autorise pas d’appels à ce modèle.',
            'Reconnecte-toi et autorise-les, ou choisis un autre modèle.',
          ]
        : [
            'Le jeton est valable, mais il ne peut pas appeler ce modèle.',
            'Donne-lui l’autorisation « Make calls to Inference Providers ».',
          ],
    noCredit: () => [
      'Le compte n’a plus de crédit.',
      'Ajoutes-en sur huggingface.co/settings/billing, ou attends le mois prochain.',
    ],
    keyRequired: () => [
      'Le serveur demande une clé, et cette page n’en envoie pas.',
      'Démarre le serveur sans clé.',
    ],
    modelMalformed: () => [
      'Ce n’est pas le nom d’un modèle.',
      'Copie le nom depuis la page du modèle.',
    ],
    modelNotFound: ({ models }, choice) => {
      if (choice !== 'local')
        return [
          'Hugging Face n’a pas de modèle de ce nom, ou ne te le montre pas.',
          'Copie le nom depuis la page du modèle.',
        ];
      if (!models)
        return [
          'Le serveur ne connaît pas ce modèle, et ne dit pas lesquels il a.',
          'Écris le nom que montre son application.',
        ];
      return models.length === 0
        ? ['Le serveur n’a pas encore de modèle.', 'Télécharges-en d’abord un.']
        : ['Le serveur n’a pas de modèle de ce nom.', `Il a ${joinNames(models.slice(0, 20))}.`];
    },
    modelNotServed: ({ provider }) => [
      provider === null
        ? 'Aucun fournisseur ne propose ce modèle pour converser.'
        : `« ${provider} » ne propose pas ce modèle pour converser.`,
      `Choisis-en un sur huggingface.co/models?inference_provider=${provider ?? 'all'}.`,
    ],
    tooManyCalls: () => [
      'Il y a trop d’appels en ce moment.',
      'Attends une minute, puis réessaie.',
    ],
    serverFailed: ({ status }) => [
      `Le serveur a échoué${status ? ` (HTTP ${status})` : ''}.`,
      'Réessaie plus tard.',
    ],
    providerNoCredit: () => [
      'Le fournisseur de ce modèle n’a plus de crédit. Ton compte n’y est pour rien.',
      'Laisse Hugging Face en choisir un autre : ajoute :fastest au nom du modèle.',
    ],
    modelBusy: () => [
      'Le modèle est surchargé en ce moment.',
      'Attends une minute, puis réessaie.',
    ],
    modelLoading: () => [
      'Le serveur charge encore le modèle.',
      'Cela prend une minute ou deux. Réessaie ensuite.',
    ],
    serverStopped: () => [
      'Le serveur de ce modèle est arrêté.',
      'Démarre-le, ou choisis un autre modèle.',
    ],
    tooLittleMemory: () => [
      'Le serveur n’a pas pu exécuter le modèle. Il manque sans doute de mémoire.',
      'Choisis un modèle plus petit, ou mets le serveur à jour.',
    ],
    contentRefused: () => [
      'Le filtre du service a refusé cette demande.',
      'Change ta liste, ou choisis un autre modèle.',
    ],
    settingRefused: () => [
      'Le modèle n’accepte pas les réglages de cette page.',
      'Réessaie, ou choisis un autre modèle.',
    ],
    noRecipe: () => [
      'Cela ne ressemble pas à une recette : la réponse n’a aucune lettre.',
      'Réessaie, ou choisis un autre modèle.',
    ],
    wantsTools: () => [
      'Le modèle a appelé un outil au lieu d’écrire une recette.',
      'Réessaie, ou choisis un modèle qui répond avec des mots.',
    ],
    wrongAddress: ({ status, address }) => [
      `${address} ne répond pas comme un modèle (HTTP ${status}).`,
      'Vérifie l’adresse. C’est peut-être celle-ci :',
    ],
    blockedByFrame: () => [
      'Cette page est dans un cadre qui ne peut pas appeler cet ordinateur.',
      'Ouvre-la dans son propre onglet :',
    ],
    addressMalformed: () => ['Ce n’est pas une adresse.', 'Une adresse ressemble à ceci :'],
    addressNotLocal: ({ host }) => [
      `« ${host} » n’est pas cet ordinateur. Le navigateur ne laisse pas cette page en appeler un autre.`,
      'Redirige un port vers lui, puis entre http://localhost:11434 :',
    ],
    addressNotCallable: () => [
      'Cette page ne peut pas appeler une adresse de cette forme.',
      'Écris-la ainsi :',
    ],
    serverNotRunning: (_, __, server) => [
      'Rien ne répond à cette adresse. Le serveur ne tourne pas.',
      startServer(server),
    ],
    serverSilent: (_, __, server) => [
      'Rien ne répond. Le serveur ne tourne pas, ou le navigateur a bloqué l’appel.',
      startServer(server),
    ],
    blockedByCors: ({ server }) => [
      'Le serveur tourne, mais ne laisse pas cette page lire ses réponses (CORS).',
      (server && ALLOW_ORIGIN[server]) ?? 'Règle le serveur pour autoriser cette origine :',
    ],
    blockedByBrowser: () => [
      'Le navigateur ne laisse pas cette page appeler cet ordinateur.',
      'Autorise-le dans les réglages du navigateur pour ce site, puis réessaie.',
    ],
    browserModelForbidden: () => [
      'Le navigateur ne laisse pas cette page utiliser son modèle.',
      'Réessaie, ou autorise-le dans les réglages du navigateur pour ce site.',
    ],
    browserModelUnsupported: () => [
      'Le modèle du navigateur ne sait pas traiter cette demande.',
      'C’est l’anglais qu’il connaît le mieux. Écris ta liste en anglais, ou choisis un autre modèle.',
    ],
    browserModelNoRoom: () => [
      'Il n’y a pas de place pour le modèle du navigateur sur cet ordinateur.',
      'Libère 22 Go, puis réessaie.',
    ],
    browserModelPart: () => [
      'Le navigateur doit d’abord télécharger une partie de son modèle.',
      'Ouvre « Modèle… », et télécharge-la.',
    ],
    browserModelGone: () => [
      'Le modèle du navigateur n’est plus sur cet ordinateur.',
      'Télécharge-le à nouveau, ou choisis un autre modèle.',
    ],
    requestTooLong: () => [
      'Ta demande est trop longue pour ce modèle.',
      'Raccourcis-la, ou choisis un autre modèle.',
    ],
    pictureRefused: () => [
      'Le modèle n’accepte pas cette image.',
      'Choisis un modèle qui accepte les images.',
    ],
    timedOut: () => [
      'Aucune réponse n’est arrivée à temps.',
      'Réessaie. Un grand modèle met du temps à se charger.',
    ],
    onlyThoughts: () => ['Le modèle a passé toute sa réponse à réfléchir.', 'Choisis-en un autre.'],
    blankAnswer: () => ['La réponse du modèle était vide.', 'Réessaie.'],
    brokenOff: () => ['La réponse s’est interrompue.', 'Réessaie.'],
    fewIdeas: () => ['La réponse nomme moins de deux plats.', 'Réessaie.'],
    partMissing: () => [
      'Impossible de charger une partie de cette page.',
      'Réessaie, ou recharge la page.',
    ],
    signInExpired: () => ['Ta connexion a expiré.', 'Reconnecte-toi, ou choisis un autre modèle.'],
    offline: () => ['Tu es hors ligne.', 'Connecte-toi à internet, puis réessaie.'],
    unreachable: () => [
      'Aucune réponse n’est arrivée. Le navigateur ne dit pas pourquoi à une page.',
      'Réessaie plus tard.',
    ],
    unknown: ({ status }) => [
      `Ce n’était pas la réponse d’un modèle${status ? ` (HTTP ${status})` : ''}. La cause est inconnue.`,
      'Réessaie plus tard, ou choisis un autre modèle.',
    ],
    signInDeclined: () => [
      'La connexion a été refusée chez Hugging Face.',
      'Reconnecte-toi et autorise-la, ou choisis un autre modèle.',
    ],
    signInFailed: ({ detail }) => [
      `La connexion a échoué : ${detail}.`,
      'Réessaie. Si cela continue, dis-le aux responsables de cette page.',
    ],
    signInStale: () => [
      'Cette connexion a déjà servi, ou un autre onglet l’a commencée.',
      'Reconnecte-toi.',
    ],
    storageBlocked: () => [
      'Le navigateur ne laisse rien enregistrer à cette page, donc tu ne peux pas te connecter.',
      'Autorise ce site à enregistrer des données, ou choisis un autre modèle.',
    ],
  },
  conditions: {
    mayPass: (remedy) => `${remedy} Si cela continue, dis-le aux responsables de cette page.`,
    staysWrong: 'Dis-le aux responsables de cette page, ou choisis un autre modèle.',
    noCredit: 'plus de crédit',
    notAvailable: 'pas disponible',
    refused: 'refusé',
    said: (words: string) => `Le serveur dit : « ${words} »`,
    noAnswer: 'pas de réponse',
  },
};
