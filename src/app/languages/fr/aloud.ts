import type { Words } from '../Words';

export const words: Words['aloud'] = {
  aloud: {
    readAloud: 'Lire à voix haute',
    readAgain: 'Relire',
    noVoice: (language) => `Cet appareil ne peut pas lire à voix haute en ${language}.`,
    voiceFailed: 'La voix ne marche plus. Appuie sur « Lire à voix haute » pour réessayer.',
    needs: (ingredients) => `Il te faut : ${ingredients.join(', ')}.`,
    amountsFor: (amounts, written) => `Encore pour ${written} : ${amounts}.`,
    marked: (mark) => `, ${mark},`,
    timerEnded: (name) => `${name.replaceAll(' · ', ', ')} : temps écoulé.`,
  },
};
