import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';

export const shoppingList: Words['cookbook']['shoppingList'] = {
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
  allPlanned: (count) =>
    count === 1 ? 'Geplantes Gericht zeigen' : `Alle ${count} geplanten Gerichte zeigen`,
  onlyOne: (title) => `Nur ${title} zeigen`,
  own: 'Eigene Zeilen',
  add: 'Dazu',
  newLine: 'Zeile hinzufügen',
  full: 'Die Liste ist voll.',
  remove: (text) => `${text} entfernen`,
  partsOf: (line) => line.parts.map(({ title, text }) => `${title} ${text}`).join(', '),
  for: (name) => `Wofür: ${name}`,
  aside: {
    atHand: (lines) => `Im Haus, wenn es reicht: ${lines}`,
    perhaps: (lines) => `Vielleicht im Haus (prüfe die Sorte): ${lines}`,
    probably: (lines) => `Wahrscheinlich im Haus: ${lines}`,
    optional: (lines) => `Wenn du magst: ${lines}`,
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
  allIn: 'Alles eingekauft',
  movedIn: (count) =>
    count === 1
      ? '1 Lebensmittel steht jetzt bei deinen Zutaten.'
      : `${count} Lebensmittel stehen jetzt bei deinen Zutaten.`,
  undo: 'Rückgängig',
  notKept: 'Dein Browser konnte das nicht speichern. Es bleibt nur, bis du diesen Tab neu lädst.',
};
