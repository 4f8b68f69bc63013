import type { Choice } from '../../../../machines/connectionMachine';
import type { Words } from '../Words';

const WRITERS: Record<Choice, string> = {
  host: 'Das Modell dieser Seite',
  signIn: 'Dein Modell',
  token: 'Dein Modell',
  browser: 'Das Modell deines Browsers',
  local: 'Das Modell auf diesem Computer',
  sample: 'Die Rezeptsammlung dieser Seite',
};

/** The German words around a request. */
export const words: Words['requests'] = {
  outcome: {
    failed: (choice, kind) => {
      if (kind === 'signInExpired')
        return 'Deine Anmeldung ist abgelaufen. Melde dich unter „Modell …“ neu an.';
      if (kind === 'fewIdeas') return 'Es kamen keine Ideen, die diese Seite lesen kann.';
      if (kind === 'requestTooLong') return 'Deine Anfrage ist für dieses Modell zu lang.';
      if (kind === 'noCredit' && choice === 'host')
        return 'Die Rezepte dieser Seite sind vorerst aufgebraucht. Nimm ein Beispielrezept, oder verbinde ein eigenes Modell.';
      return `${WRITERS[choice]} ist gerade nicht erreichbar.`;
    },
    details: 'Einzelheiten',
    lastAttempt: 'Der letzte Versuch:',
    offline:
      'Du bist offline. Sobald du wieder online bist, kannst du die Anfrage von hier abschicken.',
    onlineAgain: 'Du bist wieder online.',
    sample: 'Beispielrezept',
    aboutSample:
      'Ein Beispielrezept aus der kleinen Sammlung dieser Seite, auf Englisch. Kein Modell schreibt es.',
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
    and: ' und ',
    more: (count) => `${count} weitere`,
    changing: (change) => `Änderung: ${change}`,
    thinking: 'denkt nach …',
    ingredients: (count) => (count === 1 ? '1 Zutat' : `${count} Zutaten`),
    step: (step) => `Schritt ${step}`,
    draft: 'Zutaten bis jetzt',
    unfinished: 'Wird noch geschrieben. Nicht vollständig geprüft.',
    attempt: (attempt, attempts) => `Versuch ${attempt} von ${attempts}`,
    seconds: (seconds) => `${seconds} s`,
    usual: (seconds) => `meist etwa ${seconds} s`,
    longer: 'Länger als sonst.',
    slow: 'Das Modell ist langsam.',
    askAgain: 'Noch einmal fragen',
  },
  notes: {
    cut: 'Das Modell hat zu früh aufgehört. Das Ende fehlt vielleicht.',
    check: 'Prüfe Allergene und Gartemperaturen.',
    written: (model) => `Von einem Sprachmodell geschrieben: ${model}.`,
    fromBook: 'Aus der Rezeptsammlung dieser Seite.',
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
