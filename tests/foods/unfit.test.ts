import { expect, test } from 'vitest';
import { fetchJudge } from '../../src/foods';

const { isUnfit } = await fetchJudge();

const UNFIT = `green potatoes, potatoes (green), wild mushrooms, rhubarb leaves, apple seeds, apricot kernels, mouldy bread,
  moldy cheese, rotten apples, raw kidney beans, raw red kidney beans, frozen eggs, bitter almonds
  grüne Kartoffeln, Kartoffeln (grün), Waldpilze, wilde Pilze, selbst gesammelte Pilze, Fliegenpilz, Rhabarberblätter,
  Apfelkerne, Aprikosenkerne, verschimmeltes Brot, schimmeliger Käse, faule Äpfel, vergammeltes Fleisch, rohe Kidneybohnen,
  gefrorene Eier, Bittermandeln
  pommes de terre vertes, champignons sauvages, champignons des bois, feuilles de rhubarbe, pépins de pomme,
  noyaux d’abricot, pain moisi, pommes pourries, haricots rouges crus, œufs congelés, amandes amères
  patatas verdes, setas silvestres, setas del bosque, hojas de ruibarbo, semillas de manzana, pan mohoso, pan con moho,
  manzanas podridas, alubias rojas crudas, huevos congelados, almendras amargas`;

const FIT = `potatoes, green beans, green tomatoes, green pepper and potatoes, kidney beans, dried kidney beans, wild rice,
  wild garlic, chestnut mushrooms, rhubarb, apples, apricots, sunflower seeds, sourdough bread, blue cheese, raw milk,
  frozen egg noodles, frozen peas, eggs, almonds
  Kartoffeln, grüne Bohnen, Wildreis, Champignons, Steinpilze, Rhabarber, Äpfel, Kürbiskerne, Sonnenblumenkerne, Kidneybohnen,
  Eier, Blauschimmelkäse, Rohmilch, Eiernudeln, Mandeln
  pommes de terre, haricots verts, riz sauvage, champignons de Paris, rhubarbe, pommes, jambon cru, petits pois surgelés, œufs,
  amandes, gâteau
  patatas, judías verdes, arroz salvaje, champiñones, ruibarbo, manzanas, jamón, guisantes congelados, huevos, almendras,
  semillas de girasol`;

const entriesOf = (text: string) => text.split(/,\s*|\n\s*/);

test.each(entriesOf(UNFIT))('no cook should put "%s" into a pan', (entry) => {
  expect(isUnfit(entry)).toBe(true);
});

test.each(entriesOf(FIT))('a cook may put "%s" into a pan', (entry) => {
  expect(isUnfit(entry)).toBe(false);
});
