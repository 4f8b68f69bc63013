import { expect, it } from 'vitest';
import { readAmounts } from '../../../src/reading/quantities/readAmounts';
import { applyEdits, type View } from '../../../src/recipe/amounts/edits';
import { showAmounts } from '../../../src/recipe/amounts/showAmounts';

/** A line as the page shows it; null if it cannot be scaled. */
function show(line: string, factor: number, units: View['units']): string | null {
  const view = { factor, units, language: 'en' } as const;
  const edits = showAmounts(line, readAmounts(line, 'en'), view);
  return edits && applyEdits(line, edits);
}

it.each([
  [0.5, 'original', '0.5–2 kg rice', '0.25–1 kg rice'],
  [0.5, 'original', '1–1.5 kg rice', '500–750 g rice'],
  [2, 'original', '400–600 g rice', '800–1200 g rice'],
  [2, 'original', '600–800 g rice', '1.2–1.6 kg rice'],
  [1.5, 'original', '2–3 tsp salt', '1–1½ tbsp salt'],
  [3, 'original', '1–3 tsp salt', '1–3 tbsp salt'],
  [3, 'original', '1–2 tsp salt', '1–2 tbsp salt'],
  [2, 'original', '1–2 tsp salt', '2–4 tsp salt'],
  [4, 'original', '1–2 tbsp oil', '4–8 tbsp oil'],
  [4, 'original', '2–3 tbsp oil', '½–¾ cup oil'],
  [4, 'original', '2–4 tbsp oil', '½–1 cup oil'],
  [0.25, 'original', '½–1 cup milk', '2–4 tbsp milk'],
  [0.25, 'original', '1–2 cups milk', '¼–½ cup milk'],
  [0.5, 'original', '¼–2 cups milk', '⅛–1 cup milk'],
  [0.5, 'original', '1–2 tbsp oil', '½–1 tbsp oil'],
  [1 / 3, 'original', '1–2 tbsp oil', '1–2 tsp oil'],
  [2, 'original', '6–8 oz nuts', '12–16 oz nuts'],
  [2, 'original', '8–10 oz nuts', '1–1¼ lb nuts'],
  [1, 'us', '1–2 kg beef', '2.2–4.4 lb beef'],
  [1, 'us', '300–350 g beef', '10½–12½ oz beef'],
  [1, 'us', '250–500 ml milk', 'about 1–2 cups milk'],
  [1, 'us', '15–30 ml oil', '1–2 tbsp oil'],
  [1, 'us', '10–20 ml oil', '2–4 tsp oil'],
  [1, 'metric', '1–2 lb beef', '450–900 g beef'],
  [1, 'metric', '2–3 lb beef', '900–1350 g beef'],
  [1, 'metric', '½–1 cup milk', '120–240 ml milk'],
  [1, 'metric', '4–5 cups milk', '960–1200 ml milk'],
  [0.5, 'original', '1–3 onions', '½–1½ onions'],
  [1 / 3, 'original', '1–2 onions', '⅓–⅔ onion'],
  [0.5, 'original', '2–5 eggs', '1–2½ eggs'],
  [2, 'original', '1 lb 4 oz beef', '2 lb 8 oz beef'],
  [0.5, 'original', '1 lb 4 oz beef', '10 oz beef'],
  [1, 'metric', '1 lb (450 g) beef', '1 lb (450 g) beef'],
  [2, 'metric', '1 lb (450 g) beef', '2 lb (900 g) beef'],
  [2, 'us', '1 lb (450 g) beef', '2 lb (900 g) beef'],
  [1, 'us', '1 cup milk and 200 g rice', '1 cup milk and 200 g rice'],
  [0.5, 'original', '1 gallon milk', '½ gallon milk'],
  [0.25, 'original', '1 quart milk', '¼ quart milk'],
  [0.25, 'original', '1 pint milk', '¼ pint milk'],
  [0.125, 'original', '1 lb beef', '2 oz beef'],
  [0.25, 'original', '1 tbsp oil', '¾ tsp oil'],
  [0.125, 'original', '1 cup oil', '2 tbsp oil'],
  [0.25, 'original', '½ tsp salt', '⅛ tsp salt'],
  [1 / 3, 'original', '½ tsp salt', null],
  [0.5, 'original', '3¼ cups stock', '1⅝ cups stock'],
  [0.5, 'us', '15–30 ml oil', '½–1 tbsp oil'],
  [1, 'us', '7.5 ml rum', '1½ tsp rum'],
  [1.25, 'us', '45 ml oil', '3¾ tbsp oil'],
  [0.5, 'original', '12.5 g butter', '6.3 g butter'],
  [1, 'us', '500–750 g rice', '17½–26½ oz rice'],
  [1, 'us', '225 g flour', '8 oz flour'],
  [1, 'us', '450–900 g beef', '16–31½ oz beef'],
  [1, 'us', '900–1350 g beef', '31½–47½ oz beef'],
  [1, 'us', '0.5–2 kg rice', '17½–70½ oz rice'],
  [0.25, 'us', '300–350 g beef', 'about 2¾–3 oz beef'],
  [1, 'us', '10 g salt', '0.35 oz salt'],
  [1, 'us', '20 g yeast', '0.7 oz yeast'],
  [0.5, 'original', '⅓ cup honey', '2⅔ tbsp honey'],
  [1, 'us', '200–250 ml water', 'about ⅞–1 cup water'],
  [1, 'us', '100–150 ml stock', null],
  [0.25, 'original', '¼–2 cups milk', '1–8 tbsp milk'],
  [0.25, 'original', '1½ tbsp oil', '1⅛ tsp oil'],
  [1, 'us', '2 dl passata', 'about ⅞ cup passata'],
  [0.5, 'original', '2.2 lb potatoes', 'about 1 lb potatoes'],
  [0.5, 'original', '2.2–4.4 lb beef', 'about 1–2¼ lb beef'],
] as const)(
  'all amounts of a line fit together: × %d in %s units, %s is %s',
  (factor, units, line, shown) => {
    expect(show(line, factor, units)).toBe(shown);
  },
);
