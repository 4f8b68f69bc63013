import { joinNames, upperFirst } from '../../../ui/joinNames';
import type { Words } from '../Words';

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number || 'keine'} ${many}`;

export const words: Pick<Words['cookbook'], 'bring' | 'edit' | 'refusals' | 'share' | 'credit'> = {
  bring: {
    heading: 'Rezept hinzufügen',
    recipe: 'Rezept',
    about: 'Der Text bleibt, wie er ist, und beim Lesen wird nichts gesendet.',
    open: 'Rezept öffnen',
    choose: 'Dateien auswählen',
    files: 'Dateien mit Rezepten',
    formats:
      'Oder zieh Dateien hierher: Text, Markdown, gespeicherte Seiten und Exporte von Mealie, Tandoor, Nextcloud Cookbook, Paprika, RecipeSage, Recipe Keeper, Copy Me That, Cooklang, RecipeMD und dieser Seite.',
    reading: 'Wird gelesen …',
    soFar: (files) => `${files} bisher`,
    stop: 'Stopp',
    stopped: 'Gestoppt. Nichts wurde hinzugefügt.',
    paste: 'Füg zuerst ein Rezept ein, oder schreib eines.',
    isList: 'Das sieht nach einer Zutatenliste aus.',
    asFoods: 'Als Zutaten hinzufügen',
    notLoaded: 'Ließ sich nicht laden. Versuch es noch einmal.',
    pasted: 'Was du eingefügt hast,',
    found: (name) => (name ? `„${name}“ ist im Feld.` : 'Ein Rezept ist im Feld.'),
    refused: (refusals) =>
      refusals === 1
        ? 'Das ließ sich nicht hinzufügen:'
        : `Diese ${refusals} ließen sich nicht hinzufügen:`,
    more: (refusals) => `Und ${refusals} weitere.`,
    quoted: (name) => `„${name}“`,
  },
  edit: {
    edit: 'Bearbeiten',
    heading: 'Rezept bearbeiten',
    write: 'Selbst schreiben',
    writing: 'Rezept schreiben',
    adding: 'Das Rezept im Text finden',
    title: 'Titel',
    keepOnly:
      'Behalte nur das Rezept, und lösche den Rest. Schreib „Zutaten“ und „Zubereitung“ je auf eine eigene Zeile.',
    keepSelection: 'Nur die Auswahl behalten',
    select: 'Markiere zuerst das Rezept im Text.',
    undo: 'Rückgängig',
    undone: 'Zurückgenommen.',
    find: 'Das Rezept darin finden',
    stop: 'Stopp',
    asking: (model) => `Anfrage an ${model} …`,
    foundIt: 'Das Modell hat auf diese Zeilen gezeigt. Sieh sie durch.',
    notFound: 'Das Modell hat kein Rezept gefunden. Nichts hat sich geändert.',
    stopped: 'Gestoppt. Nichts hat sich geändert.',
    sent: ({ model, recipients, sent, all }) => {
      const what =
        sent < all
          ? `bis zu ${sent} von ${all} Zeilen, die am ehesten ein Rezept sind,`
          : 'diesen ganzen Text';
      return recipients.length === 0
        ? `${upperFirst(model)} liest ${what.replace(/,$/, '')}. Nichts verlässt dieses Gerät.`
        : `Sendet ${what} samt Namen und Adressen darin über ${joinNames(recipients)} an ${model}.`;
    },
    recipe: 'Rezept',
    about: 'Zuerst der Titel, dann „Zutaten“ und „Zubereitung“, je mit einer Zeile für jedes.',
    marks: 'Lass # und - am Anfang einer Zeile stehen: Daran erkennt die Seite, was sie ist.',
    note: 'Deine Notiz',
    done: 'Fertig',
    cancel: 'Abbrechen',
    ask: 'Deine Änderungen verwerfen?',
    discard: 'Verwerfen',
    resume: 'Weiter bearbeiten',
    found: (ingredients, steps) =>
      `${upperFirst(count(ingredients, 'Zutat', 'Zutaten'))} · ${count(steps, 'Schritt', 'Schritte')}`,
    finds: (finds) => finds.map((find) => `${upperFirst(find)}.`).join(' '),
    notFully: 'Nicht vollständig geprüft.',
  },
  refusals: {
    empty: (name) => `${name} ist leer.`,
    picture: (name) =>
      `${name} ist ein Bild, das diese Seite nicht lesen kann. Tipp den Text ab, oder füg ihn ein.`,
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
    share: 'Link teilen',
    print: 'Drucken',
    export: 'Exportieren …',
    copied: 'Kopiert',
    linkCopied: 'Link kopiert',
    copyByHand:
      'Dieser Browser erlaubt der Seite das Kopieren nicht. Kopiere den Text aus dem Feld.',
    asText: 'Rezept als Text',
    asLink: 'Link zum Rezept',
  },
  credit: {
    written: (model, kitchen) => `Mit ${kitchen} von einem Sprachmodell geschrieben: ${model}.`,
    sample: (kitchen) => `Ein Beispielrezept aus ${kitchen}.`,
    shared: (kitchen, claim) => `Geteilt mit ${kitchen}. Laut Link ${claim}.`,
    fromCookbook: (kitchen, claim) => `Aus einem Kochbuch in ${kitchen}. Laut diesem ${claim}.`,
    brought: (kitchen, place) => `Von ${place} in ${kitchen} übernommen.`,
    claims: {
      imported: (place) => `wurde es von ${place} importiert`,
      written: (model) => `hat es ${model} geschrieben, ein Sprachmodell`,
      sample: 'ist es ein Beispielrezept',
    },
    elsewhere: 'einer anderen Quelle',
    quoted: (name) => `„${name}“`,
    edited: 'Es wurde seither bearbeitet.',
    byHand: 'Von Hand geschrieben.',
    cut: 'Das Modell hat zu früh aufgehört, das Ende fehlt also vielleicht.',
    check: 'Prüfe Allergene und Gartemperaturen.',
    servings: (count) => (count === '1' ? '1 Portion' : `${count} Portionen`),
  },
};
