import { expect, it } from 'vitest';
import { words as cookbook } from '../../../src/app/languages/de/cookbook';
import { words as photo } from '../../../src/app/languages/de/photo';
import { words as preferences } from '../../../src/app/languages/de/preferences';
import { words as recipe } from '../../../src/app/languages/de/recipe';
import { words as requests } from '../../../src/app/languages/de/requests';
import { words as shared } from '../../../src/app/languages/de/shared';
import { words as typing } from '../../../src/app/languages/de/typing';

const { foundIn, isNot, notCheckedFor, nothing } = recipe.allergens;
const { browserModel: model, anyProvider } = shared.connections;

it.each([
  [
    nothing([shared.pending.leftOutBy('halal')]).slice(0, 70),
    'Im Text hat diese Seite keinen Hinweis auf Nichthalales gefunden. Sie ',
  ],
  [foundIn(isNot('vegan', true), ['Gelatine']), 'Nicht vegan: Gelatine.'],
  [foundIn(isNot('vegan', false), ['Wein']), 'Vielleicht nicht vegan: Wein.'],
  [
    notCheckedFor(shared.pending.leftOutBy('vegan')),
    'konnte nicht auf Nichtveganes geprüft werden',
  ],
  [
    recipe.recipe.cannot('Dänisch', false, true),
    'Dieses Rezept ist auf Dänisch. Die Seite kann es nicht vollständig auf das prüfen, was du meidest, und auch nicht auf andere Portionen umrechnen.',
  ],
  [
    preferences.preferences.looksFor('Knoblauch', ['Knoblauch'], false, []),
    'Sucht nach Knoblauch und dem, was daraus gemacht ist.',
  ],
  [
    preferences.preferences.standsFor('Meeresfrüchte', ['fish']),
    '„Meeresfrüchte“: alles, was Fisch enthält.',
  ],
  [requests.notes.written(model), 'Von einem Sprachmodell geschrieben: das Modell des Browsers.'],
  [
    photo.photo.sending({ model, recipients: [], connection: {} }).slice(0, 63),
    'Das Bild geht nur an das Modell des Browsers, auf diesem Gerät.',
  ],
  [
    cookbook.edit.sent({ model: 'Qwen', recipients: [anyProvider], sent: 9, all: 9 }),
    'Sendet diesen ganzen Text samt Namen und Adressen darin über einen Anbieter seiner Wahl an Qwen.',
  ],
  [typing.typing.eatBy('Freitag', true), ' · Aufbrauchen bis Freitag'],
  [typing.typing.eatBy('21. November', false), ' · Aufbrauchen bis zum 21. November'],
])('the German page says it in the right case: %s', (said, expected) => {
  expect(said).toBe(expected);
});
