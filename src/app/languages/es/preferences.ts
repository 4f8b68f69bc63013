import type { Allergen } from '../../../../machines/kitchen/preferences';
import { joinNames } from '../../../ui/joinNames';
import { language } from '../../../ui/language';
import type { Words } from '../Words';

/** For sentences: contents that a visitor's word may mean. */
const OTHERS: Partial<Record<string, string>> = {
  meat: 'carne',
  pork: 'cerdo',
  alcohol: 'alcohol',
  gelatine: 'gelatina',
  honey: 'miel',
  rennet: 'cuajo',
};

/** Foods keep their own name. */
const nameOf = (name: string) => OTHERS[name] ?? language.allergen(name as Allergen) ?? name;

export const words: Words['preferences'] = {
  preferences: {
    standsFor: (word, contents) =>
      `«${word}»: todo lo que contiene ${joinNames(contents.map(nameOf), 'disjunction')}.`,
    looksFor: (word, names, hasMore, examples) => {
      const such = examples.length > 0 ? `: ${examples.join(', ')}…` : '.';
      const start = names.join() === word ? 'Busca' : `«${word}»: busca`;
      return `${start} ${names.map(nameOf).join(', ')}${hasMore ? '…' : ''} y lo que se hace con eso${such}`;
    },
    onlyAWord: (word) => `Busca solo la palabra «${word}». La página no conoce este alimento.`,
    heading: 'Preferencias',
    about: (isStored) =>
      `Cada receta nueva debería respetarlas. ${isStored ? 'Este navegador las guarda, y cada' : 'Cada'} petición las envía al modelo. Solo se comprueban del todo las recetas en inglés, alemán y francés. Una receta no puede decirte nada de las trazas. Comprueba cada etiqueta.`,
    lasts: (until) =>
      `Tu navegador no ha podido guardarlo. Solo se conserva hasta que ${until === 'close' ? 'cierres' : 'recargues'} esta pestaña.`,
    avoidHint: 'Separa los alimentos con comas.',
    quoted: (word) => `«${word}»`,
    more: (count) => `${count} más`,
    notTaken: (names, room) =>
      `No se ha añadido, así que en ninguna receta se comprueba si hay ${names}. Caben ${room.foods} alimentos de hasta ${room.letters} letras, y ${room.inAll} letras en total.`,
    taught: (name, thing) => `${name} contiene ${thing}.`,
    alwaysHave: 'Siempre tienes',
    alwaysHaveStays: 'Para comparar una receta con tu lista. Se queda en este navegador.',
    forget: 'Borrarlas',
    forgotten: 'Tus preferencias se han borrado.',
    undo: 'Deshacer',
    done: 'Listo',
  },
  fieldNames: {
    people: 'Personas',
    minutes: 'Tiempo',
    diet: 'Dieta',
    allergens: 'Alergias e intolerancias',
    avoid: 'Evitar también',
    taught: 'Lo que sabes de los ingredientes',
    equipment: 'Aparatos',
    equipmentHint: 'Si no marcas nada, una receta puede usar cualquiera.',
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
    stove: 'Fogones (placa, estufa)',
    microwave: 'Microondas',
    'air fryer': 'Freidora de aire',
    original: 'Como en la receta',
    metric: 'Métricas (g, ml, °C)',
    us: 'De EE. UU. (tazas, oz, °F)',
  },
  // The names of Regulation (EU) No 1169/2011, annex II, beside everyday words. "Frutos secos" includes peanuts, so it is
  // here alone: in a statement it would promise too much. "Nueces" are walnuts in Spain, and "fruta seca" is nuts in
  // Argentina: the page says "fruta desecada".
  allergenNames: {
    milk: ['Leche', 'mantequilla, queso, nata (crema), yogur, lactosa'],
    eggs: ['Huevos', 'mayonesa, merengue, pasta fresca'],
    peanuts: ['Cacahuetes (cacahuates, maní)', 'crema o mantequilla de cacahuete, satay'],
    nuts: [
      'Frutos de cáscara (frutos secos)',
      'almendras, avellanas, nueces, anacardos…',
      'Marca los cacahuetes aparte. El coco y los piñones solo se señalan',
    ],
    gluten: [
      'Cereales que contengan gluten',
      'trigo, centeno, cebada, avena, espelta: pan, pasta, cerveza',
    ],
    fish: ['Pescado', 'anchoas, salsa de pescado, salsa Worcestershire (inglesa)'],
    crustaceans: ['Crustáceos', 'gambas, camarones, cangrejo, bogavante'],
    molluscs: ['Moluscos', 'mejillones, calamares, ostras, caracoles'],
    soya: ['Soja (soya)', 'tofu, salsa de soja, miso, edamame'],
    celery: ['Apio', 'apionabo, sal de apio, pastillas de caldo'],
    mustard: ['Mostaza', 'granos de mostaza, muchos aliños y mezclas de curry'],
    sesame: ['Granos de sésamo (ajonjolí)', 'tahini, hummus, halva'],
    sulphites: ['Dióxido de azufre y sulfitos', 'vino, pasas y otra fruta desecada, vinagre'],
    lupin: ['Altramuces (lupinos)', 'harina de altramuz, algunos panes de molde'],
  },
};
