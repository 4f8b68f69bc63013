import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/amounts/edits';
import { showOvenTemperatures } from '../../src/amounts/ovenTemperatures';

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
      'Heat the oil to 180°C and the oven to 200°C.',
      'Heat the oil to 356°F (180°C) and the oven to 400°F.',
    ],
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
  ] as const)('in %s units: %s', (units, step, shown) => {
    expect(show(step, units)).toBe(shown);
  });
});

describe('a temperature that no oven is set to is converted to the degree', () => {
  it.each([
    ['us', 'Heat the oven to 80 °C.', 'Heat the oven to 176 °F (80 °C).'],
    ['us', 'Bake at 310 °C.', 'Bake at 590 °F (310 °C).'],
    ['us', 'Bake at 200–400 °C.', 'Bake at 392–752 °F (200–400 °C).'],
    ['metric', 'Bake at 190 °F.', 'Bake at 88 °C (190 °F).'],
    ['metric', 'Bake at 580 °F.', 'Bake at 304 °C (580 °F).'],
    ['us', 'Bring the jam to 105 °C.', 'Bring the jam to 221 °F (105 °C).'],
    ['us', 'Bake; its core must be 95 °C.', 'Bake; its core must be 203 °F (95 °C).'],
  ] as const)('in %s units: %s', (units, step, shown) => {
    expect(show(step, units)).toBe(shown);
  });
});

describe('a temperature stays', () => {
  it.each([
    ['us', 'if it is a longer number', 'Bake at 1800 °C.'],
    ['us', 'in its own scale', 'Bake at 350 °F.'],
    ['metric', 'in its own scale too', 'Bake at 180 °C.'],
  ] as const)('in %s units %s', (units, _, step) => {
    expect(show(step, units)).toBe(step);
  });
});
