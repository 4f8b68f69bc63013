import type { Allergen } from '../../../../machines/kitchen/preferences';
import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';

/**
 * The names of Regulation (EU) No 1169/2011, annex II, beside everyday words. Many people count peanuts among "Nüsse", so
 * that word is here alone, above "Erdnüsse extra ankreuzen": in a statement it would promise too much.
 */
const ALLERGENS: Words['preferences']['allergenNames'] = {
  milk: ['Milch', 'Butter, Käse, Sahne, Joghurt, Laktose'],
  eggs: ['Eier', 'Mayonnaise, Baiser, frische Nudeln'],
  peanuts: ['Erdnüsse', 'Erdnussbutter, Satay'],
  nuts: [
    'Schalenfrüchte (Nüsse)',
    'Mandeln, Walnüsse, Cashews …',
    'Auf Kokosnuss und Pinienkerne weist die Seite nur hin. Erdnüsse extra ankreuzen',
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
};

/** Foods keep their English name. */
const nameOf = (name: string) =>
  OTHERS[name] ?? (Object.hasOwn(ALLERGENS, name) ? ALLERGENS[name as Allergen][0] : name);

export const words: Words['preferences'] = {
  preferences: {
    standsFor: (word, contents) =>
      `„${word}“: alles, was ${joinNames(contents.map(nameOf), 'disjunction')} enthält.`,
    looksFor: (word, names, hasMore, examples) => {
      const such = examples.length > 0 ? `: ${examples.join(', ')} …` : '.';
      const start = names.join() === word ? 'Sucht nach' : `„${word}“: sucht nach`;
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
    alwaysHave: 'Hast du immer',
    alwaysHaveStays:
      'Für den Abgleich eines Rezepts mit deiner Liste. Es bleibt in diesem Browser.',
    forget: 'Vorgaben löschen',
    forgotten: 'Deine Vorgaben sind gelöscht.',
    undo: 'Rückgängig',
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
    equipmentHint: 'Ohne Kreuz darf ein Rezept alles verwenden.',
    units: 'Maße',
    wish: 'Sonst noch etwas?',
    wishExample: 'etwas Thailändisches, für Kinder …',
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
};
