import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';

export const words: Words['questions'] = {
  questions: {
    send: 'Actualizar la receta',
    sendsChange: (model, recipients) =>
      recipients.length > 0
        ? `Envía esta receta y tu lista a ${model} en ${joinNames(recipients)}.`
        : `${model} la cambia. Nada sale de este dispositivo.`,
    asked: (wish) => wish.toLowerCase(),
    wishes: {
      quicker: 'Más rápida',
      simpler: 'Más sencilla',
      forChildren: 'Para niños',
    },
    ask: 'Preguntar',
    stop: 'Parar',
    sends: (model, recipients) =>
      recipients.length > 0
        ? `Envía esta receta, tu pregunta y tus preferencias a ${model} en ${joinNames(recipients)}.`
        : `${model} responde. Nada sale de este dispositivo.`,
    asking: (model) => `Preguntando a ${model}…`,
    by: (model) =>
      `Respuesta de ${model}, que puede equivocarse. No cambia la comprobación de arriba.`,
    cut: 'La respuesta se corta aquí.',
    doThat: 'Hacerlo así',
    safety:
      'Los modelos se equivocan a menudo con las alergias y la seguridad de los alimentos, así que esta página no les pregunta.',
    found: 'Esto es lo que ha encontrado:',
    nothingToFind:
      'Indica en las preferencias lo que evitas, y esta página lo buscará en cada receta.',
    unclear:
      'Esta página no puede saber si se trata de alergias o de la seguridad de los alimentos, así que no pregunta a ningún modelo. Prueba con otras palabras.',
    failed: 'No ha llegado ninguna respuesta. No ha cambiado nada.',
    stopped: 'Parado. No ha cambiado nada.',
  },
};
