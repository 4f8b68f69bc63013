import type { Words } from '../Words';

export const words: Words['aloud'] = {
  aloud: {
    readAloud: 'Vorlesen',
    readAgain: 'Noch einmal vorlesen',
    noVoice: (language) => `Dieses Gerät kann nicht auf ${language} vorlesen.`,
    voiceFailed: 'Die Stimme ist ausgefallen. Drück „Vorlesen“, um es noch einmal zu versuchen.',
    needs: (ingredients) => `Du brauchst: ${ingredients.join(', ')}.`,
    amountsFor: (amounts, written) => `Noch für ${written}: ${amounts}.`,
    marked: (mark) => `, ${mark},`,
    timerEnded: (name) => `${name.replaceAll(' · ', ', ')}: Die Zeit ist um.`,
  },
};
