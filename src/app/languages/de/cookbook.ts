import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';
import { words as bring } from './bring';
import { shoppingList } from './shopping';

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

const LEFT_BEHIND = { pictures: 'Bilder', ratings: 'Bewertungen' };

const ENTRY_ERRORS = {
  notRecipe: 'ist kein Rezept',
  noText: 'hat keinen Text',
  textTooLong: 'ist länger als 50.000 Zeichen',
};

export const words: Words['cookbook'] = {
  ...bring,
  shoppingList,
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
    tryAgain: 'Noch einmal versuchen',
    perhaps: 'Vielleicht ist das nicht geschehen.',
    unreadable: (recipes) =>
      recipes === 1
        ? 'Hier ist noch ein Rezept, aber es ist nicht lesbar. Es bleibt, wie es ist.'
        : `Hier sind noch ${recipes} Rezepte, aber sie sind nicht lesbar. Sie bleiben, wie sie sind.`,
  },
  files: {
    exportAll: 'Alle exportieren',
    add: 'Rezept hinzufügen',
    tooLong: (title) => `„${title}“ ist länger als 50.000 Zeichen.`,
    refused: (recipes) => `${recipes} ${recipes === 1 ? 'ließ' : 'ließen'} sich nicht hinzufügen`,
    import: 'Importieren',
    file: 'Kochbuchdatei',
    asCookbook: 'Alles, zum Importieren hier',
    forManagers: 'Für Mealie, Tandoor, Nextcloud Cookbook',
    asMarkdown: 'Markdown, für Obsidian und Texteditoren',
    fileName: (day, kind) => `kochbuch-${day}${kind}`,
    exported: (name) => `${name} heruntergeladen`,
    notExported: 'Der Export hat nicht geklappt. Versuch es noch einmal.',
    onlyHere: (recipes) => `${recipes} Rezepte sind nur in diesem Browser.`,
    saveCopy: 'Kopie speichern',
    notNow: 'Jetzt nicht',
    imported: (added, known, rejected, sameName) =>
      [
        `${count(added)} hinzugefügt`,
        sameName > 0 && `${sameName} mit einem Namen, den es schon gab`,
        known > 0 && `${known} schon da`,
        rejected > 0 && `${rejected} nicht lesbar`,
      ]
        .filter(Boolean)
        .join(', '),
    leftBehind: (what, added) =>
      `${added === 1 ? 'Seine' : 'Ihre'} ${joinNames(what.map((one) => LEFT_BEHIND[one]))} kommen nicht mit.`,
    rejected: (position, code) => `Eintrag ${position} ${ENTRY_ERRORS[code]}.`,
    incomplete: (position, fields) =>
      `Eintrag ${position} ist da, aber ${joinNames(fields.map((field) => FIELDS[field]))}.`,
    more: (entries) => `Und ${entries} weitere.`,
    noteLine: (note) => `**Notiz:** ${note}`,
    cookedLine: (days) => `**Gekocht:** ${days}`,
    undo: 'Rückgängig',
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
    imported: 'Importiertes Rezept',
    remove: 'Entfernen',
    removeTitle: (title) => `${title} entfernen`,
    undo: 'Rückgängig',
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
    done: 'Fertig',
    noted: ({ gone, left }) =>
      [
        ...(gone.length > 0 ? [`Von deiner Liste gestrichen: ${joinNames(gone)}.`] : []),
        ...(left ? [`Neu auf deiner Liste: ${left.entry}.`] : []),
        'Im Kochbuch vermerkt.',
      ].join(' '),
    listStays: 'Deine Liste ist wie vorher.',
    undo: 'Rückgängig',
    change: 'Ändern',
    tryAgain: 'Noch einmal versuchen',
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
    'cookbook.import': 'Nichts wurde hinzugefügt.',
    'cookbook.add': 'Nichts wurde hinzugefügt.',
    'cookbook.undoImport': 'Nichts wurde entfernt.',
  },
  proposals: {
    from: 'Aus deinem Kochbuch: ',
    have: ({ have, need }) => `du hast ${have} von ${need}`,
    more: (recipes) => `${recipes} weitere`,
    mayContain: (things) => `enthält vielleicht ${joinNames(things, 'disjunction')}`,
    notChecked: (things) => `nicht vollständig auf ${joinNames(things, 'disjunction')} geprüft`,
  },
};
