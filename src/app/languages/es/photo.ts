import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';

export const words: Words['photo'] = {
  photo: {
    heading: 'Alimentos en una foto',
    finding: 'Buscando un modelo que vea imágenes…',
    drawing: 'Leyendo la imagen…',
    take: 'Hacer una foto',
    choose: 'Elegir una imagen',
    another: 'Elegir otra',
    file: 'Imagen de tus alimentos',
    camera: 'Foto de tus alimentos',
    drop: 'O pega una imagen, o suéltala en la página.',
    picture: 'La imagen',
    send: 'Enviar imagen',
    stop: 'Detener',
    tryAgain: 'Intentar otra vez',
    models: 'Elegir un modelo',
    copyText:
      'La mayoría de los teléfonos saben copiar el texto de una foto. Pégalo como tu lista.',
    looking: (model) => `${model} está mirando…`,
    failed: 'Ningún modelo ha podido mirar tu imagen. No se ha añadido nada.',
    guessed:
      'Revisa lo que ha visto el modelo: puede omitir o confundir alimentos. Solo están marcados los alimentos sencillos que esta página conoce.',
    unchecked: ' · no se ha podido comprobar',
    cooked: ' · cocinado o sin etiqueta',
    wild: ' · solo un experto puede decir qué es',
    add: (foods) => (foods === 1 ? 'Añadir 1 alimento' : `Añadir ${foods} alimentos`),
    notLoaded: 'No se ha podido cargar una parte de esta página. Cierra esto e inténtalo otra vez.',
    sending({ model, recipients }) {
      const leaveOut = 'Que no salgan personas, cartas ni medicinas.';
      return recipients.length === 0
        ? `Muestra esta imagen a ${model}, en este dispositivo. No la recibe nadie más. ${leaveOut}`
        : `Envía esta imagen a ${model} en ${joinNames(recipients)}, sin lugar ni hora. Esta página no la guarda; ellos quizá sí. ${leaveOut}`;
    },
    blindness({ model, isKnown, others }) {
      const why = model
        ? isKnown
          ? `Aquí no consta que ${model} acepte imágenes.`
          : `Esta página no puede saber si ${model} acepta imágenes.`
        : 'No hay conectado ningún modelo que acepte imágenes.';
      return others.length > 0
        ? `${why} Con tu propia cuenta puede hacerlo ${joinNames(others, 'disjunction')}.`
        : why;
    },
  },
  photoOutcomes: {
    none: 'No hay alimentos en esta imagen.',
    writing: 'Aquí se buscan alimentos. No se leen etiquetas ni recetas.',
  },
  pictureProblems: {
    unreadable: 'Esta imagen está dañada, o este navegador no puede leerla. Elige otra.',
    noPicture: 'Esta página no puede leer esta imagen. Elige un JPEG, un PNG o un WebP.',
    heic: 'Este navegador no lee imágenes HEIC ni AVIF. Guárdala como JPEG, o haz una captura de pantalla.',
    tooLarge: 'Este archivo pasa de 30 MB. Elige uno más pequeño.',
    tooManyPixels:
      'Esta imagen tiene más de 64 megapíxeles. Redúcela, o haz una captura de pantalla.',
  },
};
