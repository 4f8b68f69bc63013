import type { Choice } from '../../../../machines/connection/connectionMachine';
import type { Words } from '../Words';

const WRITERS: Record<Choice, string> = {
  host: 'le modèle de cette page',
  signIn: 'ton modèle',
  token: 'ton modèle',
  browser: 'le modèle de ton navigateur',
  local: 'le modèle de cet ordinateur',
  sample: 'le recueil de cette page',
};

export const words: Words['requests'] = {
  outcome: {
    failed: (choice, kind) => {
      if (kind === 'signInExpired')
        return 'Reconnecte-toi dans « Modèle… » : ta connexion a expiré.';
      if (kind === 'fewIdeas') return 'Réessaie : cette page n’a reçu aucune idée lisible.';
      if (kind === 'requestTooLong')
        return 'Raccourcis ta liste, ou choisis un autre modèle : ta demande est trop longue pour celui-ci.';
      if (kind === 'noCredit' && choice === 'host')
        return 'Essaie une recette d’exemple, ou utilise ton propre modèle : le crédit de cette page est épuisé pour le moment.';
      const way = choice === 'sample' ? '' : ', ou essaie une recette d’exemple';
      return `Réessaie${way} : ${WRITERS[choice]} n’est pas disponible pour le moment.`;
    },
    details: 'Détails',
    lastAttempt: 'Le dernier essai :',
    offline: 'Une fois en ligne, tu peux envoyer ta demande d’ici.',
    onlineAgain: 'Réessaie : tu es de nouveau en ligne.',
    sample: 'Recette d’exemple',
    aboutSample: 'Une recette d’exemple, tirée d’un petit recueil dans cette page, sans modèle.',
    tryAgain: 'Réessayer',
    chooseModel: 'Modèle…',
    connectOwn: 'Utiliser ton propre modèle…',
    titles: {
      timeIsUp: 'Temps écoulé',
      generating: 'En cours…',
      failed: 'Pas de recette',
      ready: 'Recette prête',
      ideas: 'Idées prêtes',
    },
  },
  wait: {
    for: 'Pour ',
    changing: (change) => `Modification : ${change}`,
    refused: 'Le jeton a été refusé. Nouvel essai…',
    thinking: 'Le modèle réfléchit…',
    attempt: (attempt, attempts) => `Essai ${attempt} sur ${attempts}`,
    seconds: (seconds) => `${seconds} s`,
    slow: 'Le modèle est lent.',
    askAgain: 'Redemander',
  },
  notes: {
    cut: 'Le modèle s’est arrêté trop tôt. Il manque peut-être la fin.',
    check: 'Vérifie les allergènes et les températures de cuisson.',
    written: (model) => `Écrite par ${model}, un modèle de langage.`,
    fromBook: 'Tirée du recueil de cette page.',
    edited: 'Modifiée depuis.',
    byHand: 'Écrite à la main.',
    imported: (place) => `Importée depuis ${place}.`,
    byLink: (claim) => `D’après son lien, ${claim}.`,
    byCookbook: (claim) => `D’après ton carnet de recettes, ${claim}.`,
    claims: {
      imported: (place) => `elle a été importée depuis ${place}`,
      written: (model) => `${model}, un modèle de langage, l’a écrite`,
      fromBook: 'elle est tirée du recueil de cette page',
    },
    elsewhere: 'une autre source',
    quoted: (name) => `« ${name} »`,
  },
};
