import type { Words } from '../Words';

export const words: Words['typing'] = {
  typing: {
    isRecipe: 'Parece una receta.',
    openIt: 'Abrirla',
    asFoods: 'Añadir como ingredientes',
    useUp: 'Usar primero',
    keepQuestion: '¿Guardar la lista y esta receta en este navegador para la próxima vez?',
    keepListQuestion: '¿Guardar la lista en este navegador para la próxima vez?',
    keep: 'Guardar',
    decline: 'No',
    kept: 'Guardado en este navegador',
    stop: 'Dejar de guardar y borrar',
    deleted: 'Borrado de este navegador.',
    undo: 'Deshacer',
    refused: 'Tu navegador no puede guardarlas. Solo se quedan en esta pestaña.',
    nowhere: 'Esta pestaña no puede guardar la lista ni las recetas: al recargar se pierden.',
    behind:
      'Tu último cambio no se ha podido guardar: el almacenamiento de este navegador está lleno.',
    age: (day) => `Lista del ${day}. ¿Sigue bien?`,
    eatByLabel: 'Usar hasta',
    eatBy: (day) => ` · Usar hasta el ${day}`,
    past: ' · Ya pasó su fecha. ¿Sigue bueno?',
    edit: (ingredient) => `Cambiar ${ingredient}`,
    split: (pieces) => `Dividir en ${pieces.length}: ${pieces.join(' · ')}`,
  },
};
