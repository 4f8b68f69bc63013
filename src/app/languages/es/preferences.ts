import { listOf } from '../../../ui/listOf';
import type { Words } from '../Words';

/** The Spanish words of the preferences dialog. */
export const words: Words['preferences'] = {
  preferences: {
    standsFor: (word, contents) =>
      `«${word}»: todo lo que contiene ${listOf(contents, 'disjunction')}.`,
    looksFor: (word, names, hasMore, examples) => {
      const such = examples.length > 0 ? `: ${examples.join(', ')}…` : '.';
      const start = names.join() === word.toLowerCase() ? 'Busca' : `«${word}»: busca`;
      return `${start} ${names.join(', ')}${hasMore ? '…' : ''} y lo que se hace con ello${such}`;
    },
    onlyAWord: (word) => `Busca solo la palabra «${word}». La página no conoce este alimento.`,
    heading: 'Preferencias',
    close: 'Cerrar',
    about: (isStored) =>
      `Cada receta nueva debería respetarlas. ${isStored ? 'Este navegador las guarda, y cada' : 'Cada'} petición las envía al modelo. Una receta no sabe nada de trazas. Comprueba cada etiqueta.`,
    lasts: (until) =>
      `Tu navegador no ha podido guardarlo. Se queda solo hasta que ${until === 'close' ? 'cierres' : 'recargues'} esta pestaña.`,
    avoidHint: 'Separa los alimentos con comas.',
    quoted: (word) => `«${word}»`,
    more: (count) => `${count} más`,
    notTaken: (names, room) =>
      `No se ha añadido, así que en ninguna receta se comprueba: ${names}. Caben ${room.foods} alimentos de hasta ${room.letters} letras, y ${room.inAll} letras en total.`,
    forget: 'Olvidarlas',
    forgotten: 'Tus preferencias están olvidadas.',
    undo: 'Deshacer',
    done: 'Listo',
  },
  fieldNames: {
    people: 'Personas',
    minutes: 'Tiempo',
    diet: 'Dieta',
    allergens: 'Alergias e intolerancias',
    avoid: 'Evitar también',
    equipment: 'Aparatos',
    equipmentHint: 'Marca lo que tienes. Si no marcas nada, una receta puede usarlo todo.',
    units: 'Unidades',
    wish: '¿Algo más?',
    wishExample: 'algo tailandés, para niños…',
  },
  choiceNames: {
    any: 'Da igual',
    minutes: (minutes) => `${minutes} minutos`,
    noDiet: 'Ninguna',
    vegetarian: 'Vegetariana',
    vegan: 'Vegana',
    pescatarian: 'Pescetariana',
    'no pork': 'Sin cerdo',
    halal: 'Halal',
    kosher: 'Kosher',
    oven: 'Horno',
    stove: 'Fogones',
    microwave: 'Microondas',
    'air fryer': 'Freidora de aire',
    original: 'Como en la receta',
    metric: 'Métricas (g, ml, °C)',
    us: 'De EE. UU. (cups, oz, °F)',
  },
  // The names of the label law, beside everyday words.
  allergenNames: {
    milk: ['Leche', 'mantequilla, queso, nata, yogur, lactosa'],
    eggs: ['Huevos', 'mayonesa, merengue, pasta fresca'],
    peanuts: ['Cacahuetes (maní)', 'crema de cacahuete, satay'],
    nuts: [
      'Frutos de cáscara (nueces)',
      'almendras, nueces, anacardos… El coco y los piñones solo se señalan. Marca los cacahuetes aparte',
    ],
    gluten: [
      'Cereales que contienen gluten',
      'trigo, centeno, cebada, avena, espelta: pan, pasta, cerveza',
    ],
    fish: ['Pescado', 'anchoas, salsa de pescado, salsa Worcestershire'],
    crustaceans: ['Crustáceos', 'gambas, camarones, cangrejo, bogavante'],
    molluscs: ['Moluscos', 'mejillones, calamares, ostras, caracoles'],
    soya: ['Soja', 'tofu, salsa de soja, miso, edamame'],
    celery: ['Apio', 'apionabo, sal de apio, pastillas de caldo'],
    mustard: ['Mostaza', 'granos de mostaza, muchos aliños y currys'],
    sesame: ['Granos de sésamo', 'tahini, hummus, halva'],
    sulphites: ['Dióxido de azufre y sulfitos', 'vino, fruta seca, vinagre'],
    lupin: ['Altramuces', 'harina de altramuz, algunos panes'],
  },
};
