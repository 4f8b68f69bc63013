import { expect, it } from 'vitest';
import { words as first } from '../../src/words/de/first';
import { words } from '../../src/words/de/rest';

const { foundIn, isNot, notCheckedFor, nothing } = words.allergens;
const { browserModel: model, anyProvider } = words.connections;

it.each([
  [
    nothing([first.pending.leftOutBy('halal')]).slice(0, 70),
    'Im Text hat diese Seite keinen Hinweis auf Nichthalales gefunden. Sie ',
  ],
  [
    nothing([], ['Schalenfrüchte']).slice(0, 78),
    'Im Text hat diese Seite keinen weiteren Hinweis auf Schalenfrüchte gefunden. S',
  ],
  [
    words.preferences.standsFor('Pignoli', ['pine nuts']),
    '„Pignoli“: alles, was Pinienkerne enthält.',
  ],
  [foundIn(isNot('vegan', true), ['Gelatine']), 'Nicht vegan: Gelatine.'],
  [foundIn(isNot('vegan', false), ['Wein']), 'Vielleicht nicht vegan: Wein.'],
  [notCheckedFor(first.pending.leftOutBy('vegan')), 'konnte nicht auf Nichtveganes geprüft werden'],
  [
    words.recipe.cannot('Dänisch', false, true),
    'Dieses Rezept ist auf Dänisch. Die Seite kann es nicht vollständig auf das prüfen, was du meidest, und auch nicht auf andere Portionen umrechnen.',
  ],
  [
    words.preferences.looksFor('Knoblauch', ['Knoblauch'], false, []),
    'Sucht nach Knoblauch und dem, was daraus gemacht ist.',
  ],
  [
    words.preferences.standsFor('Meeresfrüchte', ['fish']),
    '„Meeresfrüchte“: alles, was Fisch enthält.',
  ],
  [words.notes.written(model), 'Von einem KI-Modell geschrieben: das Modell des Browsers.'],
  [
    words.photo.sending({ model, recipients: [], connection: {} }, 'foods', 1).slice(0, 63),
    'Das Bild geht nur an das Modell des Browsers, auf diesem Gerät.',
  ],
  [
    words.edit.sent({ model: 'Qwen', recipients: [anyProvider], sendsAll: true }),
    'Sendet diesen ganzen Text samt Namen und Adressen darin über einen Anbieter seiner Wahl an Qwen.',
  ],
  [words.typing.eatBy('Freitag', true), '\u00a0· Aufbrauchen bis Freitag'],
  [words.typing.eatBy('21. November', false), '\u00a0· Aufbrauchen bis zum 21. November'],
])('the German page says it in the right case: %s', (said, expected) => {
  expect(said).toBe(expected);
});
