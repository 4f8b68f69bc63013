import type { SharedWords } from '../Words';

export const words: SharedWords = {
  plan: {
    plan: 'Planen',
    planned: 'Geplant',
    planTitle: (title) => `${title} planen`,
    heading: 'Demnächst',
    servings: (title) => `Portionen von ${title}`,
    serves: 'Portionen',
    asWritten: 'wie im Rezept',
    remove: 'Streichen',
    shoppingList: 'Einkaufsliste',
    thisRecipe: 'dieses Rezept',
    removeTitle: (title) => `${title} aus dem Plan streichen`,
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
    quoted: (provider) => `„${provider}“`,
  },
  pending: {
    checking: (things) => `Wird auf ${things} geprüft …`,
    notChecked: (things) => `Nicht auf ${things} geprüft.`,
    tryAgain: 'Noch einmal versuchen',
    unfinished: 'Wird noch geschrieben. Nicht vollständig geprüft.',
    leftOutBy: (diet) => LEFT_OUT[diet] ?? diet,
  },
  ui: {
    close: 'Schließen',
    full: (longest) => `Mehr als ${longest} Zeichen passen hier nicht hinein. Der Rest fällt weg.`,
    alsoCheck: (things) => `Auch auf ${things} prüfen`,
    aboutChecks: 'Das ist nur eine Bitte an das Modell. So wird jedes Rezept geprüft:',
  },
};

const LEFT_OUT: Record<string, string> = {
  vegetarian: 'Nichtvegetarisches',
  vegan: 'Nichtveganes',
  pescatarian: 'Nichtpescetarisches',
  'no pork': 'Schweinefleisch',
  halal: 'Nichthalales',
  kosher: 'Nichtkoscheres',
};
