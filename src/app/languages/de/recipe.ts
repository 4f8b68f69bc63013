import { joinNames, upperFirst } from '../../../ui/joinNames';
import type { Words } from '../Words';

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

export const words: Words['recipe'] = {
  recipe: {
    signOff: 'Schlusswort des Modells',
    earlier: (count) => `Frühere Rezepte (${count})`,
    backTo: (title) => `Zurück zu ${title}`,
    earlierIdeas: (titles) => `Ideen: ${titles.join(', ')}`,
    untitled: 'Rezept ohne Titel',
    more: 'Mehr',
    noRecipe: 'Das sieht nicht nach einem Rezept aus. Es wurde nicht geprüft.',
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
  // "enthält vielleicht", and never what labels say of traces: the page sees none (tests/app/languages/phrases.test.ts).
  // "keinen Hinweis auf" is of the text, never "enthält kein" or "frei von". "nicht vollständig", as "nicht ganz" sounds
  // like almost. What a visitor avoids comes after "enthält", "auf" or "ohne", which ask for the accusative.
  allergens: {
    label: 'Was du meidest',
    contains: (things) => `enthält ${joinNames(things)}`,
    mayContain: (things) => `enthält vielleicht ${joinNames(things)}`,
    isNot: (diet, isSure) => `${isSure ? '' : 'vielleicht '}nicht ${DIETS[diet]}`,
    avoided: 'meidest du',
    notCheckedFor: (thing) => `konnte nicht auf ${thing} geprüft werden`,
    notCompleteFor: (thing) => `nicht vollständig auf ${thing} geprüft`,
    mentioned: (things) => `erwähnt ${joinNames(things)}`,
    unmarked: 'nicht geprüft',
    more: (count) => `${count} weitere`,
    foundIn: (found, foods) =>
      `${upperFirst(found)}${foods.length > 0 ? `: ${joinNames(foods)}` : ''}.`,
    itsTitle: (title) => `„${title}“ im Titel`,
    checkLabel: 'Lies das Etikett.',
    whichIsIt: (step, word, listed) =>
      `${step === undefined ? 'Im Text' : `In Schritt ${step}`} steht „${word}“, in der Zutatenliste ${joinNames(listed)}. Prüfe, was gemeint ist.`,
    notChecked: (things, lines) =>
      `Konnte nicht auf ${or(things)} geprüft werden: ${lines.join(', ')}.`,
    quoted: (line) => `„${line}“`,
    nothingChecked: (things) => `Konnte nicht auf ${or(things)} geprüft werden.`,
    notComplete: (things) => `Nicht vollständig auf ${or(things)} geprüft.`,
    cut: (things, isSure) =>
      `Das Ende fehlt${isSure ? '' : ' vielleicht'}. Deshalb konnte das Rezept nicht auf ${or(things)} geprüft werden.`,
    notLookedAt: {
      vegetarian: 'Wie Käse und Getränke hergestellt sind, kann diese Seite nicht prüfen.',
      vegan: 'Wie Zucker und Getränke hergestellt sind, kann diese Seite nicht prüfen.',
      pescatarian: 'Wie Käse und Getränke hergestellt sind, kann diese Seite nicht prüfen.',
      'no pork': 'Fette und Zusatzstoffe ohne genaue Bezeichnung kann diese Seite nicht prüfen.',
      halal: 'Ein Halal-Zertifikat oder die Schlachtung kann diese Seite nicht prüfen.',
      kosher:
        'Ein Koscher-Zertifikat, die Schlachtung und die Trennung von Fleisch und Milch kann diese Seite nicht prüfen.',
    },
    mentions: (thing, said) => `Das Rezept erwähnt ${thing}: ${joinNames(said)}.`,
    saidIn: (words, step) => `„${words}“${step === undefined ? '' : ` (Schritt ${step})`}`,
    together: (foods, isSure) =>
      `${isSure ? 'Fleisch und Milch' : 'Vielleicht Fleisch und Milch'} in einem Rezept: ${joinNames(foods)}.`,
    nothing: (things) =>
      `Im Text hat diese Seite keinen Hinweis auf ${or(things)} gefunden. Sie kann etwas übersehen, und Spuren erkennt sie nie: Lies jedes Etikett.`,
    onlyLetters: (words) =>
      `Diese Seite kennt ${joinNames(words.map(quoted))} nicht und hat nur nach den Buchstaben gesucht.`,
    nutlike: (foods) => `Manche Menschen mit einer Nussallergie meiden das: ${joinNames(foods)}.`,
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
    changed: (gone) => {
      const names = (isSure: boolean) =>
        gone.flatMap((one) => (one.isSure === isSure ? quoted(one.name) : []));
      const parts = [
        ...(names(true).length > 0 ? [`ohne ${joinNames(names(true))}`] : []),
        ...(names(false).length > 0 ? [`kein Hinweis auf ${or(names(false))}`] : []),
      ];
      return `Geändert: ${joinNames(parts)}.`;
    },
    again: 'Noch einmal fragen',
    teach: 'Enthält …',
    teachFood: 'Zutat',
    teachContains: 'enthält',
    remember: 'Merken',
    remembered: (food) => `Dieser Browser warnt jetzt überall, wo „${food}“ steht.`,
    noRoom: 'Mehr kann sich die Seite nicht merken.',
    undo: 'Rückgängig',
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
    others: 'Drei andere',
    change: 'Etwas ändern …',
    without: (foods) => `ohne ${foods}`,
    lift: { minutes: 'Diesmal darf es länger dauern', equipment: 'Diesmal mit allen Geräten' },
    liftAll: 'Diesmal länger und mit allen Geräten',
  },
  check: {
    usesNone: 'Verwendet keine deiner Zutaten.',
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
    alsoNeeded: (foods) => `Du brauchst noch ${foods}.`,
    andMore: (foods, more) => `${foods.join(', ')} und ${more} weitere`,
    mayNeedMore: (foods) => `Vielleicht brauchst du mehr: ${foods.join('; ')}.`,
    short: (food, have, need) => `${food}, ${have} von ${need}`,
    headings: {
      used: 'Verwendet',
      leftOver: 'Bleibt übrig',
      needed: 'Fehlt noch',
      perhaps: 'Vielleicht (prüfe die Sorte)',
      unclear: 'Nicht lesbar',
    },
    perhaps: (entry, need) => `${entry} für ${need}`,
    shoppingList: 'Einkaufsliste',
    shop: 'Einkauf',
    notOnList: 'Nicht auf deiner Liste',
    notOnListNamed: (need) => `Nicht auf deiner Liste: ${need}`,
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
    cooking: (title) => (title ? `Kochen: ${title}` : 'Kochen'),
    untitled: 'Dein Rezept',
    ingredients: 'Zutaten',
    step: (number, count) => `Schritt ${number} von ${count}`,
    stepName: (number, part) => (part ? `Schritt ${number}, ${part}` : `Schritt ${number}`),
    ingredient: (line) => `Zutat: ${line}`,
    task: 'Aufgabe',
    getReady: 'Bereitlegen',
    oven: ({ setting, step }) => `Ofen${setting && ` auf ${setting}`}, für Schritt ${step + 1}`,
    notAllSteps: 'Hier fehlen vielleicht Schritte. Sieh im Rezept nach.',
    stepDone: (name) => `${name} fertig`,
    done: 'Fertig',
    back: 'Zurück',
    next: 'Weiter',
    cooked: 'Fertig gekocht',
    finish: 'Beenden',
    cookedThrough: (food, temperature) =>
      `${food === 'poultry' ? 'Geflügel' : 'Hackfleisch'} ist bei ${temperature} im Kern durchgegart.`,
    kidneyBeans:
      'Rohe Kidneybohnen sind giftig. Weiche sie 5 Stunden ein, gieß dieses Wasser weg und koche sie 30 Minuten in frischem Wasser.',
    screenRefused:
      'Der Bildschirm geht vielleicht aus: Der Browser hält ihn nicht wach. Ist der Akku fast leer?',
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
    undo: 'Rückgängig',
    pressToRemove: 'Drücken, um es aus deinem Kochbuch zu entfernen',
    notLoaded: 'Nicht gespeichert. Versuch es noch einmal.',
    sharingNotLoaded: 'Das Teilen ließ sich nicht laden. Öffne das Menü noch einmal.',
  },
};

const UNITS = {
  hour: ['Stunde', 'Stunden'],
  minute: ['Minute', 'Minuten'],
  second: ['Sekunde', 'Sekunden'],
} as const;
