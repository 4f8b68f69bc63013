import type { Choice } from '../../../../machines/connectionMachine';
import type { Words } from '../Words';
import { others } from './avoided';

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
        return 'Ta connexion a expiré. Reconnecte-toi dans « Modèle… ».';
      if (kind === 'fewIdeas') return 'Cette page n’a reçu aucune idée lisible.';
      if (kind === 'requestTooLong') return 'Ta demande est trop longue pour ce modèle.';
      if (kind === 'noCredit' && choice === 'host')
        return 'Le crédit de cette page est épuisé pour le moment. Essaie une recette d’exemple, ou utilise ton propre modèle.';
      return `${WRITERS[choice]} n’est pas disponible pour le moment.`;
    },
    details: 'Détails',
    lastAttempt: 'Le dernier essai :',
    offline: 'Tu es hors ligne. Une fois en ligne, tu peux envoyer ta demande d’ici.',
    onlineAgain: 'Tu es de nouveau en ligne.',
    sample: 'Recette d’exemple',
    aboutSample:
      'Une recette d’exemple, tirée d’un petit recueil dans cette page, en anglais et sans modèle.',
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
    and: ' et ',
    more: others,
    changing: (change) => `Modification : ${change}`,
    thinking: 'Le modèle réfléchit…',
    ingredients: (count) => (count === 1 ? '1 ingrédient' : `${count} ingrédients`),
    step: (step) => `étape ${step}`,
    draft: 'Ingrédients jusqu’ici',
    unfinished: 'En cours d’écriture. Pas entièrement vérifié.',
    attempt: (attempt, attempts) => `Essai ${attempt} sur ${attempts}`,
    seconds: (seconds) => `${seconds} s`,
    usual: (seconds) => `d’habitude environ ${seconds} s`,
    longer: 'Plus long que d’habitude.',
    slow: 'Le modèle est lent.',
    askAgain: 'Redemander',
  },
  notes: {
    cut: 'Le modèle s’est arrêté trop tôt. Il manque peut-être la fin.',
    check: 'Vérifie les allergènes et les températures de cuisson.',
    written: (model) => `Écrite par ${model}, un modèle de langage.`,
    fromBook: 'Tirée du recueil de cette page, en anglais.',
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
