import type { Allergen } from '../../../machines/kitchen/preferences';
import type { Words } from '../createLanguage';

const ALLERGENS: Record<Allergen | 'pine nuts', string> = {
  milk: 'leche',
  eggs: 'huevo',
  peanuts: 'cacahuetes',
  nuts: 'frutos de cáscara',
  gluten: 'gluten',
  fish: 'pescado',
  crustaceans: 'crustáceos',
  molluscs: 'moluscos',
  soya: 'soja',
  celery: 'apio',
  mustard: 'mostaza',
  sesame: 'sésamo',
  sulphites: 'sulfitos',
  lupin: 'altramuces',
  'pine nuts': 'piñones',
};

const LEFT_OUT: Record<string, string> = {
  vegetarian: 'ingredientes no vegetarianos',
  vegan: 'ingredientes no veganos',
  pescatarian: 'ingredientes no pescetarianos',
  'no pork': 'cerdo',
  halal: 'ingredientes no halal',
  kosher: 'ingredientes no kosher',
};

const TOOLS = {
  oven: 'horno',
  stove: 'fogones',
  microwave: 'microondas',
  'air fryer': 'freidora de aire',
};

/**
 * The Spanish words of the first screen.
 *
 * The page says "tú" and uses the imperative: "Pide una receta". Buttons are infinitives: "Guardar".
 * The Spanish is that of Spain, in words that people in Mexico and Argentina understand. Where they differ, the other
 * word follows in brackets: "nata (crema)". Quotation marks are «».
 * Recipes and ideas are feminine: "Guardada". Ingredients are masculine: "Añadido".
 * Two things that a recipe goes without are joined by "ni": "sin leche ni huevo". "Sin leche y huevo" can be read as
 * with eggs. A sentence that takes a food fits any number and gender: "si contiene …", "sin …".
 * One thing has one word: usar primero (in Mexico "gastar" is for money), detener ("parado" is unemployed in Spain).
 */
export const words: Words['first'] = {
  language: {
    code: 'es',
    days: 'es',
    onItsWay: ' – un momento…',
    couldNotOpen: ' – no se ha podido cargar. Inténtalo otra vez.',
    undo: 'Deshacer',
    tryAgain: 'Intentar otra vez',
    allergen: (allergen) => ALLERGENS[allergen],
    left: (dish, found) =>
      `${dish} (sobras${found.length > 0 ? `; contiene ${found.join(', ')}` : ''})`,
  },
  app: {
    kitchenName: (brand) => `La cocina de ${brand}`,
    icon: 'Gorro de cocina',
    cookbook: 'Recetario',
    add: 'Añadir una receta',
    photo: 'Foto',
    model: 'Recetas: ',
    modelNames: {
      signIn: 'tu cuenta',
      token: 'tu cuenta',
      browser: 'tu navegador',
      local: 'este dispositivo',
      sample: 'libro de muestra',
    },
    sampleNote: 'Recibes recetas de muestra. Para recetas nuevas, ',
    connect: 'conecta un modelo de IA.',
    planned: (recipes) => (recipes === 1 ? '1 receta planeada' : `${recipes} recetas planeadas`),
    keptMissing: 'Lo que tenías aquí no se ha podido cargar. Recarga la página.',
    openingLink: 'Abriendo el enlace…',
    writer: 'Las recetas las escribe un modelo de IA.',
    linkFailed: 'No se ha podido abrir el enlace. Recarga la página.',
    brokenDialog: 'No se ha podido mostrar. Inténtalo de nuevo.',
  },
  kitchen: {
    pane: 'Tu cocina',
    inputLabel: 'Añade más de un ingrediente',
    lead: '¿Qué hay en tu cocina?',
    add: 'Añadir ingrediente',
    addShort: 'Añadir',
    addWhat: ' ingrediente',
    usual:
      'huevos, arroz, cebollas, tomates, pasta, queso, patatas, pollo, zanahorias, leche, harina, pan, garbanzos, champiñones',
    listHeading: 'Tus ingredientes',
    example: 'Escribe o pega lo que tienes: huevos, arroz, cebolletas',
    count: (ingredients) => `\u00a0· ${ingredients}`,
    startOver: 'Empezar de nuevo',
    unchecked: 'sin comprobar',
    useUp: '\u00a0· usar primero',
    remove: (ingredient) => `Quitar ${ingredient}`,
    added: 'Añadido: ',
    removed: 'Quitado: ',
    changed: 'Cambiado: ',
    promptHeading: '¿Todo listo?',
    prompt: 'Pide una receta con los ingredientes de tu lista.',
    offline: 'Parece que no tienes conexión.',
    sample: 'Receta de muestra',
    request: 'Pedir una receta',
    ideas: 'Primero tres ideas',
    stop: 'Detener',
    more: (names) => `${names} más`,
    addedFoods: (foods) =>
      foods === 1 ? '1 ingrediente añadido' : `${foods} ingredientes añadidos`,
    interrupted: 'Tu petición se detuvo al salir de la página.',
    notices: {
      duplicates: (names) => `Ya está en tu lista: ${names}.`,
      removal: (names) => `Quitado: ${names}`,
      clear: () => 'Tu cocina está vacía',
      'request.started': () => 'Pidiendo una receta',
      ideasRequest: () => 'Buscando ideas…',
      'attempt.failed': (_, attempt, attempts) =>
        `No ha funcionado. Nuevo intento, ${attempt} de ${attempts}`,
      'answer.delayed': () => 'El modelo va lento. Puedes esperar o detenerlo.',
      'request.stopped': () => 'Detenido',
      recipe: () => 'Tu receta está lista',
      answer: () => 'El modelo ha respondido',
      ideas: () => 'Tus ideas están listas',
      'recipe.opened': () => 'La receta está abierta',
    },
  },
  preferencesLine: {
    label: 'Preferencias: ',
    unreadable: 'No se han podido leer tus preferencias. Indica otra vez tus alergias.',
    tabOnly: 'solo en esta pestaña',
    ask: '¿Alergias o dieta? ',
    noneSet: 'Sin indicar',
    people: (count) => (count === 1 ? 'para 1 persona' : `para ${count}`),
    minutes: (minutes) => `${minutes} minutos`,
    diet: (diet) =>
      ({
        vegetarian: 'vegetariana',
        vegan: 'vegana',
        pescatarian: 'pescetariana',
        'no pork': 'sin cerdo',
        halal: 'halal',
        kosher: 'kosher',
      })[diet],
    without: (food) => `sin ${food}`,
    equipment: (tool) => TOOLS[tool],
    only: (tools) => `solo ${tools}`,
    units: { metric: 'unidades métricas', us: 'unidades de EE. UU.' },
  },
  recipePane: {
    pane: 'Receta',
    heading: (kitchenName, { origin, changed, source }) =>
      changed
        ? `Has pedido: \u2068${changed}\u2069`
        : {
            request: `${kitchenName} recomienda:`,
            shared: 'Receta compartida',
            cookbook: 'De tu recetario',
            imported: source?.name ? `De \u2068${source.name}\u2069` : 'Receta que has añadido',
          }[origin],
    generating: 'Escribiendo la receta…',
    findingIdeas: 'Buscando ideas…',
    fragment: 'Receta sin terminar',
    failed: 'Sin receta',
    opening: 'Abriendo la receta que te han enviado…',
    emptyLead: 'Tu receta aparecerá aquí',
    orTry: 'O pide una receta con:',
    begunLead: '¿Qué más tienes?',
    splitOrAdd: 'Divide la línea, o añade algo más.',
    unchecked: 'No se ha podido comprobar esta receta.',
    failure:
      'Error: tras varios intentos no ha llegado ninguna receta. Revisa tu token de acceso, si el modelo está disponible o la red.',
  },
  pending: {
    checking: (things) => `Comprobando si contiene ${things}…`,
    leftOutBy: (diet) => LEFT_OUT[diet] ?? diet,
  },
  ui: {
    close: 'Cerrar',
    full: (longest) => `Aquí solo caben ${longest} caracteres. El resto se omite.`,
  },
};
