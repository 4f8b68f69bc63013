import type { Allergen } from '../../../machines/kitchen/preferences';
import type { Words } from '../createLanguage';

const ALLERGENS: Record<Allergen | 'pine nuts', string> = {
  milk: 'Milch',
  eggs: 'Ei',
  peanuts: 'Erdnüsse',
  nuts: 'Schalenfrüchte',
  gluten: 'Gluten',
  fish: 'Fisch',
  crustaceans: 'Krebstiere',
  molluscs: 'Weichtiere',
  soya: 'Soja',
  celery: 'Sellerie',
  mustard: 'Senf',
  sesame: 'Sesam',
  sulphites: 'Sulfite',
  lupin: 'Lupinen',
  'pine nuts': 'Pinienkerne',
};

const LEFT_OUT: Record<string, string> = {
  vegetarian: 'Nichtvegetarisches',
  vegan: 'Nichtveganes',
  pescatarian: 'Nichtpescetarisches',
  'no pork': 'Schweinefleisch',
  halal: 'Nichthalales',
  kosher: 'Nichtkoscheres',
};

const TOOLS = {
  oven: 'Backofen',
  stove: 'Herd',
  microwave: 'Mikrowelle',
  'air fryer': 'Heißluftfritteuse',
};

/**
 * The German words of the first screen.
 *
 * The page says "du" and uses the short imperative: "Schreib noch mehr auf". Buttons are infinitives or nouns.
 * The German is that of Germany. Quotation marks are „“. Before an ellipsis that stands for "still going on" or
 * "opens more" is a space: "Wird geprüft …".
 * A sentence that names a model, or who gets what is sent, puts that into the nominative or the accusative, because of
 * "das Modell des Browsers": "über Hugging Face an …", never "bei …" or "von …".
 * A clause such as "was du meidest" ends its sentence, or the next words would seem to belong to it.
 * One thing has one word: Vorgaben (allergies are no "Vorlieben"), Ernährungsweise ("Diät" is for losing weight),
 * "verwendet" ("verbraucht" would say that nothing is left), Zeilen zuordnen ("sortieren" is for the cookbook).
 */
export const words: Words['first'] = {
  language: {
    code: 'de',
    days: 'de',
    onItsWay: ' – einen Moment …',
    couldNotOpen: ' – ließ sich nicht laden. Versuch es noch einmal.',
    undo: 'Rückgängig',
    tryAgain: 'Noch einmal versuchen',
    allergen: (allergen) => ALLERGENS[allergen],
    left: (dish, found) =>
      `${dish} (Reste${found.length > 0 ? `; enthält ${found.join(', ')}` : ''})`,
  },
  app: {
    kitchenName: (brand) => (/[sßxz]$/i.test(brand) ? `${brand}’ Küche` : `${brand}s Küche`),
    icon: 'Kochmütze',
    cookbook: 'Kochbuch',
    add: 'Rezept hinzufügen',
    photo: 'Foto',
    model: 'Rezeptquelle: ',
    modelNames: {
      signIn: 'dein Konto',
      token: 'dein Konto',
      browser: 'dein Browser',
      local: 'dieses Gerät',
      sample: 'Beispielbuch',
    },
    sampleNote: 'Du bekommst Beispielrezepte. Für neue ',
    connect: 'verbinde ein KI-Modell.',
    planned: (recipes) => `${recipes} Essen geplant`,
    keptMissing: 'Was du hier hattest, ließ sich nicht laden. Lade die Seite neu.',
    openingLink: 'Der Link wird geöffnet …',
    writer: 'Ein KI-Modell schreibt die Rezepte.',
    linkFailed: 'Der Link ließ sich nicht öffnen. Lade die Seite neu.',
    brokenDialog: 'Das ließ sich nicht anzeigen. Versuch es noch einmal.',
  },
  kitchen: {
    pane: 'Deine Küche',
    inputLabel: 'Mehrere Zutaten hinzufügen',
    lead: 'Was hast du in der Küche?',
    add: 'Zutat hinzufügen',
    addShort: 'Hinzufügen',
    addWhat: '',
    usual:
      'Eier, Reis, Zwiebeln, Tomaten, Nudeln, Käse, Kartoffeln, Hähnchen, Möhren, Milch, Mehl, Brot, Kichererbsen, Champignons',
    listHeading: 'Zutaten im Haus',
    example: 'Tippe oder füge ein, was du hast: Eier, Reis, Frühlingszwiebeln',
    count: (ingredients) => `\u00a0· ${ingredients}`,
    startOver: 'Neu anfangen',
    unchecked: 'nicht geprüft',
    useUp: '\u00a0· aufbrauchen',
    remove: (ingredient) => `${ingredient} entfernen`,
    added: 'Neu: ',
    removed: 'Entfernt: ',
    changed: 'Geändert: ',
    promptHeading: 'Bereit für ein Rezept?',
    prompt: 'Lass dir aus deinen Zutaten ein Rezept schreiben.',
    offline: 'Du bist anscheinend offline.',
    sample: 'Beispielrezept',
    request: 'Rezept vorschlagen',
    ideas: 'Erst drei Ideen',
    stop: 'Stopp',
    more: (names) => `${names} weitere`,
    addedFoods: (foods) => (foods === 1 ? '1 Zutat hinzugefügt' : `${foods} Zutaten hinzugefügt`),
    interrupted: 'Deine Anfrage endete, als du die Seite verlassen hast.',
    notices: {
      duplicates: (names) => `Schon auf der Liste: ${names}.`,
      removal: (names) => `Entfernt: ${names}`,
      clear: () => 'Deine Küche ist leer',
      'request.started': () => 'Ein Rezept wird angefragt',
      ideasRequest: () => 'Ideen werden gesucht …',
      'attempt.failed': (_, attempt, attempts) =>
        `Das hat nicht geklappt. Neuer Versuch, ${attempt} von ${attempts}`,
      'answer.delayed': () => 'Das Modell ist langsam. Du kannst warten oder stoppen.',
      'request.stopped': () => 'Gestoppt',
      recipe: () => 'Dein Rezept ist fertig',
      answer: () => 'Das Modell hat geantwortet',
      ideas: () => 'Deine Ideen sind da',
      'recipe.opened': () => 'Das Rezept ist geöffnet',
    },
  },
  preferencesLine: {
    label: 'Vorgaben: ',
    unreadable:
      'Deine gespeicherten Vorgaben ließen sich nicht lesen. Gib deine Allergien noch einmal an.',
    tabOnly: 'nur in diesem Tab',
    ask: 'Allergien oder Ernährungsweise? ',
    noneSet: 'Keine angegeben',
    people: (count) => (count === 1 ? 'für 1 Person' : `für ${count} Personen`),
    minutes: (minutes) => `${minutes} Minuten`,
    diet: (diet) =>
      ({
        vegetarian: 'vegetarisch',
        vegan: 'vegan',
        pescatarian: 'pescetarisch',
        'no pork': 'ohne Schweinefleisch',
        halal: 'halal',
        kosher: 'koscher',
      })[diet],
    without: (food) => `ohne ${food}`,
    equipment: (tool) => TOOLS[tool],
    only: (tools) => `nur ${tools}`,
    units: { metric: 'metrische Maße', us: 'US-Maße' },
  },
  recipePane: {
    pane: 'Rezept',
    heading: (kitchenName, { origin, changed, source }) =>
      changed
        ? `Gewünscht: \u2068${changed}\u2069`
        : {
            request: `${kitchenName} empfiehlt:`,
            shared: 'Geteiltes Rezept',
            cookbook: 'Aus deinem Kochbuch',
            imported: source?.name ? `Von \u2068${source.name}\u2069` : 'Von dir hinzugefügt',
          }[origin],
    generating: 'Rezept entsteht …',
    findingIdeas: 'Ideen werden gesucht …',
    fragment: 'Unfertiges Rezept',
    failed: 'Kein Rezept',
    opening: 'Das Rezept, das du bekommen hast, wird geöffnet …',
    emptyLead: 'Hier erscheint dein Rezept',
    orTry: 'Oder gleich ein Rezept mit:',
    begunLead: 'Was hast du noch?',
    splitOrAdd: 'Teile die Zeile auf, oder schreib noch etwas dazu.',
    unchecked: 'Dieses Rezept ließ sich nicht prüfen.',
    failure:
      'Fehler: Auch nach mehreren Versuchen kam kein Rezept. Prüfe dein Token, das Modell oder deine Verbindung.',
  },
  pending: {
    checking: (things) => `Wird auf ${things} geprüft …`,
    leftOutBy: (diet) => LEFT_OUT[diet] ?? diet,
  },
  ui: {
    close: 'Schließen',
    full: (longest) => `Hier passen nur ${longest} Zeichen hinein. Der Rest fällt weg.`,
  },
};
