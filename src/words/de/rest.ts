import type { Choice } from '../../../machines/connection/connectionMachine';
import type { LocalServer } from '../../../machines/connection/diagnosis';
import type { Allergen } from '../../../machines/kitchen/preferences';
import type { Words } from '../createLanguage';
import { joinNames, upperFirst } from '../format';

const or = (names: readonly string[]) => joinNames(names, 'disjunction');

/** „\u2068paprika\u2069“: the name may be in another direction. */
const quoted = (name: string) => `„\u2068${name}\u2069“`;

const timeOf = (minutes: number) => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} Std.`, (rest > 0 || hours === 0) && `${rest} Min.`]
    .filter(Boolean)
    .join(' ');
};

const DIETS = {
  vegetarian: 'vegetarisch',
  vegan: 'vegan',
  pescatarian: 'pescetarisch',
  halal: 'halal',
  kosher: 'koscher',
};

const UNITS = {
  hour: ['Stunde', 'Stunden'],
  minute: ['Minute', 'Minuten'],
  second: ['Sekunde', 'Sekunden'],
} as const;

const WRITERS: Record<Choice, string> = {
  host: 'Das Modell dieser Seite',
  signIn: 'Dein Modell',
  token: 'Dein Modell',
  browser: 'Das Modell deines Browsers',
  local: 'Das Modell auf diesem Gerät',
  sample: 'Die Rezeptsammlung dieser Seite',
};

const count = (recipes: number) => (recipes === 1 ? '1 Rezept' : `${recipes} Rezepte`);

const FIELDS = {
  cut: 'ohne den Vermerk, dass es abbricht',
  model: 'ohne Modell',
  ingredients: 'ohne Zutaten',
  date: 'ohne Datum',
  name: 'ohne Namen',
  note: 'ohne Notiz',
  cooked: 'ohne die Tage, an denen es gekocht wurde',
  planned: 'ohne Plan',
};

const countPictures = (number: number) => (number === 1 ? '1 Bild' : `${number} Bilder`);

const ENTRY_ERRORS = {
  notRecipe: 'ist kein Rezept',
  noText: 'hat keinen Text',
  textTooLong: 'ist länger als 50.000 Zeichen',
};

const counted = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number || 'keine'} ${many}`;

const routeOf = (provider: string | null) =>
  `Deine Zutaten gehen an Hugging Face und weiter an die Firma, die das Modell betreibt${provider ? `: „${provider}“, wenn du keine andere wählst` : ''}.`;

const startServer = (server: string | null) =>
  server ? `Starte ${server}:` : 'Starte den Server, dann versuch es noch einmal.';

const ALLOW_ORIGIN: Partial<Record<LocalServer, string>> = {
  ollama: 'Beende Ollama, dann starte es für diese Seite:',
  lmStudio: 'Starte den Server mit CORS:',
  vllm: 'Starte vLLM für diese Seite:',
};

/**
 * The names of Regulation (EU) No 1169/2011, annex II, beside everyday words. Many people count peanuts among "Nüsse", so
 * that word is here alone, above "Erdnüsse extra ankreuzen": in a statement it would promise too much.
 */
const ALLERGENS: Words['rest']['allergenNames'] = {
  milk: ['Milch', 'Butter, Käse, Sahne, Joghurt, Laktose'],
  eggs: ['Eier', 'Mayonnaise, Baiser, frische Nudeln'],
  peanuts: ['Erdnüsse', 'Erdnussbutter, Satay'],
  nuts: [
    'Schalenfrüchte (Nüsse)',
    'Mandeln, Walnüsse, Cashews …',
    'Pinienkerne zählen mit, auf Kokosnuss weist die Seite nur hin. Erdnüsse extra ankreuzen.',
  ],
  gluten: ['Glutenhaltiges Getreide', 'Weizen, Roggen, Gerste, Hafer, Dinkel: Brot, Nudeln, Bier'],
  fish: ['Fisch', 'Sardellen, Fischsauce, Worcestershiresauce'],
  crustaceans: ['Krebstiere', 'Garnelen, Krabben, Krebse, Hummer'],
  molluscs: ['Weichtiere', 'Muscheln, Tintenfisch, Austern, Schnecken'],
  soya: ['Sojabohnen (Soja)', 'Tofu, Sojasauce, Miso, Edamame'],
  celery: ['Sellerie', 'Knollensellerie, Selleriesalz, Brühwürfel'],
  mustard: ['Senf', 'Senfkörner, viele Dressings und Currypulver'],
  sesame: ['Sesamsamen (Sesam)', 'Tahini, Hummus, Halva'],
  sulphites: ['Schwefeldioxid und Sulfite', 'Wein, Trockenfrüchte, Essig'],
  lupin: ['Lupinen', 'Lupinenmehl, manche Brote'],
};

/** For sentences: gluten, and contents that a visitor's word may mean. */
const OTHERS: Partial<Record<string, string>> = {
  gluten: 'Gluten',
  meat: 'Fleisch',
  pork: 'Schweinefleisch',
  alcohol: 'Alkohol',
  gelatine: 'Gelatine',
  honey: 'Honig',
  rennet: 'Lab',
  'pine nuts': 'Pinienkerne',
};

/** Foods keep their English name. */
const nameOf = (name: string) =>
  OTHERS[name] ?? (Object.hasOwn(ALLERGENS, name) ? ALLERGENS[name as Allergen][0] : name);

/** All words that the first screen does not need. */
export const words: Words['rest'] = {
  recipe: {
    earlier: (count) => `Frühere Rezepte (${count})`,
    backTo: (title) => `Zurück zu ${title}`,
    backToIdeas: (ideas) => `Zurück zu den ${ideas === 3 ? 'drei ' : ''}Ideen`,
    earlierIdeas: (titles) => `Ideen: ${titles.join(', ')}`,
    untitled: 'Rezept ohne Titel',
    more: 'Mehr',
    noRecipe: 'Das sieht nicht nach einem Rezept aus. Es wurde nicht geprüft.',
    clip: (host) => `Als Herkunft nennt das Rezept ${host}. Diese Seite kann das nicht prüfen.`,
    goTo: (host) => `Zur Seite (${host})`,
    around: (words) => `Der Text rund um das Rezept nennt ${joinNames(words)}.`,
    leftOutOfPaste: (lines) =>
      lines === 1
        ? '1 Zeile des eingefügten Textes fehlt hier.'
        : `${lines} Zeilen des eingefügten Textes fehlen hier.`,
    showPaste: 'Text zeigen',
    cannot: (language, isScaled, hasFoods) => {
      const others = [
        ...(hasFoods ? [] : ['mit deiner Liste vergleichen']),
        ...(isScaled ? [] : ['auf andere Portionen umrechnen']),
      ];
      const rest = others.length > 0 ? `, und auch nicht ${or(others)}` : '';
      return language
        ? `Dieses Rezept ist auf ${language}. Die Seite kann es nicht vollständig auf das prüfen, was du meidest${rest}.`
        : `Die Sprache dieses Rezepts kennt die Seite nicht. Sie kann es nicht vollständig auf das prüfen, was du meidest${rest}.`;
    },
  },
  ideas: {
    time: timeOf,
    uses: (count, total) => `Verwendet ${count} von deinen ${total}`,
    more: (foods) => `${foods} weitere`,
    needs: (foods) => `dazu brauchst du ${joinNames(foods)}`,
    mayContain: (things) => `Enthält vielleicht ${joinNames(things)}.`,
    notCheckedFor: (things) => `Konnte nicht auf ${joinNames(things)} geprüft werden.`,
    notCompleteFor: (things) => `Nicht vollständig auf ${joinNames(things)} geprüft.`,
    leftOut: (count, things) =>
      `${count === 1 ? '1 Idee ausgelassen: Sie enthält' : `${count} Ideen ausgelassen: Sie enthalten`} ${joinNames(things)}.`,
    notChecked:
      'Ideen nennen nur einige Zutaten. Das Rezept wird geprüft, sobald es geschrieben ist.',
    others: 'Drei andere',
    quicker: 'Schneller',
  },
  // "enthält vielleicht", and never what labels say of traces: the page sees none (tests/words/first.test.ts).
  // "keinen Hinweis auf" is of the text, never "enthält kein" or "frei von". "nicht vollständig", as "nicht ganz" sounds
  // like almost. What a visitor avoids comes after "enthält", "auf" or "ohne", which ask for the accusative.
  allergens: {
    unfinished: 'Wird noch geschrieben. Nicht vollständig geprüft.',
    label: 'Prüfung auf Allergien und Ernährungsweise',
    contains: (things) => `enthält ${joinNames(things)}`,
    mayContain: (things) => `enthält vielleicht ${joinNames(things)}`,
    isNot: (diet, isSure) => `${isSure ? '' : 'vielleicht '}nicht ${DIETS[diet]}`,
    avoided: 'meidest du',
    notCheckedFor: (thing) => `konnte nicht auf ${thing} geprüft werden`,
    notCompleteFor: (thing) => `nicht vollständig auf ${thing} geprüft`,
    mentioned: (things) => `erwähnt ${joinNames(things)}`,
    unmarked: 'nicht geprüft',
    checking: 'wird geprüft …',
    more: (count) => `${count} weitere`,
    foundIn: (found, foods) =>
      `${upperFirst(found)}${foods.length > 0 ? `: ${joinNames(foods)}` : ''}.`,
    itsTitle: (title) => `„${title}“ im Titel`,
    checkLabel: 'Lies das Etikett.',
    whichIsIt: (step, word, listed) =>
      `${step === undefined ? 'Im Text' : `In Schritt ${step}`} steht „${word}“, in der Zutatenliste ${joinNames(listed)}. Prüfe, was gemeint ist.`,
    notChecked: (things, lines) =>
      `${joinNames(lines)} ${lines.length > 1 ? 'konnten' : 'konnte'} nicht auf ${or(things)} geprüft werden.`,
    quoted: (line) => `„${line}“`,
    nothingChecked: (things, isRest) =>
      `${isRest ? 'Der Rest konnte' : 'Konnte'} nicht auf ${or(things)} geprüft werden.`,
    notComplete: (things, isRest) =>
      `${isRest ? 'Der Rest ist nicht' : 'Nicht'} vollständig auf ${or(things)} geprüft.`,
    photo: (things) =>
      `Von einem Foto gelesen, daher nicht vollständig auf ${or(things)} geprüft. Eine Zeile kann fehlen.`,
    clip: (things) =>
      `Der Rest der Seite wurde nicht gelesen, daher nicht vollständig auf ${or(things)} geprüft.`,
    leftOut: 'Eine Angabe zu Allergenen wurde weggelassen.',
    cut: (things, isSure) =>
      `Das Ende fehlt${isSure ? '' : ' vielleicht'}. Deshalb ist das Rezept nicht vollständig auf ${or(things)} geprüft.`,
    notLookedAt: {
      vegetarian: 'Wie Käse und Getränke hergestellt sind, kann diese Seite nicht prüfen.',
      vegan: 'Wie Zucker und Getränke hergestellt sind, kann diese Seite nicht prüfen.',
      pescatarian: 'Wie Käse und Getränke hergestellt sind, kann diese Seite nicht prüfen.',
      'no pork': 'Fette und Zusatzstoffe ohne genaue Bezeichnung kann diese Seite nicht prüfen.',
      halal: 'Ein Halal-Zertifikat oder die Schlachtung kann diese Seite nicht prüfen.',
      kosher:
        'Ein Koscher-Zertifikat, die Schlachtung und die Trennung von Fleisch und Milch kann diese Seite nicht prüfen.',
    },
    mentions: (said) => `Im Rezept steht ${joinNames(said)}. Prüfe das selbst.`,
    saidIn: (words, step) => `„${words}“${step === undefined ? '' : ` (Schritt ${step})`}`,
    together: (foods, isSure) =>
      `${isSure ? 'Fleisch und Milch' : 'Vielleicht Fleisch und Milch'} in einem Rezept: ${joinNames(foods)}.`,
    nothing: (things, others = []) =>
      `Im Text hat diese Seite ${joinNames([things, others].flatMap((names, at) => (names.length > 0 ? `keinen ${at ? 'weiteren ' : ''}Hinweis auf ${or(names)}` : [])))} gefunden. Sie kann etwas übersehen, und Spuren erkennt sie nie: Lies jedes Etikett.`,
    onlyLetters: (words) =>
      `Diese Seite kennt ${joinNames(words.map(quoted))} nicht und hat nur nach den Buchstaben gesucht.`,
    countedAsNuts: 'Manche Länder zählen sie zu den Nüssen.',
    nutsToo: 'manche meiden das bei einer Nussallergie',
    nutlike: (foods) => `Manche Menschen mit einer Nussallergie meiden das: ${joinNames(foods)}.`,
    peanutsToo: 'Erdnüsse hast du nicht angekreuzt. Viele, die Nüsse meiden, meiden auch sie.',
    keptLabel: 'Was du weglassen wolltest',
    kept: (things, isByModel) => {
      const names = things.map(
        ({ name, foods }) => quoted(name) + (foods.length > 0 ? ` (${joinNames(foods)})` : ''),
      );
      return `${isByModel ? 'Das Modell hat nicht weggelassen' : 'Im Rezept steht noch'}: ${joinNames(names)}.`;
    },
    notSureGone: (names) => `Unklar, ob das weg ist: ${joinNames(names.map(quoted))}.`,
    mayHave: (foods, name) =>
      `Vielleicht steckt ${quoted(name)} in: ${joinNames(foods)}. Lies das Etikett.`,
    changing: (names) => `Du wolltest weglassen: ${joinNames(names.map(quoted))}.`,
    changed: (gone) =>
      `Geändert: ${gone.map(({ name }) => `ohne \u2068${name}\u2069`).join(', ')}.${gone.every(({ isSure }) => isSure) ? '' : ' Lies jedes Etikett.'}`,
    again: 'Noch einmal fragen',
    teach: 'Enthält …',
    teachFood: 'Zutat',
    teachContains: 'enthält',
    remember: 'Merken',
    remembered: (food) => `Dieser Browser warnt jetzt überall, wo „${food}“ steht.`,
    noRoom: 'Mehr kann sich die Seite nicht merken.',
    askAgain: (things) =>
      things.length > 2 ? 'Neues Rezept ohne das alles' : `Neues Rezept ohne ${joinNames(things)}`,
  },
  amounts: {
    servings: 'Portionen',
    fewer: 'Weniger Portionen',
    more: 'Mehr Portionen',
    original: 'Mengen wie im Rezept',
    notScaled: 'nicht umgerechnet',
    scaled: (servings) => `Die Zutaten gelten jetzt für ${servings}.`,
    noServings: 'Das Rezept sagt nicht mehr, für wie viele es reicht.',
    limits: (fewest, most) => `Von ${fewest} bis ${most} Portionen.`,
    largerBatch: (written) =>
      `Die Zeiten gelten für ${written}. Eine größere Menge kann länger brauchen: Sieh nach, ob auch die Mitte gar ist.`,
    forThisStep: 'Für diesen Schritt',
    stepAmounts: (amounts, written, servings) =>
      `Noch für ${written}, und du kochst für ${servings}: ${amounts}.`,
    scaleToHave: 'Auf meine Menge umrechnen',
    iHave: 'Ich habe',
    scale: 'Umrechnen',
    cannotScale: (amount) => `Das lässt sich nicht mit ${amount} vergleichen.`,
    noScale: (setting) => `${setting}: Das Rezept sagt nicht, ob das °C oder °F sind.`,
  },
  changes: {
    another: 'Anderes Rezept',
    ideas: 'Drei Ideen',
    change: 'Etwas ändern oder fragen …',
    without: (foods) => `ohne ${foods}`,
    waive: { minutes: 'Diesmal darf es länger dauern', equipment: 'Diesmal mit allen Geräten' },
    waiveAll: 'Diesmal länger und mit allen Geräten',
  },
  check: {
    usesNone: 'Verwendet nichts von deiner Liste.',
    usesSome: 'Verwendet einige deiner Zutaten.',
    uses: (count, total, maybe) =>
      count === 0
        ? `Verwendet vielleicht ${maybe} von deinen ${total} Zutaten.`
        : `Verwendet ${count} von deinen ${total} Zutaten${maybe > 0 ? `, vielleicht noch ${maybe}` : ''}.`,
    usesAll: (total) =>
      total === 1
        ? 'Verwendet deine Zutat.'
        : total === 2
          ? 'Verwendet deine beiden Zutaten.'
          : `Verwendet alle ${total} Zutaten.`,
    needs: (foods) => `Du brauchst noch: ${foods}.`,
    andMore: (foods, more) => `${foods.join(', ')} und ${more} weitere`,
    mayNeedMore: (foods) => `Vielleicht brauchst du mehr: ${foods.join('; ')}.`,
    short: (food, have, need) => `${food}, ${have} von ${need}`,
    look: (foods) => `Sieh nach, ob es reicht: ${foods.join('; ')}.`,
    lookAt: (food, have, need) => `${food} (du hast ${have}, nötig sind ${need})`,
    more: (food, amount) => `${food}, noch etwa ${amount}`,
    headings: {
      used: 'Verwendet',
      unused: 'Bleibt übrig',
      needed: 'Fehlt noch',
      perhaps: 'Vielleicht (prüfe die Sorte)',
      unclear: 'Nicht lesbar',
    },
    perhaps: (entry, need) => `${entry} für ${need}`,
    shoppingList: 'Einkaufsliste',
    shop: 'Einkauf',
    need: 'fehlt',
    haveIt: 'Habe ich',
    have: (name) => `Habe ich: ${name}`,
    swapIt: 'Ersetzen',
    basics: 'Salz, Pfeffer, Wasser, Sonnenblumenöl',
    staples: [
      ['Öl', ['Sonnenblumenöl', 'Olivenöl']],
      ['Salz', ['Salz']],
      ['Pfeffer', ['Pfeffer']],
    ],
    askStaples: (foods) => `Hast du ${joinNames(foods)} immer im Haus?`,
    yes: 'Ja',
    no: 'Nein',
  },
  cooking: {
    cook: 'Kochen',
    stepName: (number, part) => (part ? `Schritt ${number}, ${part}` : `Schritt ${number}`),
    ingredient: (line) => `Zutat: ${line}`,
    task: 'Aufgabe',
    cookedThrough: (food, temperature) =>
      `${food === 'poultry' ? 'Geflügel' : 'Hackfleisch'} ist bei ${temperature} im Kern durchgegart.`,
    kidneyBeans:
      'Rohe Kidneybohnen sind giftig. Weiche sie 5 Stunden ein, gieß dieses Wasser weg und koche sie 30 Minuten in frischem Wasser.',
    video: (isByModel) =>
      `Ein Video, das ${isByModel ? 'das Modell' : 'das Rezept'} nennt. Vielleicht gibt es dieses Video gar nicht, und es ist nicht auf das geprüft, was du meidest:`,
    playVideo: 'Abspielen',
    videoTitle: (title) => `Video: ${title || 'dieses Rezept'}`,
    searchVideo: 'Auf YouTube suchen',
  },
  tables: {
    table: (number) => (number === 1 ? 'Tabelle' : `Tabelle ${number}`),
    footnotes: 'Fußnoten',
    backTo: (label) => `Zurück zu Verweis ${label.replace(/^\D+/, '')}`,
  },
  timers: {
    region: 'Timer',
    started: (label) => `Timer gestartet: ${label}`,
    timeIsUp: 'Die Zeit ist um',
    timeIsUpFor: (label) => `Die Zeit ist um: ${label}`,
    paused: 'Angehalten',
    pauseTimer: (label) => `${label} anhalten`,
    resumeTimer: (label) => `${label} fortsetzen`,
    extend: '+1 Min.',
    extendTimer: (label) => `+1 Min. für ${label}`,
    stop: 'Stopp',
    stopTimer: (label) => `${label} stoppen`,
    uncertain: 'Die Uhr wurde zurückgestellt: Das kann zu spät sein.',
    limits:
      'Lass diese Seite offen und das Handy entsperrt, sonst verpasst du vielleicht das Klingeln.',
    tell: 'Sag mir, wenn die Zeit um ist',
    telling: {
      missing: '',
      possible: '',
      unanswered:
        'Du hast deinem Browser noch nicht geantwortet. Drück noch einmal, dann fragt er wieder.',
      on: 'Wenn du diese Seite gerade nicht siehst, bekommst du eine Benachrichtigung.',
      refused:
        'Dein Browser lässt keine Benachrichtigungen dieser Seite zu. In seinen Einstellungen kannst du sie erlauben.',
    },
    stepIsUp: (step) => (step ? `Die Zeit ist um: Schritt ${step}` : 'Die Zeit ist um'),
    sound: {
      ready: '',
      waiting: 'Tipp irgendwo auf die Seite, um den Ton einzuschalten.',
      missing: 'Dieser Browser kann keinen Ton abspielen. Behalte die Seite im Auge.',
    },
    over: (time) => `${time} drüber`,
    amount: (count, unit) => {
      const [one, many] = UNITS[unit];
      return `${count} ${count === 1 ? one : many}`;
    },
    start: (duration) => `Timer starten: ${duration}`,
    goTo: (step) => `${step}: zum Timer`,
  },
  save: {
    save: 'Speichern',
    isSaved: 'Gespeichert',
    pressToRemove: 'Drücken, um es aus deinem Kochbuch zu entfernen',
    notLoaded: 'Nicht gespeichert. Versuch es noch einmal.',
    sharingNotLoaded: 'Das Teilen ließ sich nicht laden. Öffne das Menü noch einmal.',
  },
  outcome: {
    failed: (choice, kind) => {
      if (kind === 'signInExpired')
        return 'Verbinde dein Konto unter „KI-Modell …“ neu: Es ist nicht mehr verbunden.';
      if (kind === 'fewIdeas')
        return 'Versuch es noch einmal: Es kamen keine Ideen, die diese Seite lesen kann.';
      if (kind === 'requestTooLong')
        return 'Kürze deine Liste, oder wähle ein anderes Modell: Für dieses ist deine Anfrage zu lang.';
      if (kind === 'noCredit' && choice === 'host')
        return 'Nimm ein Beispielrezept, oder verbinde ein eigenes Modell: Die Rezepte dieser Seite sind vorerst aufgebraucht.';
      const way = choice === 'sample' ? '' : ', oder nimm ein Beispielrezept';
      if (kind === 'brokenOff') return `Versuch es noch einmal${way}: Die Antwort ist abgebrochen.`;
      return `Versuch es noch einmal${way}: ${WRITERS[choice]} ist gerade nicht erreichbar.`;
    },
    declined: (words) => `Das Modell hat abgelehnt: „\u2068${words}\u2069“`,
    details: 'Einzelheiten',
    lastAttempt: 'Der letzte Versuch:',
    offline: 'Du bist offline. Sobald du wieder online bist, versuch es von hier noch einmal.',
    onlineAgain: 'Du warst offline. Versuch es jetzt noch einmal.',
    sample: 'Beispielrezept',
    aboutSample: 'Aus der kleinen Sammlung dieser Seite. Kein Modell schreibt es.',
    notChecked: (things) => `Nicht auf ${things} geprüft.`,
    chooseModel: 'KI-Modell …',
    connectOwn: 'Ein eigenes KI-Modell verwenden …',
    titles: {
      timeIsUp: 'Die Zeit ist um',
      generating: 'Rezept entsteht …',
      failed: 'Kein Rezept',
      ready: 'Rezept fertig',
      ideas: 'Ideen sind da',
    },
  },
  wait: {
    for: 'Für ',
    changing: (change) => `Änderung: ${change}`,
    refused: 'Der Zugang wurde abgelehnt. Neuer Versuch …',
    thinking: 'denkt nach …',
    attempt: (attempt, attempts) => `Versuch ${attempt} von ${attempts}`,
    seconds: (seconds) => `${seconds} s`,
    slow: 'Das Modell ist langsam.',
    askAgain: 'Noch einmal fragen',
  },
  notes: {
    cut: 'Das Modell hat zu früh aufgehört. Das Ende fehlt vielleicht.',
    check: 'Prüfe Allergene und Gartemperaturen.',
    written: (model) => `Von einem KI-Modell geschrieben: ${model}.`,
    fromBook: 'Aus der Rezeptsammlung dieser Seite.',
    edited: 'Seither bearbeitet.',
    byHand: 'Von Hand geschrieben.',
    imported: (place) => `Importiert von ${place}.`,
    byLink: (claim) => `Laut Link ${claim}.`,
    byCookbook: (claim) => `Laut deinem Kochbuch ${claim}.`,
    claims: {
      imported: (place) => `wurde es von ${place} importiert`,
      written: (model) => `hat es ${model} geschrieben, ein KI-Modell`,
      fromBook: 'ist es ein Beispielrezept',
    },
    elsewhere: 'einer anderen Quelle',
    photo: 'einem Foto',
    quoted: (name) => `„${name}“`,
  },
  questions: {
    send: 'Rezept anpassen',
    sendsChange: (model, recipients) =>
      recipients.length > 0
        ? `Sendet dieses Rezept und deine Liste über ${joinNames(recipients)} an ${model}.`
        : `${model} ändert es. Nichts verlässt dieses Gerät.`,
    asked: (wish) => wish,
    wishes: {
      quicker: 'Schneller',
      simpler: 'Einfacher',
      forChildren: 'Für Kinder',
    },
    ask: 'Fragen',
    stop: 'Stopp',
    sends: (model, recipients) =>
      recipients.length > 0
        ? `Sendet dieses Rezept, deine Frage und deine Vorgaben über ${joinNames(recipients)} an ${model}.`
        : `${model} antwortet. Nichts verlässt dieses Gerät.`,
    asking: (model) => `Fragt ${model} …`,
    by: (model) =>
      `${upperFirst(model)} hat geantwortet und kann sich irren. An der Prüfung oben ändert das nichts.`,
    cut: 'Hier bricht die Antwort ab.',
    doThat: 'So machen',
    safety:
      'Modelle irren sich oft bei Allergien und Lebensmittelsicherheit. Darum fragt diese Seite sie nicht danach.',
    found: 'Das hat sie selbst gefunden:',
    nothingToFind:
      'Trag in den Vorgaben ein, was du meidest, dann sucht diese Seite in jedem Rezept danach.',
    unclear:
      'Diese Seite erkennt nicht, ob es dabei um Allergien oder Lebensmittelsicherheit geht. Darum fragt sie kein Modell. Versuch es mit anderen Worten.',
    failed: 'Es kam keine Antwort. Nichts hat sich geändert.',
    stopped: 'Gestoppt. Nichts hat sich geändert.',
  },
  typing: {
    isRecipe: 'Das sieht nach einem Rezept aus.',
    openIt: 'Öffnen',
    asFoods: 'Als Zutaten hinzufügen',
    useUp: 'Aufbrauchen',
    refused: 'Dein Browser kann deine Liste nicht behalten. Schließt du den Tab, ist sie weg.',
    age: (day) => `Liste vom ${day}. Stimmt sie noch?`,
    eatByLabel: 'Aufbrauchen bis',
    eatBy: (day, isWeekday) => `\u00a0· Aufbrauchen bis ${isWeekday ? day : `zum ${day}`}`,
    past: '\u00a0· Datum vorbei. Noch gut?',
    edit: (ingredient) => `${ingredient} ändern`,
    split: (pieces) => `In ${pieces.length} aufteilen: ${pieces.join(', ')}`,
    skipped: (lines) => `Ausgelassen: ${lines}.`,
    quoted: (line) => `„${line}“`,
  },
  bring: {
    heading: 'Rezept hinzufügen',
    recipe: 'Rezept',
    about:
      'Füg ein Rezept von einer Webseite, aus einer Nachricht oder von anderswo ein. Die Seite behält den ganzen eingefügten Text auf diesem Gerät, neben dem Rezept.',
    open: 'Öffnen',
    add: 'Zum Kochbuch hinzufügen',
    choose: 'Dateien auswählen',
    photo: 'Aus einem Foto',
    files: 'Dateien mit Rezepten',
    app: 'Aus einer anderen App',
    formats: (canDrop) =>
      `${canDrop ? 'Oder zieh Dateien hierher' : 'Wähle Dateien aus'}: Text, Markdown, gespeicherte Seiten und Exporte von Mealie, Tandoor, Nextcloud Cookbook, Paprika, RecipeSage, Recipe Keeper, Copy Me That, Cooklang, RecipeMD und dieser Seite.`,
    reading: 'Wird gelesen …',
    soFar: (files) => `${files} bisher`,
    stop: 'Stopp',
    stopped: 'Gestoppt. Nichts wurde hinzugefügt.',
    paste: 'Füg zuerst ein Rezept ein, oder schreib eines.',
    isList: 'Das sieht nach einer Zutatenliste aus.',
    asFoods: 'Als Zutaten hinzufügen',
    notLoaded: 'Ließ sich nicht laden. Versuch es noch einmal.',
    pasted: 'Was du eingefügt hast,',
    more: (refusals) => `Und ${refusals} weitere.`,
    quoted: (name) => `„${name}“`,
  },
  edit: {
    edit: 'Bearbeiten',
    headings: {
      recipe: 'Rezept bearbeiten',
      new: 'Rezept schreiben',
      paste: 'Mit dem Text vergleichen',
      photo: 'Aus einem Foto',
    },
    comparing: 'Mit dem Text vergleichen',
    source: 'Der Text',
    text: (lines) => `Text (ohne ${counted(lines, 'Zeile', 'Zeilen')})`,
    leftOut: (lines) =>
      lines === 0
        ? 'Das Rezept hat jede Zeile.'
        : `${upperFirst(counted(lines, 'Zeile', 'Zeilen'))} weggelassen. Drück auf eine, um sie dort einzusetzen, wo der Cursor steht.`,
    around: 'Aus dem Text rund um das Rezept. Was du ankreuzt, bleibt als Notiz.',
    differs: (words, lines) =>
      `Die Abschrift weicht vom Text ab: ${[
        words > 0 && `an ${counted(words, 'Stelle', 'Stellen')}`,
        lines > 0 &&
          `${counted(lines, 'Zeile', 'Zeilen')} des Textes ${lines === 1 ? 'fehlt' : 'fehlen'}, dort markiert`,
      ]
        .filter(Boolean)
        .join('; ')}.`,
    goTo: 'Hingehen',
    copyOut: 'Das Modell abschreiben lassen',
    write: 'Selbst schreiben',
    compare:
      'Vergleich jede Zeile mit dem Bild. Ein Modell kann eine Zahl falsch lesen oder eine Zeile auslassen.',
    picture: 'Das Bild',
    take: 'Seine Antwort übernehmen',
    outcomes: {
      put: 'Ins Rezept eingesetzt.',
      copied: 'Das Modell hat es abgeschrieben. Vergleich es mit dem Text.',
      offered: 'Das Modell hat geantwortet. Was du getippt hast, steht noch da.',
      notCopied: 'Das Modell hat kein Rezept gefunden. Nichts hat sich geändert.',
      stopped: 'Gestoppt. Nichts hat sich geändert.',
      undone: 'Zurückgenommen.',
    },
    stop: 'Stopp',
    asking: (model) => `Anfrage an ${model} …`,
    sent: ({ model, recipients, sendsAll }) => {
      const what = sendsAll
        ? 'diesen ganzen Text'
        : 'den Teil dieses Textes, der am ehesten ein Rezept ist,';
      return recipients.length === 0
        ? `${upperFirst(model)} liest ${what.replace(/,$/, '')}. Nichts verlässt dieses Gerät.`
        : `Sendet ${what} samt Namen und Adressen darin über ${joinNames(recipients)} an ${model}.`;
    },
    recipe: 'Rezept',
    about: 'Zuerst der Titel, dann „Zutaten“ und „Zubereitung“, je mit einer Zeile für jedes.',
    marks: 'Lass # und - am Anfang einer Zeile stehen: Daran erkennt die Seite, was die Zeile ist.',
    note: 'Deine Notiz',
    done: 'Fertig',
    cancel: 'Abbrechen',
    ask: 'Deine Änderungen verwerfen?',
    discard: 'Verwerfen',
    resume: 'Weiter bearbeiten',
    askText:
      'Es gibt noch keine Zutaten und keine Schritte. Trotzdem als einfachen Text übernehmen?',
    takeText: 'Übernehmen',
    found: (ingredients, steps) =>
      `${upperFirst(counted(ingredients, 'Zutat', 'Zutaten'))}\u00a0· ${counted(steps, 'Schritt', 'Schritte')}`,
    finds: (finds) => finds.map((find) => `${upperFirst(find)}.`).join(' '),
    notFully: 'Nicht vollständig geprüft.',
    kept: 'Noch nicht gespeichert: Deine Änderungen sind unter „Bearbeiten“.',
    noTitle: 'Noch kein Titel: Schreib ihn auf die erste Zeile.',
    noIngredients: 'Noch keine Zutaten: Schreib „Zutaten“ darüber.',
    noSteps: 'Noch keine Schritte: Schreib „Zubereitung“ darüber.',
  },
  doubts: {
    'two recipes': 'Der Text hat mehrere Rezepte. Das hier ist das erste.',
    'two lists': 'Die Zutaten stehen zweimal im Text. Das hier ist eine der Listen.',
    'no title': 'Es ist nicht klar, welche Zeile der Titel ist.',
    'no list': 'Es ist nicht klar, welche Zeilen die Zutaten sind.',
    'no method': 'Es ist nicht klar, welche Zeilen zur Zubereitung gehören.',
    'two titles': 'Der Titel könnte eine andere Zeile sein.',
    torn: 'Das Rezept steht an mehreren Stellen oder bricht ab.',
    mixed: 'Im Rezept stehen Anmerkungen.',
    'end of list': 'Die Zutatenliste endet vielleicht woanders.',
    'other in list': 'Manche Zeilen der Liste sind vielleicht keine Zutaten.',
    'other in method': 'Manche Zeilen der Zubereitung sind vielleicht keine Schritte.',
    'joined lines': 'Zwei Zeilen gehören vielleicht zusammen.',
    'several writers': 'Mehrere Leute schreiben über das Gericht.',
    columns: 'Zwei Spalten sind vielleicht vermischt.',
    'long text': 'Der Text ist lang. Die Seite hat den Teil um die Liste genommen.',
    guessed: 'Die Seite hat geraten, was Zutat und was Schritt ist.',
    'mostly other': 'Im Text geht es meist um etwas anderes.',
    'cut off': 'Das Ende des Textes fehlt.',
  },
  refusals: {
    empty: (name) => `${name} ist leer.`,
    picture: (name) => `${name} ist ein Bild. Nimm dafür „Aus einem Foto“.`,
    pdf: (name) => `${name} ist ein PDF. Öffne es, kopiere das Rezept und füg es hier ein.`,
    office: (name) => `${name} ist ein Dokument. Öffne es, kopiere das Rezept und füg es hier ein.`,
    address: () =>
      'Diese Seite kann keine anderen Seiten lesen. Öffne die Seite, kopiere das Rezept und füg es hier ein.',
    locked: (name) => `${name} ist mit einem Passwort geschützt. Exportiere noch einmal ohne.`,
    damaged: (name) => `${name} ist beschädigt oder unvollständig. Exportiere noch einmal.`,
    bomb: (name) =>
      `${name} enthält entpackt viel mehr als Rezepte. Exportiere noch einmal ohne Bilder.`,
    encoding: (name) =>
      `${name} ist in einer alten Kodierung. Speichere als UTF-8, oder kopiere das Rezept und füg es hier ein.`,
    noRecipe: (name) =>
      `${name} enthält kein Rezept, das diese Seite lesen kann. Kopiere das Rezept und füg es hier ein.`,
    csv: (name) =>
      `${name} ist eine Tabelle (CSV), die diese Seite nicht lesen kann. Exportiere aus deinem Programm stattdessen JSON, HTML oder Text.`,
    mealMaster: (name) =>
      `${name} ist eine Datei von Meal-Master oder RezKonv, die diese Seite nicht lesen kann. Öffne sie, kopiere ein Rezept nach dem anderen und füg es hier ein.`,
    masterCook: (name) =>
      `${name} ist eine Datei von MasterCook, die diese Seite nicht lesen kann. Kopiere ein Rezept nach dem anderen und füg es hier ein.`,
    programData: (name) =>
      `${name} ist XML oder YAML eines anderen Programms, was diese Seite nicht lesen kann. Exportiere dort JSON, HTML oder Text.`,
    mealieBackup: (name) =>
      `${name} ist eine Sicherung von Mealie, die diese Seite nicht lesen kann. Wähl in Mealie unter „Datenverwaltung“ die Rezepte aus und exportiere sie.`,
    tooLong: (name) =>
      `${name} ist länger als 65.536 Bytes. Kopiere nur das Rezept und füg es hier ein.`,
    tooLarge: (name) => `${name} enthält mehr als 25 MB Rezepte. Exportiere weniger auf einmal.`,
    tooMany: (name) => `${name} enthält mehr als 10.000 Rezepte. Exportiere weniger auf einmal.`,
    tooManyFiles: (name, unread) =>
      `${name} enthält mehr als 5.000 Dateien mit Rezepten. ${unread} wurden nicht gelesen. Exportiere weniger auf einmal.`,
    tooMuchMarkup: (name) =>
      `${name} enthält mehr Auszeichnungen, als diese Seite lesen kann. Kopiere nur das Rezept und füg es hier ein.`,
    unreadable: (name) => `${name} lässt sich nicht öffnen. Wähl noch einmal aus.`,
  },
  share: {
    copy: 'Kopieren',
    share: 'Teilen',
    link: 'Link',
    file: 'Drucken, Datei\u00a0…',
    print: 'Drucken',
    copied: 'Kopiert',
    linkCopied: 'Link kopiert',
    copyByHand:
      'Dieser Browser erlaubt der Seite das Kopieren nicht. Kopiere den Text aus dem Feld.',
    asText: 'Rezept als Text',
    asLink: 'Link zum Rezept',
  },
  credit: {
    written: (model, kitchen) => `Mit ${kitchen} von einem KI-Modell geschrieben: ${model}.`,
    sample: (kitchen) => `Ein Beispielrezept aus ${kitchen}.`,
    shared: (kitchen, claim) => `Geteilt mit ${kitchen}. Laut Link ${claim}.`,
    fromCookbook: (kitchen, claim) => `Aus einem Kochbuch in ${kitchen}. Laut diesem ${claim}.`,
    brought: (kitchen, place) => `Von ${place} in ${kitchen} übernommen.`,
    photo: 'Von einem Foto (📷) gelesen: Eine Zeile kann fehlen.',
    copy: 'Von einem Modell abgeschrieben (✍): Eine Zeile kann abweichen.',
    leftOut: 'Eine Angabe zu Allergenen wurde weggelassen (⚠).',
    clip: 'Von einer offenen Seite genommen (✂): Der Rest wurde nicht gelesen.',
    servings: (count) => (count === '1' ? '1 Portion' : `${count} Portionen`),
  },
  shoppingList: {
    heading: 'Einkaufsliste',
    dinners: (titles) => `Für ${joinNames(titles)}.`,
    unread: (titles) =>
      `Nicht auf dieser Liste: Die Zutaten von ${joinNames(titles)} ließen sich nicht lesen.`,
    nothing: 'Du brauchst nichts zu kaufen.',
    shelf: (shelf) =>
      ({
        'vegetables and fruit': 'Gemüse und Obst',
        bread: 'Brot',
        chilled: 'Kühlregal',
        'meat and fish': 'Fleisch und Fisch',
        'dry goods': 'Vorräte',
        spices: 'Gewürze',
        frozen: 'Tiefgekühltes',
        drinks: 'Getränke',
        other: 'Sonstiges',
      })[shelf],
    missing: (food, count) => `${food}, noch ${count}`,
    haveAndNeed: (have, need) => `Du hast ${have} und brauchst ${need}.`,
    look: (have, need) => `Sieh nach: Du hast ${have}, das Rezept braucht ${need}.`,
    about: (amount) => `etwa ${amount}`,
    aboutEnough: (line) => `${line} (reicht ungefähr)`,
    allPlanned: (count) =>
      count === 1 ? 'Geplantes Gericht zeigen' : `Alle ${count} geplanten Gerichte zeigen`,
    onlyOne: (title) => `Nur ${title} zeigen`,
    own: 'Eigene Zeilen',
    add: 'Hinzufügen',
    newLine: 'Zeile hinzufügen',
    full: 'Die Liste ist voll.',
    remove: (text) => `${text} entfernen`,
    partsOf: (line) => line.parts.map(({ title, text }) => `${title} ${text}`).join(', '),
    for: (name) => `Wofür: ${name}`,
    aside: {
      atHand: (lines) => `Im Haus, wenn es reicht: ${lines}`,
      perhaps: (lines) => `Vielleicht im Haus (prüfe die Sorte): ${lines}`,
      probably: (lines) => `Wahrscheinlich im Haus: ${lines}`,
      optional: (lines) => `Optional: ${lines}`,
    },
    buy: 'Doch kaufen',
    buyNamed: (text) => `${text} doch kaufen`,
    warning: (found) => `⚠ ${found.join('; ')}`,
    withWarnings: 'Mit Warnungen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    notCopied: 'Dieser Browser erlaubt der Seite das Kopieren nicht.',
    share: 'Teilen',
    linkCopied: 'Link kopiert',
    tooLong: 'Diese Liste ist zu lang für einen Link. Kopiere sie stattdessen.',
    shared: (when) =>
      `Jemand hat diese Liste vom ${when} geteilt. Was du abhakst, bleibt auf diesem Gerät.`,
    print: 'Drucken',
    allIn: 'Abgehaktes ist gekauft',
    movedIn: (count) =>
      count === 1
        ? '1 Lebensmittel steht jetzt bei deinen Zutaten.'
        : `${count} Lebensmittel stehen jetzt bei deinen Zutaten.`,
    notKept: 'Dein Browser konnte das nicht speichern. Es bleibt nur, bis du diesen Tab neu lädst.',
  },
  cookbook: {
    heading: 'Kochbuch',
    find: 'Rezept suchen',
    found: (found, all) => `${found} von ${all === 1 ? '1 Rezept' : `${all} Rezepten`}`,
    showMore: (next, rest) =>
      next === rest
        ? `${next} weitere zeigen`
        : `${next} weitere von ${rest === 1 ? '1 Rezept' : `${rest} Rezepten`} zeigen`,
    notFound: 'Kein Rezept hat alle diese Wörter.',
    sort: 'Sortieren nach',
    orders: {
      saved: 'Zuletzt gespeichert',
      name: 'Name',
      cooked: 'Zuletzt gekocht',
      have: 'Was du im Haus hast',
    },
    planFull: (most) => `In den Plan passen ${most} Rezepte.`,
    empty: 'Noch keine Rezepte.',
    opening: 'Dein Kochbuch wird geöffnet …',
    note: 'Deine Rezepte bleiben in diesem Browser und sonst nirgends. Browser löschen manchmal, was Seiten speichern. Exportiere deine Rezepte also ab und zu.',
    notOpened: 'Dein Kochbuch lässt sich nicht öffnen.',
    perhaps: 'Vielleicht hat das nicht geklappt.',
    unreadable: (recipes) =>
      recipes === 1
        ? 'Hier ist noch ein Rezept, aber es ist nicht lesbar. Es bleibt, wie es ist.'
        : `Hier sind noch ${recipes} Rezepte, aber sie sind nicht lesbar. Sie bleiben, wie sie sind.`,
  },
  files: {
    move: 'Umziehen oder sichern',
    exportAll: 'Alle exportieren',
    add: 'Rezept hinzufügen',
    tooLong: (title) => `„${title}“ ist länger als 50.000 Zeichen.`,
    refused: (recipes) => `${recipes} ${recipes === 1 ? 'ließ' : 'ließen'} sich nicht hinzufügen`,
    import: 'Importieren',
    file: 'Kochbuchdatei',
    asCookbook: 'Alle Rezepte und der Plan, um sie hier zu importieren (ohne deine Allergien)',
    forManagers: 'Für Mealie, Tandoor, Nextcloud Cookbook',
    asMarkdown: 'Markdown, für Obsidian und Texteditoren',
    fileName: (day, kind) => `kochbuch-${day}${kind}`,
    exported: (name) => `${name} heruntergeladen`,
    notExported: 'Der Export hat nicht geklappt. Versuch es noch einmal.',
    onlyHere: (recipes) => `${recipes} Rezepte sind nur in diesem Browser.`,
    saveCopy: 'Kopie speichern',
    notNow: 'Jetzt nicht',
    imported: (added, known, rejected, sameName, planned) =>
      [
        `${count(added)} hinzugefügt`,
        sameName > 0 && `${sameName} mit einem Namen, den es schon gab`,
        known > 0 && `${known} schon da`,
        planned > 0 && `davon ${planned} jetzt geplant`,
        rejected > 0 && `${rejected} nicht lesbar`,
      ]
        .filter(Boolean)
        .join(', '),
    leftBehind: (added) => (added === 1 ? 'Es kam ohne sein Bild.' : 'Manche kamen ohne ihr Bild.'),
    rejected: (position, code) => `Eintrag ${position} ${ENTRY_ERRORS[code]}.`,
    incomplete: (position, fields) =>
      `Eintrag ${position} ist da, aber ${joinNames(fields.map((field) => FIELDS[field]))}.`,
    more: (entries) => `Und ${entries} weitere.`,
    noteLine: (note) => `**Notiz:** ${note}`,
    cookedLine: (days) => `**Gekocht:** ${days}`,
    undone: (recipes, changed) =>
      `${count(recipes)} wieder entfernt.${changed > 0 ? ` ${count(changed)} inzwischen geändert und nicht entfernt.` : ''}`,
  },
  rows: {
    untitled: 'Rezept',
    time: (minutes) => {
      const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60];
      return [hours > 0 && `${hours} Std.`, rest > 0 && `${rest} Min.`].filter(Boolean).join(' ');
    },
    servings: (saved) =>
      saved.replace(/\bservings?$/, (one) => (one === 'serving' ? 'Portion' : 'Portionen')),
    cooked: (times, day) =>
      times === 1 ? `Gekocht am ${day}` : `${times}-mal gekocht, zuletzt am ${day}`,
    imported: 'Von dir hinzugefügt',
    remove: 'Entfernen',
    removeTitle: (title) => `${title} entfernen`,
    undoTitle: (title) => `Rückgängig: ${title} zurückholen`,
    removed: 'Entfernt',
    edit: (title) => `${title} bearbeiten`,
    yourNote: 'Deine Notiz:',
    noteOfFile: 'Notiz aus einer Datei:',
    editedTitle: (title) => `${title} geändert`,
    meanwhile: {
      removed: 'Ein anderer Tab hatte es inzwischen entfernt. Es ist wieder da, mit deinen Worten.',
      text: 'Ein anderer Tab hatte es inzwischen geändert. Beide sind in deinem Kochbuch.',
      note: 'Ein anderer Tab hatte inzwischen die Notiz geändert.',
    },
    removedTitle: (title) => `${title} entfernt`,
    restoredTitle: (title) => `${title} zurückgeholt`,
    gone: 'Es ist schon entfernt',
  },
  saved: {
    saved: 'In deinem Kochbuch gespeichert',
    savedInPart: (ingredients) =>
      `In deinem Kochbuch gespeichert, mit ${ingredients} Zutaten von deiner Liste. Für mehr ist kein Platz.`,
    removed: 'Aus deinem Kochbuch entfernt',
    restored: 'Wieder in deinem Kochbuch',
    known: 'Es ist schon in deinem Kochbuch',
  },
  cooked: {
    usedUp: 'Was ist aufgebraucht?',
    cooked: 'Habe ich gekocht',
    isCooked: 'Gekocht?',
    took: (amount) => ` – das Rezept braucht ${amount}`,
    left: 'Ist etwas übrig?',
    add: 'Hinzufügen',
    advice:
      'Innerhalb von 2 Stunden kühlen. Innerhalb von 2 Tagen essen, Reis innerhalb von 1 Tag. Nur einmal aufwärmen, bis es dampft.',
    noted: ({ gone, left }) =>
      [
        ...(gone.length > 0 ? [`Von deiner Liste gestrichen: ${joinNames(gone)}.`] : []),
        ...(left ? [`Neu auf deiner Liste: ${left.entry}.`] : []),
        'Im Kochbuch vermerkt.',
      ].join(' '),
    known: (time) => `Schon um ${time} Uhr vermerkt.`,
    listStays: 'Deine Liste ist wie vorher.',
  },
  cookbookErrors: {
    noStorage: 'Dieser Browser kann kein Kochbuch speichern.',
    forbidden:
      'Dieser Browser lässt die Seite nichts speichern. Vielleicht ist das ein privates Fenster, oder eine Einstellung verbietet es.',
    full: 'Im Speicher dieses Browsers ist kein Platz mehr. Was du vorher gespeichert hast, ist noch da.',
    broken:
      'Der Speicher dieses Browsers funktioniert nicht. Was du vorher gespeichert hast, ist noch da.',
    newerPage: 'Ein anderer Tab hat eine neuere Version dieser Seite. Lade diesen Tab neu.',
    olderPage:
      'Ein anderer Tab hat eine ältere Version dieser Seite. Schließ ihn, dann versuch es noch einmal.',
    timeout: 'Der Speicher dieses Browsers antwortet nicht.',
    recipeTooLong: 'Es ist länger als 50.000 Zeichen.',
    cookbookTooLarge: 'Dein Kochbuch würde größer als 20 MB.',
    bothTooLong:
      'Auch ein anderer Tab hat es geändert, und für beides ist kein Platz. Kürze, was du geschrieben hast.',
    fileTooLarge: 'Die Datei ist größer als 20 MB.',
    fileUnreadable: 'Die Datei lässt sich nicht öffnen.',
    notCookbookFile:
      'Das ist keine Kochbuchdatei. Für Rezepte aus anderen Programmen nimm „Rezept hinzufügen“.',
    newerFile:
      'Die Datei kommt von einer neueren Version dieser Seite. Lade die Seite neu, dann versuch es noch einmal.',
  },
  cookbookFailures: {
    'recipe.save': 'Nicht gespeichert.',
    'recipe.remove': 'Nicht entfernt.',
    'recipe.restore': 'Nicht zurückgeholt.',
    'recipe.cook': 'Nicht gespeichert.',
    'recipe.uncook': 'Nicht geändert.',
    'recipe.plan': 'Nicht geplant.',
    'recipe.unplan': 'Nicht geändert.',
    'recipe.edit': 'Nicht geändert.',
    'recipe.import': 'Nichts wurde hinzugefügt.',
    'recipe.add': 'Nichts wurde hinzugefügt.',
    'recipe.undoImport': 'Nichts wurde entfernt.',
  },
  week: {
    planTitle: (title) => `${title} planen`,
    heading: 'Geplante Essen',
    servings: (title) => `Portionen von ${title}`,
    serves: 'Portionen',
    remove: 'Aus dem Plan nehmen',
    asWritten: 'Portionen wie im Rezept',
    thisRecipe: 'dieses Rezept',
    removeTitle: (title) => `Aus dem Plan nehmen: ${title}`,
    planned: (day) => `Geplant für ${day}.`,
    anyDay: 'irgendwann',
    changeDay: 'Tag ändern',
    unplanned: 'Nicht mehr geplant.',
    day: 'Tag',
    dayOf: (title) => `Tag für ${title}`,
    earlier: (dinners) => `Vorher (${dinners})`,
    eatBy: (entry, day, isWeekday) => `${entry}: aufbrauchen bis ${isWeekday ? day : `zum ${day}`}`,
    shopFor: 'Einkaufen für',
    all: 'alle Gerichte',
    until: (day) => `bis ${day}`,
    tonight: (title) => `Heute Abend: \u2068${title}\u2069`,
    calendar: 'In meinen Kalender',
    fileName: (day) => `essen-${day}.ics`,
  },

  labels: {
    notFully: 'nicht vollständig geprüft',
    legend: 'Kein Hinweis heißt: Es wurde nichts gefunden. Lies jedes Etikett.',
  },
  proposals: {
    from: 'Aus deinem Kochbuch: ',
    have: ({ have, need }) => `du hast ${have} von ${need}`,
    more: (recipes) => `${recipes} weitere`,
  },
  explanations: {
    tokenMalformed: () => [
      'Das ist kein Token von Hugging Face. Diese Token beginnen mit hf_.',
      'Kopiere das ganze Token von huggingface.co/settings/tokens.',
    ],
    tokenRejected: (_, choice) => {
      if (choice === 'host')
        return [
          'Der Zugangsschlüssel dieser Seite wird nicht angenommen.',
          'Erstelle einen neuen.',
        ];
      return choice === 'signIn'
        ? ['Hugging Face hat deine Anmeldung beendet.', 'Melde dich neu an.']
        : [
            'Hugging Face nimmt das Token nicht an.',
            'Vielleicht ist es vertippt oder widerrufen. Erstelle ein neues auf huggingface.co/settings/tokens.',
          ];
    },
    tokenNotAllowed: (_, choice) =>
      choice === 'signIn'
        ? [
            'Deine Anmeldung erlaubt keine Aufrufe dieses Modells.',
            'Melde dich neu an und erlaube sie, oder nimm ein anderes Modell.',
          ]
        : [
            'Das Token ist gültig, darf aber dieses Modell nicht aufrufen.',
            'Gib ihm die Berechtigung „Make calls to Inference Providers“.',
          ],
    noCredit: () => [
      'Das Guthaben des Kontos ist aufgebraucht.',
      'Lade es auf huggingface.co/settings/billing auf, oder warte bis zum nächsten Monat.',
    ],
    keyRequired: () => [
      'Der Server will einen Schlüssel, und diese Seite sendet keinen.',
      'Starte den Server ohne Schlüssel.',
    ],
    modelMalformed: () => [
      'Das kann kein Name eines Modells sein.',
      'Kopiere den Namen von der Seite des Modells.',
    ],
    modelNotFound: ({ models }, choice) => {
      if (choice !== 'local')
        return [
          'Hugging Face hat kein Modell mit diesem Namen, oder zeigt es dir nicht.',
          'Kopiere den Namen von der Seite des Modells.',
        ];
      if (!models)
        return [
          'Der Server kennt dieses Modell nicht und zählt seine eigenen nicht auf.',
          'Gib den Namen ein, den seine App zeigt.',
        ];
      return models.length === 0
        ? ['Der Server hat noch kein Modell.', 'Lade zuerst eines dafür herunter.']
        : [
            'Der Server hat kein Modell mit diesem Namen.',
            `Er hat ${joinNames(models.slice(0, 20))}.`,
          ];
    },
    modelNotServed: ({ provider }) => [
      provider === null
        ? 'Kein Anbieter stellt dieses Modell für Chats bereit.'
        : `„${provider}“ stellt dieses Modell nicht für Chats bereit.`,
      `Such dir eines aus: huggingface.co/models?inference_provider=${provider ?? 'all'}.`,
    ],
    tooManyCalls: () => [
      'Gerade sind es zu viele Aufrufe.',
      'Warte eine Minute, dann versuch es noch einmal.',
    ],
    serverFailed: ({ status }) => [
      `Der Server meldet einen Fehler${status ? ` (HTTP ${status})` : ''}.`,
      'Versuch es später noch einmal.',
    ],
    providerNoCredit: () => [
      'Das Guthaben des Anbieters ist aufgebraucht, nicht deins.',
      'Lass Hugging Face einen anderen wählen: Häng :fastest an den Namen des Modells an.',
    ],
    modelBusy: () => [
      'Das Modell ist gerade überlastet.',
      'Warte eine Minute, dann versuch es noch einmal.',
    ],
    modelLoading: () => [
      'Der Server lädt das Modell noch.',
      'Das dauert ein bis zwei Minuten. Versuch es dann noch einmal.',
    ],
    serverStopped: () => [
      'Der Server für dieses Modell ist ausgeschaltet.',
      'Schalte ihn ein, oder nimm ein anderes Modell.',
    ],
    tooLittleMemory: () => [
      'Der Server konnte das Modell nicht ausführen. Wahrscheinlich fehlt ihm Speicher.',
      'Nimm ein kleineres Modell, oder aktualisiere den Server.',
    ],
    contentRefused: () => [
      'Der Filter des Dienstes hat diese Anfrage abgelehnt.',
      'Ändere deine Liste, oder nimm ein anderes Modell.',
    ],
    declined: ({ words }) => [
      `Das Modell hat abgelehnt: „${words}“`,
      'Frag noch einmal, oder nimm ein anderes Modell.',
    ],
    settingRefused: () => [
      'Das Modell nimmt die Einstellungen dieser Seite nicht an.',
      'Versuch es noch einmal, oder nimm ein anderes Modell.',
    ],
    noRecipe: () => [
      'Das sieht nicht nach einem Rezept aus: Die Antwort hat keine Buchstaben.',
      'Versuch es noch einmal, oder nimm ein anderes Modell.',
    ],
    wantsTools: () => [
      'Das Modell hat ein Werkzeug aufgerufen, statt ein Rezept zu schreiben.',
      'Versuch es noch einmal, oder nimm ein Modell, das mit Worten antwortet.',
    ],
    wrongAddress: ({ status, address }) => [
      `${address} antwortet nicht wie ein Modell (HTTP ${status}).`,
      'Prüfe die Adresse. Vielleicht ist es diese:',
    ],
    blockedByFrame: () => [
      'Diese Seite ist in einem Rahmen, der dieses Gerät nicht aufrufen darf.',
      'Öffne sie in einem eigenen Tab:',
    ],
    addressMalformed: () => ['Das ist keine Adresse.', 'Eine Adresse sieht so aus:'],
    addressNotLocal: ({ host }) => [
      `„${host}“ ist nicht dieses Gerät. Der Browser lässt diese Seite kein anderes aufrufen.`,
      'Leite einen Port dorthin weiter, dann gib http://localhost:11434 ein:',
    ],
    addressNotCallable: () => [
      'Eine Adresse in dieser Form kann diese Seite nicht aufrufen.',
      'Schreib sie so:',
    ],
    serverNotRunning: (_, __, server) => [
      'Unter dieser Adresse antwortet nichts. Der Server läuft nicht.',
      startServer(server),
    ],
    serverSilent: (_, __, server) => [
      'Nichts antwortet. Der Server läuft nicht, oder der Browser hat den Aufruf blockiert.',
      startServer(server),
    ],
    blockedByCors: ({ server }) => [
      'Der Server läuft, lässt aber diese Seite seine Antworten nicht lesen (CORS).',
      (server && ALLOW_ORIGIN[server]) ??
        'Stell den Server so ein, dass er diese Herkunft erlaubt:',
    ],
    blockedByBrowser: () => [
      'Der Browser lässt diese Seite dieses Gerät nicht aufrufen.',
      'Erlaube es in den Einstellungen des Browsers für diese Seite, dann versuch es noch einmal.',
    ],
    browserModelForbidden: () => [
      'Der Browser lässt diese Seite sein Modell nicht verwenden.',
      'Versuch es noch einmal, oder erlaube es in den Einstellungen des Browsers für diese Seite.',
    ],
    browserModelUnsupported: () => [
      'Das Modell des Browsers kommt mit dieser Anfrage nicht zurecht.',
      'Englisch kann es am besten. Schreib deine Liste auf Englisch, oder nimm ein anderes Modell.',
    ],
    browserModelNoRoom: () => [
      'Auf diesem Gerät ist kein Platz für das Modell des Browsers.',
      'Mach 22 GB frei, dann versuch es noch einmal.',
    ],
    browserModelPart: () => [
      'Der Browser muss erst einen Teil seines Modells laden.',
      'Öffne „KI-Modell …“, und lade ihn.',
    ],
    browserModelGone: () => [
      'Das Modell des Browsers ist nicht mehr auf diesem Gerät.',
      'Lade es noch einmal herunter, oder nimm ein anderes Modell.',
    ],
    requestTooLong: () => [
      'Deine Anfrage ist für dieses Modell zu lang.',
      'Kürze sie, oder nimm ein anderes Modell.',
    ],
    pictureRefused: () => [
      'Das Modell nimmt dieses Bild nicht an.',
      'Nimm ein Modell, das Bilder versteht.',
    ],
    timedOut: () => [
      'Rechtzeitig kam keine Antwort.',
      'Versuch es noch einmal. Ein großes Modell braucht eine Weile zum Laden.',
    ],
    onlyThoughts: () => [
      'Das Modell hat seine ganze Antwort lang nachgedacht.',
      'Nimm ein anderes.',
    ],
    blankAnswer: () => ['Die Antwort des Modells war leer.', 'Versuch es noch einmal.'],
    brokenOff: () => ['Die Antwort ist abgebrochen.', 'Versuch es noch einmal.'],
    fewIdeas: () => ['Die Antwort nennt weniger als zwei Gerichte.', 'Versuch es noch einmal.'],
    partMissing: () => [
      'Ein Teil dieser Seite ließ sich nicht laden.',
      'Versuch es noch einmal, oder lade die Seite neu.',
    ],
    signInExpired: (_, choice) =>
      choice === 'token'
        ? [
            'Du hast dein Konto in einem anderen Tab getrennt.',
            'Verbinde es neu, oder nimm ein anderes Modell.',
          ]
        : ['Du bist nicht mehr angemeldet.', 'Melde dich neu an, oder nimm ein anderes Modell.'],
    offline: () => ['Du bist offline.', 'Geh online, dann versuch es noch einmal.'],
    unreachable: () => [
      'Es kam keine Antwort. Warum, sagt der Browser einer Seite nicht.',
      'Versuch es später noch einmal.',
    ],
    unknown: ({ status }) => [
      `Das war keine Antwort eines Modells${status ? ` (HTTP ${status})` : ''}. Die Ursache ist unbekannt.`,
      'Versuch es später noch einmal, oder nimm ein anderes Modell.',
    ],
    signInDeclined: () => [
      'Die Anmeldung wurde bei Hugging Face abgelehnt.',
      'Melde dich neu an und erlaube sie, oder nimm ein anderes Modell.',
    ],
    signInFailed: ({ detail }) => [
      `Die Anmeldung hat nicht geklappt: ${detail}.`,
      'Versuch es noch einmal. Wenn es nicht klappt, sag es den Betreibern dieser Seite.',
    ],
    signInStale: () => [
      'Diese Anmeldung wurde schon benutzt, oder ein anderer Tab hat sie begonnen.',
      'Melde dich neu an.',
    ],
    storageBlocked: () => [
      'Der Browser lässt diese Seite nichts speichern, deshalb kannst du dich nicht anmelden.',
      'Erlaube dieser Seite, Daten zu speichern, oder nimm ein anderes Modell.',
    ],
  },
  conditions: {
    mayPass: (remedy) => `${remedy} Wenn es nicht klappt, sag es den Betreibern dieser Seite.`,
    staysWrong: 'Sag es den Betreibern dieser Seite, oder nimm ein anderes Modell.',
    noCredit: 'Guthaben aufgebraucht',
    notAvailable: 'nicht verfügbar',
    refused: 'abgelehnt',
    said: (words: string) => `Der Server sagt: „${words}“`,
    noAnswer: 'keine Antwort',
  },
  model: {
    heading: 'Woher die Rezepte kommen',
    about:
      'Ein KI-Modell schreibt dir neue Rezepte: Es kostet nichts oder ein paar Cent pro Rezept, und wer es betreibt, sieht deine Liste und deine Vorgaben.',
    inUse: 'aktiv',
    details: 'Wohin deine Daten gehen',
    more: 'Mehr zur Auswahl',
    useHost: 'Das Modell dieser Seite verwenden',
    useSample: 'Beispielrezepte verwenden',
    signIn: 'Anmelden',
    signInAgain: 'Neu anmelden',
    signOut: 'Abmelden',
    signInInTab: 'Öffne diese Seite in einem eigenen Tab, um dich anzumelden',
    disconnect: 'Trennen',
    useIt: 'Verwenden',
    download: 'Herunterladen',
    downloadCosts:
      'Der Browser muss es zuerst herunterladen: mehrere GB, und es braucht 22 GB freien Platz. Alle Seiten teilen es sich, und es bleibt auf diesem Gerät.',
    downloading: 'Wenn du nicht mehr wartest, lädt der Browser vielleicht weiter.',
    downloadProgress: 'Download',
    stopWaiting: 'Nicht mehr warten',
    browserHasModel: 'Dein Browser hat ein KI-Modell.',
    isThere: 'Es ist auf diesem Gerät und bereit.',
    test: 'Prüfen und verwenden',
    cancel: 'Abbrechen',
    stopped: 'Du hast das Fenster vor dem Ende des Tests geschlossen. Es bleibt alles, wie es war.',
    getToken: 'Ein Token von Hugging Face holen',
    tokenPermission:
      'Ein Token ist ein Passwort für Apps. Kreuze dort „Make calls to Inference Providers“ an, damit es um Rezepte bitten darf.',
    token: 'Zugangs-Token',
    newToken: 'Neues Zugangs-Token (leer lassen, um deines zu behalten)',
    keepToken: 'In diesem Tab merken',
    model: 'Modell',
    lookingUp: 'Die Seite sieht nach, welche Modelle gerade laufen …',
    search: 'Modelle suchen',
    goodChoices: 'Gute Wahl',
    allModels: 'Alle Modelle',
    moreModels: (models) => `${models} weitere. Such danach, um sie zu sehen.`,
    provider: 'Anbieter',
    seconds: (seconds) => `etwa ${seconds}\u00a0s`,
    price: (cents) =>
      cents < 1
        ? 'weniger als 1 US-Cent pro Rezept'
        : `etwa ${Math.round(cents)} US-Cent pro Rezept`,
    free: 'zurzeit kostenlos',
    takesPictures: '\u00a0· versteht Bilder',
    localModel: 'Modell (leer lassen für das erste)',
    address: 'Adresse',
    copy: 'Kopieren',
    copied: 'Kopiert',
    endedStatus: 'getrennt',
  },
  modelTitles: {
    host: 'Das Modell dieser Seite',
    signIn: 'Bei Hugging Face anmelden',
    token: 'Dein Konto bei Hugging Face',
    browser: 'Das Modell deines Browsers',
    local: 'Ein Modell auf diesem Gerät',
    sample: 'Beispielrezepte',
  },
  modelSummaries: {
    host: 'Sofort bereit. Für dich kostenlos.',
    signIn: 'Hugging Face betreibt KI-Modelle. Rezepte gehen vom Guthaben deines Kontos dort ab.',
    token:
      'Hugging Face betreibt KI-Modelle. Rezepte gehen vom Guthaben deines Kontos dort ab. Du kopierst dir dort ein Passwort für diese Seite.',
    browser:
      'Läuft auf diesem Gerät; diese Seite sendet nichts. Kleine Modelle machen mehr Fehler: Prüfe Zeiten und Temperaturen.',
    local:
      'Ein Modell in Ollama, LM Studio oder einer ähnlichen App. Kostenlos, und nichts verlässt dieses Gerät.',
    sample: 'Eine kleine Rezeptsammlung in dieser Seite, ohne KI. Kostenlos.',
  },
  modelProgress: {
    signIn: 'Hugging Face wird gefragt …',
    token: 'Wird mit einer kurzen Frage ausprobiert …',
    browser: 'Wird gestartet …',
    local: 'Wird geprüft. Ein großes Modell kann Minuten brauchen. Lass das Fenster offen …',
  },
  data: {
    host: ({ recipients, secret }) =>
      `${
        recipients.length > 0
          ? `Deine Zutaten gehen an ${recipients.join(' und weiter an ')}.`
          : 'Diese Seite sendet deine Zutaten an niemanden.'
      } ${
        secret
          ? 'Der Zugangsschlüssel des Betreibers ist Teil dieser Seite, und jeder kann ihn dort lesen.'
          : 'Die Seite enthält keinen Zugangsschlüssel.'
      }`,
    signIn: ({ provider }) =>
      `Hugging Face gibt diesem Tab einen Schlüssel. Der Tab sendet ihn nur an Hugging Face und vergisst ihn, wenn du dich abmeldest oder den Tab schließt. ${routeOf(provider)}`,
    token: ({ provider }) =>
      `Diese Seite sendet dein Token nur an Hugging Face und vergisst es, wenn du neu lädst oder gehst, außer du lässt es dir in diesem Tab merken. ${routeOf(provider)}`,
    browser: () => 'Der Browser führt das Modell auf diesem Gerät aus. Diese Seite sendet nichts.',
    local: () => 'Deine Zutaten gehen an den Server, dessen Adresse du eingibst.',
    sample: () => 'Diese Seite sendet nichts.',
  },
  inUse: {
    sample: () => 'Du bekommst Beispielrezepte.',
    host: (model) => `Du verwendest das Modell dieser Seite, ${model}.`,
    signIn: (model, name, end) =>
      `Du bist${name && ` als ${name}`}${end && ` bis ${end}`} angemeldet und verwendest ${model}.`,
    token: (model) => `Du verwendest dein Konto bei Hugging Face, mit ${model}.`,
    browser: () => 'Du verwendest das Modell deines Browsers, nur in diesem Tab.',
    local: (model) => `Du verwendest ${model} auf diesem Gerät, nur in diesem Tab.`,
  },
  kept: {
    keepList: 'Meine Liste in diesem Browser behalten',
    heading: 'Was dieser Browser behält',
    lines: (n) => [
      n.recipes > 0 && `${count(n.recipes)} in deinem Kochbuch`,
      n.pictures > 0 && `${countPictures(n.pictures)} von Gerichten`,
      n.preferences && 'Deine Allergien und Vorgaben',
      n.list > 0 && `Deine Liste mit ${n.list === 1 ? '1 Zutat' : `${n.list} Zutaten`}`,
      n.recipe && 'Das letzte Rezept',
      n.shopping > 0 && 'Eine Einkaufsliste',
      n.basics > 0 && 'Was du immer im Haus hast',
      {
        host: '',
        signIn: 'Deine Anmeldung bei Hugging Face mit ihrem Token',
        token: 'Dein Token',
        browser: 'Dein gewähltes Modell',
        local: 'Dein gewähltes Modell',
        sample: 'Dein gewähltes Modell',
      }[n.model],
      n.drafts > 0 && (n.drafts === 1 ? '1 Entwurf' : `${n.drafts} Entwürfe`),
      n.notes > 0 && 'Häkchen, Timer und andere kleine Notizen',
    ],
    rest: 'Safari löscht das alles womöglich nach sieben Tagen ohne Besuch. Andere Browser tun das selten. Es hilft, die Seite auf den Startbildschirm zu legen.',
    deleteAll: 'Hier alles löschen',
    ask: 'Das alles löschen, in allen Tabs? Rückgängig machen lässt sich das nicht.',
    deleted: 'Hier ist jetzt alles gelöscht. Es sind keine Allergien angegeben.',
  },
  preferences: {
    standsFor: (word, contents) =>
      `„${word}“: alles, was ${joinNames(contents.map(nameOf), 'disjunction')} enthält.`,
    looksFor: (word, names, hasMore, examples) => {
      const such = examples.length > 0 ? `: ${examples.join(', ')} …` : '.';
      const start =
        names.join().replace(/ \(.*/, '') === word ? 'Sucht nach' : `„${word}“: sucht nach`;
      return `${start} ${names.map(nameOf).join(', ')}${hasMore ? ' …' : ''} und dem, was daraus gemacht ist${such}`;
    },
    onlyAWord: (word) => `Die Seite kennt „${word}“ nicht und sucht nur nach diesem Wort.`,
    heading: 'Vorgaben',
    about: (isStored) =>
      `Jedes neue Rezept soll sich an diese Vorgaben halten. ${isStored ? 'Dieser Browser speichert sie, und jede' : 'Jede'} Anfrage sendet sie an das Modell. Nur Rezepte auf Englisch, Deutsch und Französisch werden vollständig geprüft. Über Spuren kann dir ein Rezept nichts sagen. Lies jedes Etikett.`,
    lasts: (until) =>
      `Dein Browser konnte das nicht speichern. Es bleibt nur, bis du diesen Tab ${until === 'close' ? 'schließt' : 'neu lädst'}.`,
    avoidHint: 'Trenne die Lebensmittel mit Kommas.',
    quoted: (word) => `„${word}“`,
    more: (count) => `${count} weitere`,
    notTaken: (names, room) =>
      `Nicht hinzugefügt, also wird kein Rezept auf ${names} geprüft. Es ist Platz für ${room.foods} Lebensmittel mit je bis zu ${room.letters} Zeichen, und für ${room.inAll} Zeichen insgesamt.`,
    taught: (name, thing) => `${name} enthält ${thing}.`,
    alwaysHave: 'Was du immer im Haus hast',
    alwaysHaveStays:
      'Für den Abgleich eines Rezepts mit deiner Liste. Es bleibt in diesem Browser.',
    forget: 'Vorgaben löschen',
    forgotten: 'Deine Vorgaben sind gelöscht.',
    done: 'Fertig',
  },
  fieldNames: {
    people: 'Personen',
    minutes: 'Zeit',
    diet: 'Ernährungsweise',
    allergens: 'Allergien und Unverträglichkeiten',
    avoid: 'Auch meiden',
    taught: 'Was du von Zutaten weißt',
    equipment: 'Geräte',
    equipmentHint: 'Wenn du nichts ankreuzt, darf ein Rezept alles verwenden.',
    units: 'Maße',
    wish: 'Sonst noch etwas?',
    wishExample: 'etwas Thailändisches …',
  },
  choiceNames: {
    any: 'Egal',
    minutes: (minutes) => `${minutes} Minuten`,
    noDiet: 'Keine besondere',
    vegetarian: 'Vegetarisch',
    vegan: 'Vegan',
    pescatarian: 'Pescetarisch (Fisch, kein Fleisch)',
    'no pork': 'Kein Schweinefleisch',
    halal: 'Halal',
    kosher: 'Koscher',
    oven: 'Backofen',
    stove: 'Herd',
    microwave: 'Mikrowelle',
    'air fryer': 'Heißluftfritteuse',
    original: 'Wie im Rezept',
    metric: 'Metrisch (g, ml, °C)',
    us: 'US (cups, oz, °F)',
  },
  allergenNames: ALLERGENS,
  photo: {
    headings: { foods: 'Lebensmittel auf einem Foto', recipe: 'Aus einem Foto' },
    finding: 'Die Seite sieht nach, welches Modell Bilder versteht …',
    drawing: 'Das Bild wird gelesen …',
    take: 'Foto machen',
    choose: 'Bild auswählen',
    another: 'Weiteres Bild',
    file: 'Bild von deinen Lebensmitteln',
    camera: 'Foto von deinen Lebensmitteln',
    drop: 'Oder füg ein Bild ein, oder zieh eines auf die Seite.',
    most: 'Bis zu vier Bilder.',
    picture: 'Das Bild',
    send: (pictures) => (pictures > 1 ? 'Bilder senden' : 'Bild senden'),
    stop: 'Stopp',
    models: 'Modell auswählen',
    copyText: 'Die meisten Handys können Text aus einem Foto kopieren. Füg ihn stattdessen ein.',
    looking: (model) => `Anfrage an ${model} …`,
    failed: 'Kein Modell konnte sich dein Bild ansehen. Es ist nichts dazugekommen.',
    guessed:
      'Sieh nach, was das Modell gesehen hat: Es übersieht oder verwechselt manches. Angekreuzt ist nur, was diese Seite als einfaches Lebensmittel kennt.',
    unchecked: '\u00a0· konnte nicht geprüft werden',
    cooked: '\u00a0· gekocht oder ohne Etikett',
    wild: '\u00a0· das kann nur jemand vom Fach bestimmen',
    add: (foods) =>
      foods === 1 ? '1 Lebensmittel hinzufügen' : `${foods} Lebensmittel hinzufügen`,
    notLoaded:
      'Ein Teil dieser Seite ließ sich nicht laden. Schließ das hier und versuch es noch einmal.',
    sending({ model, recipients }, aim, pictures) {
      const isOne = pictures < 2;
      const advice = {
        foods: 'Lass Menschen, Briefe und Medikamente weg.',
        recipe: 'Deck Namen und Adressen ab.',
      }[aim];
      return recipients.length === 0
        ? `${isOne ? 'Das Bild geht' : 'Die Bilder gehen'} nur an ${model}, auf diesem Gerät. ${advice}`
        : `Sendet ${isOne ? 'dieses Bild' : 'diese Bilder'} über ${joinNames(recipients)} an ${model}, ohne Ort und Zeit. Diese Seite behält ${isOne ? 'es' : 'sie'} nicht; dort wird vielleicht alles gespeichert. ${advice}`;
    },
    whyNoPhotos({ model, isKnown, others }) {
      const why = model
        ? isKnown
          ? `Soweit hier bekannt, versteht ${model} keine Bilder.`
          : `Diese Seite kann nicht herausfinden, ob ${model} Bilder versteht.`
        : 'Es ist kein Modell verbunden, das Bilder versteht.';
      return others.length > 0
        ? `${why} Mit deinem eigenen Konto geht es mit ${joinNames(others, 'disjunction')}.`
        : why;
    },
  },
  photoOutcomes: {
    none: 'Auf diesem Bild ist nichts zu finden.',
    writing: 'Hier werden nur Lebensmittel gesucht. Etiketten und Rezepte werden nicht gelesen.',
  },
  dishPictureProblems: {
    noise:
      'Dieser Browser lässt Seiten keine Bilder zeichnen. Deshalb kann diese Seite keine speichern.',
    missing: 'Dieses Bild fehlt in der Datei.',
    full: 'Für weitere Bilder ist kein Platz. Das Rezept selbst ist gespeichert.',
    notKept: 'Dein Browser konnte dieses Bild nicht speichern.',
  },
  pictures: {
    add: 'Bild hinzufügen',
    change: 'Bild austauschen',
    heading: 'Bild des Gerichts',
    about: 'Es bleibt in diesem Browser und ist in keinem Link und keiner Anfrage dabei.',
    remove: 'Bild entfernen',
    kept: 'Bild gespeichert.',
    removed: 'Bild entfernt.',
    unchecked: 'Ungeprüftes Bild',
    print: 'Mit Bild',
    soFar: (done, all) => `Bilder: ${done} von ${all}`,
    brought: (kept, left, isStopped) =>
      [
        isStopped && 'Angehalten.',
        `${countPictures(kept)} hinzugefügt${left > 0 ? `, ${left} ausgelassen` : ''}.`,
      ]
        .filter(Boolean)
        .join(' '),
    claim: 'Diese Kopie ist von mir: Bilder wie vorher zeigen',
    left: (title, problem) => `${title}: ${problem}`,
  },
  pictureProblems: {
    unreadable:
      'Dieses Bild ist beschädigt, oder dieser Browser kann es nicht lesen. Nimm ein anderes.',
    noPicture: 'Dieses Bild kann die Seite nicht lesen. Nimm ein JPEG, ein PNG oder ein WebP.',
    heic: 'Dieser Browser kann keine Bilder in HEIC oder AVIF lesen. Speichere es als JPEG, oder mach einen Screenshot davon.',
    tooLarge: 'Diese Datei ist größer als 30 MB. Nimm eine kleinere.',
    tooManyPixels:
      'Dieses Bild hat mehr als 64 Megapixel. Verkleinere es, oder mach einen Screenshot davon.',
  },
  cookingView: {
    cooking: (title) => (title ? `Kochen: ${title}` : 'Kochen'),
    untitled: 'Dein Rezept',
    notAllSteps: 'Hier fehlen vielleicht Schritte. Sieh im Rezept nach.',
    screenRefused: 'Der Bildschirm kann beim Kochen ausgehen.',
    getReady: 'Bereitlegen',
    oven: ({ setting, step }) => `Ofen${setting && ` auf ${setting}`}, für Schritt ${step + 1}`,
    back: 'Zurück',
    next: 'Weiter',
    cooked: 'Fertig gekocht',
    finish: 'Beenden',
    step: (number, count) => `Schritt ${number} von ${count}`,
    ingredients: 'Zutaten',
  },
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
  sharedIngredients: {
    heading: 'Zu deiner Liste hinzufügen?',
    leftOut: (lines) => `Ausgelassen: ${lines.join('\u00a0· ')}`,
    add: 'Zur Liste hinzufügen',
  },
  offline: {
    newVersion: 'Eine neue Version ist da.',
    reload: 'Neu laden',
  },
  plan: {
    plan: 'Planen',
    planned: 'Geplant',
  },
  clip: {
    heading: 'Von einer Webseite',
    about:
      'Diese Seite kann keine anderen Seiten lesen, dein Browser schon. Richte dir einmal ein Lesezeichen ein. Drück es auf einer Seite mit Rezept: Das Rezept öffnet sich hier, auch wenn du dich dort anmelden musstest.',
    name: (kitchen) => `In ${kitchen} öffnen`,
    drag: 'Zieh den Link in die Lesezeichenleiste. Siehst du keine, drück Strg Umschalt B, auf dem Mac ⌘ Umschalt B.',
    pressed:
      'Hier passiert nichts. Zieh den Link in die Lesezeichenleiste, oder folge den Schritten.',
    copy: 'Adresse kopieren',
    copied: 'Kopiert.',
    notCopied: 'Konnte nicht kopiert werden.',
    phone: {
      way: 'Auf dem Handy',
      bookmarkAny: 'Speichere irgendeine Seite als Lesezeichen, zum Beispiel diese.',
      edit: 'Öffne deine Lesezeichen, und bearbeite dieses. In Safari hältst du den Finger darauf und wählst „Bearbeiten“. In Firefox und Chrome drückst du daneben auf ⋮ und wählst „Bearbeiten“.',
      use: 'Öffne auf einer Seite mit Rezept deine Lesezeichen, und wähl „Küche“. In Chrome gibst du den Namen in die Adresszeile ein und wählst ihn dort.',
    },
    keyboard: {
      way: 'Mit der Tastatur',
      bookmarkAny:
        'Speichere irgendeine Seite als Lesezeichen, zum Beispiel diese: Strg D, auf dem Mac ⌘ D.',
      edit: 'Öffne die Liste deiner Lesezeichen, und bearbeite dieses: Strg Umschalt O, auf dem Mac ⌥ ⌘ B oder in Firefox Umschalt ⌘ O.',
      use: 'Gib auf einer Seite mit Rezept „Küche“ in die Adresszeile ein, und wähl es dort. In Firefox und Safari wählst du es im Menü der Lesezeichen.',
    },
    replace: 'Nenn es „Küche“, und ersetze seine Adresse durch die kopierte.',
    strict:
      'In Firefox auf dem iPhone und in Samsung Internet geht dieses Lesezeichen nicht, und manche Seiten blockieren es. Kopiere dort das Rezept, und füg es hier ein.',
    ask: 'Diese Seite sagt nicht, was ihr Rezept ist. Den Text ihres Hauptteils nehmen?',
    nothing:
      'Das Lesezeichen findet auf dieser Seite kein Rezept. Ist eines da, markiere seinen Text, dann drück das Lesezeichen noch einmal.',
    here: 'Du bist schon in der Küche. Öffne eine Seite mit einem Rezept, und drück das Lesezeichen dort.',
    done: '„Fertig“ öffnet das Rezept hier und beendet eine laufende Anfrage.',
    cut: 'Die Seite ist zu lang. Nur ein Teil davon ist angekommen.',
    noRecipe:
      'Das Lesezeichen hat kein Rezept gebracht, das diese Seite lesen kann. Markiere den Text des Rezepts auf seiner Seite, dann drück das Lesezeichen noch einmal.',
    damaged:
      'Das Rezept ist beschädigt oder nur zum Teil angekommen. Drück das Lesezeichen noch einmal.',
    newer:
      'Das Lesezeichen kommt von einer neueren Version dieser Seite. Lade die Seite neu, dann drück das Lesezeichen noch einmal.',
  },
  links: {
    broken: 'Der Link ist unvollständig. Kopiere ihn ganz, dann versuch es noch einmal.',
    blank: 'In diesem Link ist kein Rezept.',
    newer:
      'Der Link kommt von einer neueren Version dieser Seite. Lade die Seite neu, dann öffne ihn noch einmal.',
    tooLarge: 'In diesem Link steckt zu viel, um ihn zu öffnen.',
    tooLong: 'Dieses Rezept ist zu lang für einen Link. Exportiere es stattdessen.',
  },
  connections: {
    browserModel: 'das Modell des Browsers',
    anyProvider: 'einen Anbieter seiner Wahl',
  },
  offers: {
    alwaysAvoid: (things) => `${things} immer meiden`,
    onlyAsks: 'Das ist nur eine Bitte an das Modell.',
    thisOnly: 'Nur bei diesem Rezept.',
    onlyAFood: 'Die Liste versteht das als Zutat.',
  },
};
