import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createLazyPart } from '../../src/browser/store';
import { checkRecipe } from '../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import { preferencesLine } from '../../src/kitchen/preferences/preferencesLine';
import { readPreferences } from '../../src/kitchen/preferences/preferencesStorage';
import { AllergenStatements } from '../../src/recipe/allergens/AllergenStatements';
import { PendingCheck } from '../../src/recipe/allergens/PendingCheck';
import { writePreferences } from '../../src/wire/prompt/prompt';
import { startRecipe } from '../support/recipeActor';
import { provideRecipe } from '../support/recipeViews';
import { isFull } from '../support/sample';
import { readAttacks } from './readCases';

const PART = createLazyPart(() => new Promise<never>(() => {}));
const LINES = [{ text: '1 onion', isIngredient: true }];

function read(attack: string) {
  const kept = { people: attack, diet: attack, allergens: [attack], avoid: [attack], wish: attack };
  return readPreferences(JSON.parse(JSON.stringify(kept)));
}

describe.each(readAttacks())('of $name', ({ cases }) => {
  it('preferences are read as short words on one line', () => {
    for (const attack of [...cases, cases.join(',')]) {
      const preferences = read(attack);
      expect(preferences).toMatchObject({ people: null, diet: null, allergens: [] });
      expect(readPreferences(preferences), attack).toEqual(preferences);
      const rules = [preferences.avoid.length > 0, preferences.wish !== ''].filter(Boolean).length;
      const prompt = writePreferences(preferences);
      const lines = prompt.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
      expect(lines.length, attack).toBe(rules ? rules + 4 : 1);
      expect(prompt.length).toBeLessThan(4_000);
    }
  });

  it('preferences are shown as words', () => {
    for (const attack of isFull ? cases : [cases.join(',')]) {
      const preferences = read(attack);
      const { actor, store } = startRecipe({ preferences });
      const check = checkRecipe(thingsToAvoid(preferences), LINES, {
        isReadable: true,
      });
      const { container } = render(
        <>
          <p>{preferencesLine(preferences)}</p>
          <PendingCheck part={PART} />
          <AllergenStatements check={check} recipe={actor} isBrief={false} onSwap={() => {}} />
        </>,
        { wrapper: provideRecipe({ recipe: actor, kitchen: store }) },
      );
      const foreign = 'a, img, script, style, iframe, svg *:not(path, circle, line, rect)';
      expect(container.querySelectorAll(foreign), attack).toHaveLength(0);
      expect(container).toHaveTextContent(/./);
    }
  });
});
