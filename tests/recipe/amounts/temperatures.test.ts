import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/recipe/amounts/edits';
import { showOvenTemperatures } from '../../../src/recipe/amounts/ovenTemperatures';

/** How many sentences may stay as they are, although their author would convert them. */
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

/** "180 °C" and "180°C" are the same. */
const plain = (text: string) => text.replace(/\s*°\s*/g, '°').replace(/(\d)\s(?=[CF]\b)/g, '$1');

const those = (wanted: string) =>
  rows.flatMap(({ sentence, units, accepted }) => {
    const shown = applyEdits(sentence, showOvenTemperatures(sentence, units));
    const isRight = accepted.some((one) => plain(one) === plain(shown));
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
    expect(rows.length).toBeGreaterThan(100);
  });
});

describe('temperatures', () => {
  it.each([
    ['us', 'Preheat the oven to 180°C.', 'Preheat the oven to 350°F.'],
    ['us', 'Roast at 200–220 °C.', 'Roast at 400–425 °F.'],
    ['us', 'Heat the oven to 160 degrees Celsius.', 'Heat the oven to 325 degrees Fahrenheit.'],
    ['us', 'Set the oven to 180°C fan.', 'Set the oven to 350°F fan.'],
    ['us', 'Bake at 200°C fan/gas 7.', 'Bake at 400°F fan/gas 7.'],
    ['metric', 'Bake at 425F for 20 minutes.', 'Bake at 220C for 20 minutes.'],
    ['us', 'Preheat the oven to 180° to 200°C.', 'Preheat the oven to 350° to 400°F.'],
    ['us', 'Bake at 175–180°C.', 'Bake at 350°F.'],
    ['us', 'Turn the oven to gas 6/200°C.', 'Turn the oven to gas 6/400°F.'],
    ['us', 'Bake at 180 °C, then reduce to 160 °C.', 'Bake at 350 °F, then reduce to 325 °F.'],
    ['us', 'Preheat to 200°C (rack in the middle).', 'Preheat to 400°F (rack in the middle).'],
  ] as const)('in %s units: %s', (units, step, shown) => {
    expect(applyEdits(step, showOvenTemperatures(step, units))).toBe(shown);
  });

  it.each([
    ['us', 'Roast until the core reaches 74°C.', 'Roast until the core reaches 165°F (74°C).'],
    ['us', 'Bake until it is 96°C inside.', 'Bake until it is 205°F (96°C) inside.'],
    ['us', 'Heat the oil to 170–180°C.', 'Heat the oil to 338–356°F (170–180°C).'],
    ['us', 'Warm the milk (40°C).', 'Warm the milk (104°F / 40°C).'],
    ['metric', 'Heat the pizza oven to 800°F.', 'Heat the pizza oven to 427°C (800°F).'],
    ['us', 'Dry in the oven at 60°C.', 'Dry in the oven at 140°F (60°C).'],
    ['us', 'Freeze at -18°C.', 'Freeze at 0°F (-18°C).'],
    ['us', 'Roast at 180°C to 54°C.', 'Roast at 350°F to 129°F (54°C).'],
    [
      'us',
      'Cook the caramel to 118°C and bake it at 180°C.',
      'Cook the caramel to 244°F (118°C) and bake it at 350°F.',
    ],
    ['metric', 'Roast at 450°F; done at 205°F.', 'Roast at 230°C; done at 96°C (205°F).'],
    [
      'us',
      'Bake at 180°C (350°F) until 96°C inside.',
      'Bake at 180°C (350°F) until 205°F (96°C) inside.',
    ],
  ] as const)('of no oven are exact in %s units: %s', (units, step, shown) => {
    expect(applyEdits(step, showOvenTemperatures(step, units))).toBe(shown);
  });

  it.each([
    'Set the oven to 200°C (400°F).',
    'Bake at 200°C/180°C fan/400°F/gas 6.',
    'Cook to an internal temperature of 63°C, or 145°F.',
    'Bake for 20 minutes, then turn 180 degrees.',
    'For fan ovens reduce by 20°C.',
    'It will rise another 5°C while it rests.',
    'Store at minus 18°C.',
    'Add 20 C of flour.',
  ])('stay as written: %s', (step) => {
    expect(showOvenTemperatures(step, 'us')).toEqual([]);
  });
});
