import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';

export const words: Words['questions'] = {
  questions: {
    send: 'Adapter la recette',
    sendsChange: (model, recipients) =>
      recipients.length > 0
        ? `Envoie cette recette et ta liste à ${model} chez ${joinNames(recipients)}.`
        : `${model} la modifie. Rien ne quitte cet appareil.`,
    asked: (wish) => wish.toLowerCase(),
    wishes: {
      quicker: 'Plus rapide',
      simpler: 'Plus simple',
      forChildren: 'Pour les enfants',
    },
    ask: 'Demander',
    stop: 'Arrêter',
    sends: (model, recipients) =>
      recipients.length > 0
        ? `Envoie cette recette, ta question et tes préférences à ${model} chez ${joinNames(recipients)}.`
        : `${model} répond. Rien ne quitte cet appareil.`,
    asking: (model) => `Question posée à ${model}…`,
    by: (model) =>
      `Réponse de ${model}, qui peut se tromper. Elle ne change rien à la vérification ci-dessus.`,
    cut: 'La réponse s’arrête ici.',
    doThat: 'Faire ainsi',
    safety:
      'Les modèles se trompent souvent sur les allergies et la sécurité des aliments. Cette page ne les interroge donc pas.',
    found: 'Voici ce qu’elle a trouvé :',
    nothingToFind:
      'Indique dans les préférences ce que tu évites, et cette page le cherchera dans chaque recette.',
    unclear:
      'Cette page ne sait pas s’il s’agit d’allergies ou de sécurité des aliments. Elle n’interroge donc aucun modèle. Essaie avec d’autres mots.',
    failed: 'Aucune réponse n’est venue. Rien n’a changé.',
    stopped: 'Arrêté. Rien n’a changé.',
  },
};
