import { beforeAll, expect, test } from 'vitest';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import { checkRecipe } from '../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import { learn } from '../../src/foods/languages/learn';
import { needsOf } from '../../src/needs/needsOf';
import { readText } from '../../src/reading/document/marks/readText';
import { parseRecipe } from '../../src/reading/document/parseRecipe';

beforeAll(async () => {
  await Promise.all(['de', 'fr', 'es'].map(learn));
});

const things = thingsToAvoid({ ...NO_PREFERENCES, allergens: ['peanuts'] });

test.each([
  ['en', 'Rice|Ingredients|200 g rice|Method|Boil the rice in water.|Not used', 'peanuts'],
  [
    'de',
    'Reis|Zutaten|200 g Reis|Zubereitung|Den Reis in Wasser kochen.|Nicht verwendet',
    'Erdnüsse',
  ],
  [
    'fr',
    'Riz|Ingrédients|200 g de riz|Préparation|Cuire le riz dans l’eau.|Non utilisé',
    'cacahuètes',
  ],
  [
    'es',
    'Arroz|Ingredientes|200 g de arroz|Preparación|Cocer el arroz en agua.|No se usa',
    'cacahuetes',
  ],
] as const)(
  'what a recipe in %s does not use is checked for what is avoided, and not needed',
  (language, words, food) => {
    const [title, list, line, method, step, notUsed] = words.split('|');
    const text = `# ${title}\n\n## ${list}\n\n- ${line}\n\n## ${method}\n\n1. ${step}\n\n## ${notUsed}\n\n- ${food}\n`;
    const facts = { isReadable: true, language } as const;
    expect(checkRecipe(things, readText(text).lines, facts).results[0]?.verdict).toBe('contains');
    expect(needsOf(parseRecipe(text)).needs.map(({ foods }) => foods)).toEqual([line]);
  },
);
