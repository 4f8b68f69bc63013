import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  scaleToldBy,
  settingsWithoutScale,
  showOvenTemperatures,
} from '../../../src/amounts/scaling/ovenTemperatures';
import { applyEdits } from '../../../src/amounts/scaling/showAmounts';

const show = (step: string, units: 'us' | 'metric') =>
  applyEdits(step, showOvenTemperatures(step, units));

describe('the temperature of an oven is converted', () => {
  it.each([
    [
      'us',
      'Wait until the oven reaches 200 °C, then bake.',
      'Wait until the oven reaches 400 °F, then bake.',
    ],
    ['us', 'Bake until golden, in an oven of 180°C.', 'Bake until golden, in an oven of 350°F.'],
    [
      'us',
      'Bake at 180°C. Then heat the oil to 170°C.',
      'Bake at 350°F. Then heat the oil to 338°F (170°C).',
    ],
    ['us', 'Roast at 180 to 200 °C.', 'Roast at 350 to 400 °F.'],
    ['us', 'Bake at 180°C, then at 180°C.', 'Bake at 350°F, then at 350°F.'],
    ['us', 'Bake at 90 °C, or at 300 °C.', 'Bake at 200 °F, or at 575 °F.'],
    ['metric', 'Bake at 200 °F, or at 575 °F.', 'Bake at 90 °C, or at 300 °C.'],
    ['metric', 'Bake at 350 degrees Fahrenheit.', 'Bake at 180 degrees Celsius.'],
    ['us', 'Roast at 220°C. Then lower to 180°C.', 'Roast at 425°F. Then lower to 350°F.'],
    ['us', 'Bake the bread: 230°C, then 200°C.', 'Bake the bread: 450°F, then 400°F.'],
    [
      'us',
      'Precalienta el horno a 180 °C. Baja a 160 °C.',
      'Precalienta el horno a 350 °F. Baja a 325 °F.',
    ],
    ['us', 'Cuire dans un four chaud à 200 °C.', 'Cuire dans un four chaud à 400 °F.'],
    ['us', 'Cook at 140°C for an hour.', 'Cook at 275°F for an hour.'],
    ['us', 'Im Ofen bei 180 °C Umluft backen.', 'Im Ofen bei 350 °F Umluft backen.'],
    ['metric', 'Roast at 350°F to 129°F (54°C).', 'Roast at 180°C to 129°F (54°C).'],
  ] as const)('in %s units: %s', (units, step, shown) => {
    expect(show(step, units)).toBe(shown);
  });
});

describe('a temperature that no oven is set to is converted to the degree', () => {
  it.each([
    ['us', 'Heat the oven to 80 °C.', 'Heat the oven to 176 °F (80 °C).'],
    ['us', 'Fry four pieces at 180°C.', 'Fry four pieces at 356°F (180°C).'],
    ['us', 'Das Öl auf 170 °C erhitzen.', 'Das Öl auf 338 °F (170 °C) erhitzen.'],
    ['us', 'Den Lachs bei 62,5 °C garen.', 'Den Lachs bei 145 °F (62,5 °C) garen.'],
    ['us', 'Bake at 310 °C.', 'Bake at 590 °F (310 °C).'],
    ['us', 'Bake at 200–400 °C.', 'Bake at 392–752 °F (200–400 °C).'],
    ['metric', 'Bake at 190 °F.', 'Bake at 88 °C (190 °F).'],
    ['metric', 'Bake at 580 °F.', 'Bake at 304 °C (580 °F).'],
    ['us', 'Bake; its core must be 95 °C.', 'Bake; its core must be 203 °F (95 °C).'],
    [
      'us',
      'Leave it in the oven until 96°C inside.',
      'Leave it in the oven until 205°F (96°C) inside.',
    ],
    ['us', 'Take it out of the oven at 95°C.', 'Take it out of the oven at 203°F (95°C).'],
    ['us', 'Boil it. At 180°C it is ready.', 'Boil it. At 356°F (180°C) it is ready.'],
    ['us', 'Lower it to 100°C.', 'Lower it to 212°F (100°C).'],
    ['us', 'Cook at 139°C for an hour.', 'Cook at 282°F (139°C) for an hour.'],
    ['us', 'Cook at 130–150°C for an hour.', 'Cook at 266–302°F (130–150°C) for an hour.'],
    ['us', 'Chill to -5 to 5°C.', 'Chill to 23 to 41°F (-5 to 5°C).'],
    ['us', 'Freeze at -20 to -18°C.', 'Freeze at -4 to 0°F (-20 to -18°C).'],
    [
      'us',
      'Warm it to 60°C, then the syrup to 145°F.',
      'Warm it to 140°F (60°C), then the syrup to 145°F.',
    ],
  ] as const)('in %s units: %s', (units, step, shown) => {
    expect(show(step, units)).toBe(shown);
  });
});

describe('a temperature stays', () => {
  it.each([
    ['us', 'if it is a longer number', 'Bake at 1800 °C.'],
    ['us', 'in its own scale', 'Bake at 350 °F.'],
    ['metric', 'in its own scale too', 'Bake at 180 °C.'],
    ['us', 'if its equal follows it', 'Bake at 180°C, which is 350°F.'],
    ['metric', 'if its equal follows a stroke', 'Set to 400°F / 200°C and cook.'],
    ['metric', 'if its equal is before it', 'Bake at 180°C, which is 350°F.'],
    ['us', 'if its equal is cooler than an oven', 'Cook it to 63°C, which is 145°F.'],
    ['us', 'if it says how much cooler', 'Baissez le four de 20°C.'],
    ['us', 'if it may be a number of cups', 'Add 20 C sugar.'],
    ['us', 'if it may be a name', 'Bake it at 5 C.'],
    ['us', 'if its letter is small', 'Bake it at 180 c.'],
  ] as const)('in %s units %s', (units, _, step) => {
    expect(show(step, units)).toBe(step);
  });
});

describe('a setting without a scale', () => {
  it.each([
    ['Heat oven to 400 degrees.', null, 'Heat oven to 200 °C.'],
    ['Bake at 250°.', 'F', 'Bake at 120 °C.'],
    ['Bake at 250°.', 'C', 'Bake at 250°.'],
    ['Rotate the tray 180 degrees.', 'F', 'Rotate the tray 180 degrees.'],
  ] as const)('"%s" in a recipe of %s is "%s" in metric units', (step, told, shown) => {
    expect(applyEdits(step, showOvenTemperatures(step, 'metric', told))).toBe(shown);
    expect(settingsWithoutScale(step, told)).toEqual([]);
  });

  it('that may mean both stays, and is named', () => {
    const step = 'Heat the oven to 250 degrees.';
    expect(show(step, 'metric')).toBe(step);
    expect(settingsWithoutScale(step, null)).toEqual(['250 degrees']);
  });

  it.each([
    [['2 cups rice', '1 lb cod'], 'F'],
    [['200 g rice', '1 tbsp oil'], 'C'],
    [['8 oz flour'], null],
    [['2 cups rice', '200 g flour'], null],
    [['2 eggs'], null],
  ] as const)('%j tell %s', (lines, scale) => {
    expect(scaleToldBy(lines, 'en')).toBe(scale);
  });
});

/** How many sentences may stay unchanged although their author would convert them. */
const MOST_LEFT = 0;

const rows = readFileSync(join(import.meta.dirname, 'temperatures.txt'), 'utf8')
  .split('\n')
  .filter((row) => row && !row.startsWith('#'))
  .flatMap((row) => {
    const [start = '', ...fields] = row.split(' | ');
    const sentence = start.replace(/^\[\w\w\] /, '');
    return fields.map((field) => {
      const [units = '', ...rest] = field.split(': ');
      const accepted = rest
        .join(': ')
        .split(' // ')
        .map((one) => (one.trim() === 'as is' ? sentence : one));
      return { sentence, units: units.trim() as 'us' | 'metric', accepted };
    });
  });

const plainScale = (text: string) =>
  text.replace(/\s*°\s*/g, '°').replace(/(\d)\s(?=[CF]\b)/g, '$1');

const those = (wanted: string) =>
  rows.flatMap(({ sentence, units, accepted }) => {
    const shown = applyEdits(sentence, showOvenTemperatures(sentence, units));
    const isRight = accepted.some((one) => plainScale(one) === plainScale(shown));
    const verdict = isRight ? 'right' : shown === sentence ? 'left' : 'wrong';
    return verdict === wanted ? [{ sentence, units, shown, accepted }] : [];
  });

describe('temperatures.txt, written before it was tried', () => {
  it('has no wrong temperature', () => {
    expect(those('wrong')).toEqual([]);
  });

  it('leaves few temperatures alone that could be converted', () => {
    expect(those('left').length).toBeLessThanOrEqual(MOST_LEFT);
  });

  it('has been read', () => {
    expect(rows.length).toBeGreaterThan(60);
  });
});
