import type { Words } from '../Words';

/** The German words of the page as an app of the device. */
export const words: Words['device'] = {
  sharedIngredients: {
    heading: 'Zu deiner Liste hinzufügen?',
    about: 'Eine Zutat pro Zeile. Ändere oder lösche, was du willst.',
    leftOut: (lines) => `Ausgelassen: ${lines.join(' · ')}`,
    add: 'Zur Liste hinzufügen',
    close: 'Schließen',
  },
  offline: {
    newVersion: 'Eine neue Version ist da.',
    reload: 'Neu laden',
    heading: 'Auf diesem Gerät',
    about: 'Installiert öffnet sich diese Seite in einem eigenen Fenster.',
    inSafari: 'Zum Installieren tipp auf „Teilen“, dann auf „Zum Home-Bildschirm“.',
    install: 'Installieren',
  },
};
