import type { Words } from '../Words';

export const words: Words['aloud'] = {
  aloud: {
    readAloud: 'Leer en voz alta',
    readAgain: 'Leer otra vez',
    noVoice: (language) => `Este dispositivo no puede leer en voz alta este idioma: ${language}.`,
    voiceFailed: 'La voz ha dejado de funcionar. Pulsa «Leer en voz alta» para probar otra vez.',
    needs: (ingredients) => `Necesitas: ${ingredients.join(', ')}.`,
    amountsFor: (amounts, written) => `Todavía para ${written}: ${amounts}.`,
    marked: (mark) => `, ${mark},`,
    timerEnded: (name) => `${name.replaceAll(' · ', ', ')}: se acabó el tiempo.`,
  },
};
