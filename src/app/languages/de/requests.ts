import type { Choice } from '../../../../machines/connection/connectionMachine';
import type { Words } from '../Words';

const WRITERS: Record<Choice, string> = {
  host: 'Das Modell dieser Seite',
  signIn: 'Dein Modell',
  token: 'Dein Modell',
  browser: 'Das Modell deines Browsers',
  local: 'Das Modell auf diesem Computer',
  sample: 'Die Rezeptsammlung dieser Seite',
};

export const words: Words['requests'] = {
  outcome: {
    failed: (choice, kind) => {
      if (kind === 'signInExpired')
        return 'Melde dich unter „Modell …“ neu an: Deine Anmeldung ist abgelaufen.';
      if (kind === 'fewIdeas')
        return 'Versuch es noch einmal: Es kamen keine Ideen, die diese Seite lesen kann.';
      if (kind === 'requestTooLong')
        return 'Kürze deine Liste, oder wähle ein anderes Modell: Für dieses ist deine Anfrage zu lang.';
      if (kind === 'noCredit' && choice === 'host')
        return 'Nimm ein Beispielrezept, oder verbinde ein eigenes Modell: Die Rezepte dieser Seite sind vorerst aufgebraucht.';
      const way = choice === 'sample' ? '' : ', oder nimm ein Beispielrezept';
      return `Versuch es noch einmal${way}: ${WRITERS[choice]} ist gerade nicht erreichbar.`;
    },
    details: 'Einzelheiten',
    lastAttempt: 'Der letzte Versuch:',
    offline: 'Sobald du wieder online bist, kannst du die Anfrage von hier abschicken.',
    onlineAgain: 'Versuch es noch einmal: Du bist wieder online.',
    sample: 'Beispielrezept',
    aboutSample:
      'Ein Beispielrezept aus der kleinen Sammlung dieser Seite. Kein Modell schreibt es.',
    tryAgain: 'Noch einmal versuchen',
    chooseModel: 'Modell …',
    connectOwn: 'Ein eigenes Modell verwenden …',
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
    refused: 'Das Token wurde abgelehnt. Neuer Versuch …',
    thinking: 'denkt nach …',
    attempt: (attempt, attempts) => `Versuch ${attempt} von ${attempts}`,
    seconds: (seconds) => `${seconds} s`,
    slow: 'Das Modell ist langsam.',
    askAgain: 'Noch einmal fragen',
  },
  notes: {
    cut: 'Das Modell hat zu früh aufgehört. Das Ende fehlt vielleicht.',
    check: 'Prüfe Allergene und Gartemperaturen.',
    written: (model) => `Von einem Sprachmodell geschrieben: ${model}.`,
    fromBook: 'Aus der Rezeptsammlung dieser Seite.',
    edited: 'Seither bearbeitet.',
    byHand: 'Von Hand geschrieben.',
    imported: (place) => `Importiert von ${place}.`,
    byLink: (claim) => `Laut Link ${claim}.`,
    byCookbook: (claim) => `Laut deinem Kochbuch ${claim}.`,
    claims: {
      imported: (place) => `wurde es von ${place} importiert`,
      written: (model) => `hat es ${model} geschrieben, ein Sprachmodell`,
      fromBook: 'ist es aus der Rezeptsammlung dieser Seite',
    },
    elsewhere: 'einer anderen Quelle',
    quoted: (name) => `„${name}“`,
  },
};
