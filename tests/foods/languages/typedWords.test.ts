import { beforeAll, describe, expect, test } from 'vitest';
import type { Verdict } from '../../../src/foods/avoided/allergens';
import { checkRecipe } from '../../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../../src/foods/avoided/thingsToAvoid';
import { learn } from '../../../src/foods/languages/learn';

beforeAll(() => Promise.all(['de', 'fr', 'es', 'zxx'].map(learn)));

type Code = 'en' | 'de' | 'fr' | 'es';

const SALT = {
  en: '1 pinch of salt',
  de: '1 Prise Salz',
  fr: '1 pincée de sel',
  es: '1 pizca de sal',
};

/** A line beside salt is an ingredient, or a step after `>`. */
function verdictOn(code: Code, word: string, text: string): Verdict | undefined {
  const lines = [SALT[code], text].map((one) => ({
    text: one.replace(/^> /, ''),
    isIngredient: !one.startsWith('> '),
  }));
  const things = thingsToAvoid({ allergens: [], diet: null, avoid: [word] });
  return checkRecipe(things, lines, { isReadable: true, language: code, hasAllIngredients: true })
    .results[0]?.verdict;
}

type Row = [language: Code, word: string, verdict: Verdict, lines: string];

function check(rows: readonly Row[]) {
  const cases = rows.flatMap(([code, word, verdict, lines]) =>
    lines.split('; ').map((line) => [word, verdict, line, code] as const),
  );
  test.each(cases)('"%s": %s, in "%s"', (word, verdict, line, code) => {
    expect(verdictOn(code, word, line)).toBe(verdict);
  });
}

describe('a word to avoid is found in what it is usually taken for', () => {
  check([
    ['de', 'Nüsse', 'contains', '50 g Haselnüsse'],
    ['de', 'Roggen', 'contains', '4 Scheiben Schwarzbrot; 2 Pumpernickel; 4 Knäckebrote'],
    ['de', 'Kohl', 'may contain', '1 Karfiol; 1 Kohlrabi; 1 Brokkoli'],
    ['de', 'Kohl', 'contains', '1 kleiner Wirsing'],
    ['de', 'Koffein', 'contains', '1 Tasse Kaffee; 100 ml Cola; 2 Beutel schwarzer Tee'],
    ['fr', 'caféine', 'contains', '1 café serré'],
    ['es', 'cafeína', 'contains', '1 taza de té verde'],
    ['de', 'Sonnenblumenkerne', 'contains', '2 EL Sonnenblumenöl'],
    ['de', 'Rindfleisch', 'contains', '1 kg Tafelspitz; 500 g Rindsgulasch; 400 g Rindfleisch'],
    ['de', 'Paprika', 'contains', '3 EL Ajvar'],
    ['es', 'cerdo', 'may contain', '400 g de carne picada'],
    ['fr', 'pas de fruits secs', 'contains', "50 g d'amandes; 3 abricots secs; 30 g d'arachides"],
    ['fr', 'noix', 'may contain', '50 g de cajou'],
    ['fr', 'choux', 'may contain', '1 brocoli'],
    ['fr', 'poivron', 'contains', '1 piment doux'],
    ['fr', 'seigle', 'contains', '2 tranches de pain noir'],
    ['en', 'cabbage', 'may contain', '200 g Brussels sprouts; 1 cauliflower'],
    ['en', 'nuts', 'may contain', '50 g peanuts'],
    ['en', 'tree nuts', 'nothing', '50 g peanuts'],
    ['fr', 'sans fruits à coque', 'nothing', '3 pommes'],
    ['de', 'Wild', 'contains', '1 Wildschweinkeule; 500 g Hirschgulasch'],
    ['fr', 'gibier', 'contains', '1 cuissot de sanglier; 2 cailles'],
    ['de', 'Kartoffel', 'contains', '500 g Schupfnudeln'],
    ['de', 'Kartoffel', 'may contain', '4 Klöße'],
    ['es', 'ajo', 'contains', '1 litro de gazpacho'],
    ['es', 'cerdo', 'contains', '1 morcilla'],
    ['es', 'carne de res', 'nothing', '1 pechuga de pollo'],
    ['es', 'tengo alergia al marisco', 'contains', '200 g de gambas'],
    ['de', 'bitte keine Pilze', 'contains', '200 g Champignons'],
    ['fr', 'pas de poisson ni crustacés', 'contains', '200 g de crevettes'],
    ['en', 'no 🥜', 'contains', '50 g peanuts'],
    ['en', 'cornstarch', 'may contain', '2 tsp baking powder'],
    ['fr', 'amidon de maïs', 'may contain', '1 sachet de levure chimique'],
    ['de', 'Geliermittel', 'contains', '2 TL Agar-Agar'],
    ['es', 'jarabe de glucosa', 'may contain', '100 g de gominolas'],
    ['en', 'ammonia caramel', 'may contain', '1 tsp caramel colour'],
  ]);
});

describe('a word to avoid has the kinds of all kitchens', () => {
  check([
    ['de', 'Wein', 'contains', '100 ml Rotwein; 100 ml trockener Weißwein; 1 Glas Chablis'],
    ['de', 'vin', 'contains', '100 ml Rotwein; 100 ml Weißwein'],
    ['es', 'Bier', 'contains', '1 Estrella; 1 cerveza'],
    ['fr', 'Käse', 'contains', '100 g de maroilles; 1 livarot; 100 g de mimolette'],
    ['es', 'queso', 'contains', '100 g de Cabrales; 50 g de Idiazábal'],
  ]);
});

describe('a word to avoid is found in a name or a compound that has it', () => {
  check([
    ['de', 'Nüsse', 'may contain', '100 g Erdnüsse; > Mit den Erdnüssen bestreuen.'],
    ['de', 'keine Nüsse', 'may contain', '1 Kokosnuss'],
    ['de', 'Kohl', 'may contain', '500 g Rosenkohl; 1 Blumenkohl'],
    ['de', 'Zwiebel', 'contains', '1 Lauchzwiebel'],
    ['fr', 'noix', 'may contain', '9 noix de cajou; 1 noix de coco'],
    ['fr', 'choux', 'may contain', '1 chou-fleur; 300 g de choux de Bruxelles'],
    ['de', 'Käse', 'contains', '1 Käseleberkäse; 200 g Leberkäse mit Käse'],
    ['de', 'Käse', 'may contain', '1 Käsekuchen'],
    ['en', 'vegetables', 'may contain', '50 g vegetable crisps'],
    ['es', 'manteca', 'may contain', '2 mantecadas'],
    ['es', 'plum', 'may contain', '1 plumcake'],
    ['fr', 'crème', 'may contain', '50 g de sauce à salade crémeuse'],
    ['en', 'butter', 'may contain', '50 g apple butter; 300 ml buttermilk'],
    // No language knows the word in this compound.
    ['de', 'Schlumpf', 'contains', '1 Schlumpf'],
    ['de', 'Schlumpf', 'may contain', '1 Waldschlumpf; 2 Schlumpfblätter'],
  ]);
});

describe('a word that only has the same letters is another word', () => {
  check([
    ['de', 'Malz', 'nothing', '50 g Schmalz'],
    ['de', 'Reis', 'nothing', '100 g Preiselbeeren'],
    ['de', 'Wein', 'nothing', '200 g Schweinefleisch'],
    ['de', 'Lamm', 'nothing', '300 g Rindfleisch; 300 g Schweinefleisch'],
    ['de', 'Mango', 'nothing', '500 g Mangold'],
    ['de', 'Latex', 'nothing', '1 Latte macchiato'],
    ['en', 'latex', 'nothing', '1 latte'],
    ['en', 'nuts', 'nothing', '1 tsp nutmeg'],
    ['en', 'egg', 'nothing', '1 eggplant'],
  ]);
});

describe('a food that only sounds like a word is cleared, in all languages', () => {
  check([
    ['en', 'nuts', 'nothing', '1 butternut squash; 100 g water chestnuts'],
    ['de', 'Nüsse', 'nothing', '1 Prise Muskatnuss; 1 Butternusskürbis'],
    ['de', 'Nüsse', 'contains', '1 Muskatnuss und 50 g Nüsse'],
    ['fr', 'noix', 'nothing', '1 noix de muscade; 6 noix de Saint-Jacques; 1 noix de beurre'],
    ['en', 'wheat', 'nothing', '200 g buckwheat flour'],
    ['en', 'wheat', 'contains', '200 g soba'],
    ['de', 'Weizen', 'nothing', '200 g Buchweizenmehl'],
    ['fr', 'blé', 'nothing', '200 g de farine de blé noir'],
    ['fr', 'blé', 'contains', '200 g de farine de blé noir et de blé'],
    ['es', 'trigo', 'nothing', '200 g de harina de trigo sarraceno'],
    ['en', 'milk', 'nothing', '200 ml coconut milk; 200 ml oat milk'],
    ['fr', 'lait', 'nothing', "200 ml de lait de coco; 200 ml de lait d'amande"],
    ['de', 'Käse', 'nothing', '200 g Leberkäse; 200 g Fleischkäse'],
    ['fr', 'fromage', 'nothing', '150 g de fromage de tête'],
    ['es', 'queso', 'nothing', '100 g de queso de cabeza'],
    ['en', 'butter', 'nothing', '1 tin butter beans; 50 g peanut butter; 50 g cocoa butter'],
    ['es', 'manteca', 'nothing', '50 g de manteca de cacao'],
    ['en', 'cream', 'nothing', '1 tsp cream of tartar'],
    ['en', 'beef', 'nothing', '2 beef tomatoes; 2 beefsteak tomatoes'],
    ['fr', 'bœuf', 'nothing', '2 tomates cœur de bœuf'],
    ['es', 'carne', 'nothing', '100 g de carne de membrillo'],
    ['en', 'sugar', 'nothing', '100 g sugar snap peas'],
    ['de', 'Zucker', 'nothing', '100 g Zuckerschoten; 1 Zuckermais; 1 Zuckermelone'],
    ['en', 'corn', 'nothing', '1 tsp peppercorns; 1 acorn squash; 5 cornichons'],
    ['de', 'Apfel', 'nothing', '1 Granatapfel; 2 Apfelsinen'],
    ['fr', 'pommes', 'nothing', '500 g de pommes de terre'],
    ['en', 'potato', 'nothing', '2 sweet potatoes'],
    ['de', 'Pfeffer', 'nothing', '1 Bund Pfefferminze'],
    ['en', 'rice', 'nothing', '200 g cauliflower rice; 20 g licorice'],
    ['en', 'beans', 'nothing', '1 vanilla bean; 50 g coffee beans'],
    ['de', 'Brot', 'nothing', '1 Brotfrucht; 1 TL Johannisbrotkernmehl'],
    ['en', 'chestnuts', 'nothing', '100 g water chestnuts'],
    ['en', 'orange', 'nothing', '2 orange peppers; 50 g orange lentils'],
    ['en', 'onion', 'nothing', '1 onion squash; 1 tsp onion seeds'],
    ['en', 'lemon', 'nothing', '2 lemon sole'],
    ['en', 'plum', 'nothing', '12 cherry plum tomatoes'],
    ['en', 'honey', 'nothing', '1 honeydew'],
    ['de', 'Wein', 'nothing', '200 g Weintrauben'],
    ['de', 'Lachs', 'nothing', '100 g Lachsschinken; 500 g Schweinelachs'],
    ['en', 'palm oil', 'nothing', '50 g cocoa butter'],
    ['fr', 'huile de palme', 'nothing', '50 g de beurre de cacao'],
  ]);
});

describe('a food of a language without compounds has no other word in it', () => {
  check([
    ['fr', 'lait', 'nothing', '1 laitue'],
    ['fr', 'pois', 'nothing', '200 g de poisson'],
    ['es', 'leche', 'nothing', '1 lechuga'],
    ['es', 'cochinilla', 'nothing', '1 cochinillo'],
    ['es', 'pimienta', 'nothing', '1 pimiento'],
  ]);
});

describe('a word with what only sounds like it still means the word', () => {
  check([
    ['en', 'jasmine rice', 'nothing', '200 g basmati rice'],
    ['en', 'garlik', 'contains', '2 garlic cloves'],
    ['es', 'manteca', 'contains', '50 g de manteca; 50 g de manteca de cerdo'],
    ['es', 'manteca', 'may contain', '50 g de mantequilla'],
    ['fr', 'lard', 'contains', '100 g de lardons'],
  ]);
});

describe('herb butter may have garlic', () => {
  check([
    ['en', 'garlic', 'may contain', '50 g herb butter'],
    ['de', 'Knoblauch', 'may contain', '50 g Kräuterbutter'],
    ['fr', 'ail', 'may contain', '50 g de beurre aux herbes'],
    ['es', 'ajo', 'may contain', '50 g de mantequilla de hierbas'],
  ]);
});

describe('only a claim of absence clears a word, and that word alone', () => {
  check([
    ['de', 'Knoblauch', 'mentioned', '1 Glas Gurken (ohne Knoblauch)'],
    ['de', 'Laktose', 'nothing', '200 ml laktosefreie Milch; 100 g Butter (laktosefrei)'],
    ['de', 'Milch', 'contains', '200 ml laktosefreie Milch'],
    ['de', 'ohne Laktose', 'contains', '200 ml Milch; 100 g Butter; 100 ml Sahne'],
    ['fr', 'lactose', 'nothing', '200 ml de lait sans lactose'],
    ['fr', 'lait', 'contains', '200 ml de lait sans lactose'],
    ['en', 'lactose', 'nothing', '200 ml lactose-free milk; 100 g dairy-free butter'],
    ['en', 'lactose intolerant', 'contains', '200 ml milk'],
    ['en', 'chicken', 'nothing', '200 g vegan chicken'],
  ]);
});

describe('a word to avoid means no more than people mean by it', () => {
  check([
    ['de', 'Meeresfrüchte', 'nothing', '200 g Lachs'],
    ['de', 'Meeresfrüchte', 'contains', '200 g Garnelen; 500 g Miesmuscheln'],
    ['de', 'Meeresfrüchte', 'may contain', '300 g Meeresfrüchte'],
    ['fr', 'fruits de mer', 'nothing', '200 g de saumon'],
    ['fr', 'fruits de mer', 'contains', '200 g de crevettes; 500 g de moules'],
    ['es', 'mariscos', 'nothing', '200 g de salmón'],
    ['es', 'sin frutos secos', 'contains', '50 g de cacahuetes; 50 g de almendras'],
    ['en', 'seafood', 'contains', '200 g salmon'],
    ['de', 'Weizen', 'nothing', '200 g Roggenmehl; 100 g Haferflocken'],
    ['de', 'Weizen', 'contains', '200 g Mehl; 200 g Nudeln; 100 g Grieß; 4 Scheiben Toastbrot'],
    ['fr', 'sans blé', 'nothing', '200 g de farine de seigle'],
    ['fr', 'poivre', 'nothing', '1 poivron rouge; 1 piment vert'],
    ['fr', 'poivre', 'contains', '1 pincée de poivre blanc; 5 baies de poivre du Sichuan'],
    ['en', 'poivre', 'contains', '1 tsp black pepper'],
    ['fr', 'poivron', 'nothing', '1 pincée de poivre'],
    ['de', 'Pfeffer', 'nothing', '1 rote Paprika; 2 Peperoni'],
    ['de', 'Ich vertrage keine Eier', 'contains', '3 Eier'],
    ['es', 'pan', 'contains', '2 rebanadas de pan; 1 hogaza'],
    ['en', 'pan', 'contains', '1 loaf of bread'],
    ['en', 'tortilla de maíz', 'contains', '8 corn tortillas'],
    ['en', 'wheat', 'nothing', '200 g rye flour; 100 g pearl barley'],
    ['en', 'wheat', 'contains', '200 g flour; 2 tbsp soy sauce'],
    ['en', 'legumes', 'nothing', '1 carrot'],
    ['en', 'coeliac disease', 'contains', '200 g flour'],
  ]);
});

describe('a group of foods has its kinds', () => {
  check([
    ['de', 'Zwiebelgewächse', 'contains', '1 Stange Lauch; 2 Zehen Knoblauch; 1 Bund Schnittlauch'],
    ['de', 'Nachtschatten', 'contains', '2 Tomaten; 1 Aubergine; 1 rote Paprika'],
    ['de', 'Nachtschattengewächse', 'contains', '500 g Kartoffeln'],
    ['de', 'Zitrus', 'contains', '1 Zitrone; Saft einer Limette'],
    ['de', 'Steinobst', 'contains', '3 Pfirsiche'],
    ['de', 'Hülsenfrüchte', 'contains', '1 Dose Kichererbsen; 200 g Linsen'],
    ['fr', 'alliacées', 'contains', "1 poireau; 2 gousses d'ail"],
    ['fr', 'solanacées', 'contains', '2 tomates'],
    ['fr', 'agrumes', 'contains', '1 citron'],
    ['fr', 'fruits à noyau', 'contains', '3 pêches'],
    ['fr', 'fruits à noyau', 'nothing', '3 pommes'],
    ['fr', 'légumineuses', 'contains', '200 g de lentilles'],
    ['es', 'aliáceas', 'contains', '1 puerro'],
    ['es', 'solanáceas', 'contains', '2 tomates'],
    ['es', 'cítricos', 'contains', '1 limón'],
    ['es', 'frutas de hueso', 'contains', '3 melocotones'],
    ['es', 'legumbres', 'contains', '200 g de lentejas'],
    ['en', 'alliums', 'contains', '1 leek; 2 cloves garlic'],
    ['en', 'nightshades', 'contains', '2 tomatoes; 1 aubergine'],
    ['en', 'citrus', 'contains', '1 lemon'],
    ['en', 'stone fruit', 'contains', '3 peaches'],
  ]);
});

describe('a picture of a food is a word', () => {
  check([
    ['en', 'peanuts 🥜', 'contains', '2 tbsp peanut butter'],
    ['de', '🥜', 'contains', '50 g Erdnüsse'],
    ['fr', '🌶️', 'contains', '1 piment'],
    ['en', '🍅', 'contains', '2 tomatoes'],
  ]);
});
