import type { Choice } from '../../../../machines/connectionMachine';
import type { Words } from '../Words';

const WRITERS: Record<Choice, string> = {
  host: 'Le modèle de cette page',
  signIn: 'Ton modèle',
  token: 'Ton modèle',
  browser: 'Le modèle de ton navigateur',
  local: 'Le modèle de cet ordinateur',
  sample: 'Le recueil de cette page',
};

/** The French words around a request. */
export const words: Words['requests'] = {
  outcome: {
    failed: (choice, kind) => {
      if (kind === 'signInExpired')
        return 'Ta connexion a expiré. Reconnecte-toi sous « Modèle… ».';
      if (kind === 'fewIdeas') return 'Aucune idée lisible par cette page n’est venue.';
      if (kind === 'requestTooLong') return 'Ta demande est trop longue pour ce modèle.';
      if (kind === 'noCredit' && choice === 'host')
        return 'Cette page a épuisé ses recettes pour le moment. Prends une recette d’exemple, ou ton propre modèle.';
      return `${WRITERS[choice]} n’est pas disponible pour le moment.`;
    },
    details: 'Détails',
    lastAttempt: 'Le dernier essai :',
    offline: 'Tu es hors ligne. Une fois en ligne, tu peux envoyer ta demande d’ici.',
    onlineAgain: 'Tu es de nouveau en ligne.',
    sample: 'Recette d’exemple',
    aboutSample:
      'Une recette d’exemple, tirée d’un petit recueil dans cette page, en anglais. Aucun modèle ne l’écrit.',
    tryAgain: 'Réessayer',
    chooseModel: 'Modèle…',
    connectOwn: 'Utiliser ton propre modèle…',
    titles: {
      timeIsUp: 'C’est l’heure',
      generating: 'En cours…',
      failed: 'Pas de recette',
      ready: 'Recette prête',
      ideas: 'Idées prêtes',
    },
  },
  wait: {
    for: 'Pour ',
    and: ' et ',
    more: (count) => `${count} de plus`,
    changing: (change) => `Changement : ${change}`,
    thinking: 'réfléchit…',
    ingredients: (count) => (count === 1 ? '1 ingrédient' : `${count} ingrédients`),
    step: (step) => `étape ${step}`,
    draft: 'Ingrédients jusqu’ici',
    unfinished: 'En cours d’écriture. Pas entièrement vérifié.',
    attempt: (attempt, attempts) => `Essai ${attempt} sur ${attempts}`,
    seconds: (seconds) => `${seconds} s`,
    usual: (seconds) => `d’habitude ${seconds} s environ`,
    longer: 'Plus long que d’habitude.',
    slow: 'Le modèle est lent.',
    askAgain: 'Redemander',
  },
  notes: {
    cut: 'Le modèle s’est arrêté trop tôt. La fin manque peut-être.',
    check: 'Vérifie les allergènes et les températures de cuisson.',
    written: (model) => `Écrit par ${model}, un modèle de langage.`,
    fromBook: 'Tiré du recueil de cette page.',
    imported: (place) => `Importé de ${place}.`,
    byLink: (claim) => `D’après son lien, ${claim}.`,
    byCookbook: (claim) => `D’après ton livre de cuisine, ${claim}.`,
    claims: {
      imported: (place) => `elle a été importée de ${place}`,
      written: (model) => `${model}, un modèle de langage, l’a écrite`,
      fromBook: 'elle est tirée du recueil de cette page',
    },
    elsewhere: 'ailleurs',
    quoted: (name) => `« ${name} »`,
  },
};
