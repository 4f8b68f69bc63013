import { expect, it } from 'vitest';
import { shortenLine } from '../../../src/recipe/amounts/findStepIngredients';

it.each([
  ['2 boneless, skinless chicken breasts, cubed', '2 boneless, skinless chicken breasts'],
  ['1 large, ripe avocado, pitted and sliced', '1 large, ripe avocado'],
  ['1/2 cup low-sodium, gluten-free soy sauce', '1/2 cup low-sodium, gluten-free soy sauce'],
  ['1,5 kg rice; rinsed', '1,5 kg rice'],
  ['50 g butter, or margarine', '50 g butter'],
  ['Basmati rice, 1 cup, rinsed', 'Basmati rice, 1 cup'],
  ['2 tbsp butter, divided', '2 tbsp butter, divided'],
  ['1 cup flour, plus more for dusting', '1 cup flour, plus more for dusting'],
  ['2 large, round zorblaxes, peeled', '2 large, round zorblaxes, peeled'],
  ['Salt, to taste', 'Salt, to taste'],
  ['2 extra large eggs, beaten', '2 extra large eggs'],
  ['', ''],
])('"%s" is shown with a step as "%s"', (line, short) => {
  expect(shortenLine(line)).toBe(short);
});
