import { expect, it } from 'vitest';
import { readAmounts } from '../../../src/reading/quantities/readAmounts';
import { applyEdits } from '../../../src/recipe/amounts/edits';
import { showAmounts } from '../../../src/recipe/amounts/showAmounts';

it.each([
  ['½ Bund Petersilie, gehackt', '1 Bund Petersilie, gehackt'],
  ['1,5 kg Kartoffeln', '3 kg Kartoffeln'],
  ['8 dag Butter', '16 dag Butter'],
  ['1 Dose Tomaten', '2 Dosen Tomaten'],
  ['2 EL (30 g) Butter', '4 EL (60 g) Butter'],
  ['4 Schnitzel à 150 g', '8 Schnitzel à 150 g'],
  ['2 Dosen Kidneybohnen (à 250 g)', '4 Dosen Kidneybohnen (à 250 g)'],
  ['1 Würfel frische Hefe (42 g)', '2 Würfel frische Hefe (42 g)'],
  ['1 Pck. Puddingpulver, für ½ l Milch', '2 Pck. Puddingpulver, für ½ l Milch'],
  ['3 m.-große Kartoffel(n)', '6 m.-große Kartoffel(n)'],
  ['Saft von ½ Zitrone', 'Saft von 1 Zitrone'],
  ['je 2 EL Petersilie und Kerbel', 'je 4 EL Petersilie und Kerbel'],
  ['⅛ l Schlagobers', '¼ l Schlagobers'],
  ['0,25 l Milch', '500 ml Milch'],
  ['6 Blatt Gelatine', '12 Blatt Gelatine'],
  ['3/4 TL Salz', '1½ TL Salz'],
  ['evtl. 1 EL Zucker', 'evtl. 2 EL Zucker'],
  ['Salz nach Geschmack', 'Salz nach Geschmack'],
])('the double of "%s" is "%s"', (line, double) => {
  const view = { factor: 2, units: 'original', language: 'de' } as const;
  const edits = showAmounts(line, readAmounts(line, 'de'), view);
  expect(applyEdits(line, edits ?? [])).toBe(double);
});
