import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/foods/avoided/allergens';
import type { Content } from '../../src/foods/contents';
import { findAllergens } from './findAllergens';

/** Lines that begin with `>` are not ingredients. */
function find(content: Content, texts: string[]) {
  const lines = texts.map((text) => ({
    text: text.replace(/^> /, ''),
    isIngredient: !text.startsWith('> '),
  }));
  const { verdict, places = [] } = findAllergens(lines).get(content) ?? {};
  return [verdict, ...places.map(({ presence, words }) => `${words}: ${presence}`)];
}

describe('an ingredient alone', () => {
  test.each<[Content, string, string[]]>([
    ['milk', 'vegan butter', ['nothing']],
    ['milk', 'butter (vegan)', ['nothing']],
    ['milk', 'butter, vegan', ['nothing']],
    ['milk', 'vegan cheese and butter', ['contains', 'butter: contains']],
    ['milk', 'vegan block of butter', ['contains', 'butter: contains']],
    ['milk', 'butter (vegan), melted', ['nothing']],
    ['milk', 'dairy-free spread or butter', ['contains', 'butter: contains']],
    ['milk', 'plant-based milk', ['nothing']],
    ['eggs', 'eggless mayonnaise', ['nothing']],
    ['gluten', 'glutenfree bread', ['nothing']],
    ['meat', 'meatless sausages', ['nothing']],
    ['soya', 'meatless sausages', ['may contain', 'meatless sausages: may contain']],
    ['peanuts', 'nut-free peanut butter', ['contains', 'peanut butter: contains']],
    ['nuts', 'nut-free praline', ['may contain', 'praline: may contain']],
    ['fish', 'vegan fish sauce', ['nothing']],
    ['milk', 'no butter', ['may contain', 'butter: may contain']],
    [
      'milk',
      'no butter, eggs or cream',
      ['may contain', 'butter: may contain', 'cream: may contain'],
    ],
    ['milk', 'no nuts, but cream', ['contains', 'cream: contains']],
    ['milk', 'without butter. Cream', ['contains', 'butter: may contain', 'Cream: contains']],
    ['nuts', 'walnut-sized ginger', ['nothing']],
    ['milk', '0 g butter', ['may contain', 'butter: may contain']],
    ['eggs', '0 eggs', ['may contain', 'eggs: may contain']],
    ['milk', 'butterscotch sauce', ['contains', 'butterscotch sauce: contains']],
    ['nuts', 'nutmeg', ['nothing']],
    ['gluten', 'breadcrumbs', ['contains', 'breadcrumbs: contains']],
    ['crustaceans', 'prawnballs', ['may contain', 'prawnballs: may contain']],
    ['milk', 'creamcheese', ['contains', 'creamcheese: contains']],
    ['milk', '1 packet', ['not checked', '1 packet: not checked']],
    ['milk', '1 pot Zorblax', ['not checked', 'Zorblax: not checked']],
    ['lupin', '1 onion', ['nothing']],
    ['milk', 'cake tin', ['nothing']],
    ['milk', 'butter dish', ['nothing']],
  ])('checked for %s, "%s" gives %j', (content, text, found) => {
    expect(find(content, [text])).toEqual(found);
  });
});

describe('the rest of a recipe', () => {
  test.each<[Content, string[], string[]]>([
    ['milk', ['1 onion', '> Add the milk.'], ['contains', 'milk: contains']],
    ['milk', ['1 onion', '> No milk is needed.'], ['mentioned', 'No milk: mentioned']],
    [
      'milk',
      ['1 onion', '> Serve with dairy-free milk.'],
      ['may contain', 'dairy-free milk: may contain'],
    ],
    ['milk', ['200 ml oat milk', '> Heat the milk.'], ['nothing']],
    ['milk', ['200 ml oat milk', '> Heat the milk or cream.'], ['contains', 'cream: contains']],
    [
      'milk',
      ['200 ml oat milk', '100 ml milk', '> Heat the milk.'],
      ['contains', 'milk: contains', 'milk: contains'],
    ],
    ['milk', ['200 ml oat milk', '> Heat the cow milk.'], ['contains', 'cow milk: contains']],
    ['milk', ['vegan butter', '> Melt the butter.'], ['nothing']],
    ['milk', ['vegan butter', '> Melt the vegan butter.'], ['nothing']],
    ['milk', ['1 onion', '> Melt vegan butter.'], ['may contain', 'vegan butter: may contain']],
    ['milk', ['1 onion', '> It is dairy-free.'], ['may contain', 'dairy-free: may contain']],
    ['nuts', ['a lump of tamarind the size of a walnut'], ['nothing']],
    ['gluten', ['1 onion', '> Toast the seeds.'], ['nothing']],
    ['gluten', ['1 onion', '> Eat the toast.'], ['contains', 'toast: contains']],
    ['gluten', ['1 onion', '> Bread the cutlets.'], ['contains', 'Bread: contains']],
    ['gluten', ['1 onion', '> Roll the leaves up.'], ['nothing']],
    ['gluten', ['1 onion', '> Serve in a roll.'], ['contains', 'roll: contains']],
    ['milk', ['1 onion', '> Cream the sugar.'], ['nothing']],
    ['milk', ['1 onion', '> Then cream it well.'], ['nothing']],
    ['milk', ['1 onion', '> Add sugar and cream the mixture.'], ['nothing']],
    ['milk', ['1 onion', '> Add sugar and cream.'], ['contains', 'cream: contains']],
    ['fish', ['1 onion', '> Fish out the bay leaf.'], ['nothing']],
    [
      'milk',
      ['1 onion', '> Add 2 tbsp Primula, the 2 tbsp Zorblax and 60 ml slurry.'],
      ['not checked', 'Primula: not checked'],
    ],
    ['eggs', ['1 onion', '> Beat the whites.'], ['may contain', 'whites: may contain']],
    ['eggs', ['1 onion', '> Slice the whites of the leeks.'], ['nothing']],
    ['eggs', ['1 onion', '> Slice the whites and greens.'], ['nothing']],
    [
      'eggs',
      ['1 onion', '> Whisk the whites offering some sugar.'],
      ['may contain', 'whites: may contain'],
    ],
    ['nuts', ['1 onion', '> Pancakes'], ['nothing']],
    ['eggs', ['1 onion', '> Pancakes'], ['may contain', 'Pancakes: may contain']],
    ['eggs', ['1 onion', '> A sauce.'], ['nothing']],
    ['milk', ['1 onion', "> Don't crowd the pan."], ['nothing']],
    ['fish', ['1 onion', '> Simmer until saucy.'], ['nothing']],
    [
      'eggs',
      ['200 g gluten-free flour', '> Fry the pancakes.'],
      ['may contain', 'pancakes: may contain'],
    ],
  ])('checked for %s, %j gives %j', (content, texts, found) => {
    expect(find(content, texts)).toEqual(found);
  });
});

describe('a word that no table knows still warns by its sound', () => {
  test.each<[Content, string]>([
    [
      'milk',
      'cheezballs milkster sweetmilk butteroil yoghurtette dairyola wheyless cremeux iccream',
    ],
    ['eggs', 'eggnoggle vegemayo egs'],
    ['peanuts', 'peanutella'],
    [
      'nuts',
      'almondine hazelspread walnutty cashewy pecanish pistachioed macadamian pralinex nutkins',
    ],
    ['gluten', 'wheatley breadlike noodleful pastarami ryeish flourless multigrain oatish'],
    ['fish', 'fishballs salmonella tunaloaf anchoviade'],
    ['crustaceans', 'shrimplets crabette prawnette lobsterette'],
    ['molluscs', 'oysterlike clamdip musselette squidish scallopini'],
    ['soya', 'soyish misolike'],
    ['celery', 'celerino'],
    ['mustard', "mustardy French's"],
    ['sesame', 'sesamo tahinisauce'],
    ['sulphites', 'sulphited'],
    ['lupin', 'lupinflakes'],
  ])('of %s: %s', (content, words) => {
    for (const word of words.split(' ')) {
      const [verdict] = find(content, ['1 onion', `> Stir in the ${word}.`]);
      expect([word, verdict]).toEqual([word, 'may contain']);
    }
  });

  test.each<[Content, string]>([
    ['nuts', 'nutmeg nutcracker nutritional coconut chestnut minute minut'],
    ['milk', 'butterfly buttercup butternut creamy milky'],
    ['gluten', 'buckwheat breadth breadboard'],
    ['fish', 'fishmonger selfish'],
    ['eggs', 'eggplant eggshell'],
  ])('but not of %s: %s', (content, words) => {
    for (const word of words.split(' ')) {
      const [verdict] = find(content, ['1 onion', `> Stir in the ${word}.`]);
      expect([word, verdict]).not.toEqual([word, 'may contain']);
    }
  });
});

describe('a claim before a food', () => {
  test.each<[Content, string, string]>([
    ['milk', 'dairyfree butter', 'nothing'],
    ['milk', 'plant-based butter', 'nothing'],
    ['milk', 'plant based ghee', 'nothing'],
    ['milk', 'not plant-based ghee', 'may contain'],
    ['eggs', 'eggless meringue', 'nothing'],
    ['gluten', 'glutenfree seitan', 'may contain'],
    ['meat', 'veggie beef', 'nothing'],
    ['meat', 'vegetarian sausages', 'nothing'],
    ['meat', 'veggie burgers', 'nothing'],
    ['meat', 'vegan sausages', 'nothing'],
    ['soya', 'veggie burgers', 'may contain'],
    ['milk', 'oil based butter', 'contains'],
    ['milk', 'not vegan butter', 'may contain'],
    ['milk', 'vegetarian Parmesan', 'contains'],
    ['rennet', 'vegetarian Parmesan', 'nothing'],
    ['eggs', 'plant-based mayonnaise', 'nothing'],
    ['eggs', 'vegetarian mayonnaise', 'contains'],
    ['honey', 'vegan honey', 'nothing'],
    ['crustaceans', 'vegan prawns', 'nothing'],
    ['gelatine', 'vegan marshmallows', 'nothing'],
    ['gelatine', 'vegetarian marshmallows', 'nothing'],
    ['pork', 'meatless bacon', 'nothing'],
    ['gluten', 'vegan sausages', 'may contain'],
  ])('leaves of %s in "%s": %s', (content, text, verdict) => {
    expect(find(content, [text])[0]).toBe(verdict);
  });
});

/** "milk"; "eggs?" if it may be contained; "Zorblax" in brackets if it is unclear. */
function findAll(texts: string[]) {
  const lines = texts.map((text) => ({
    text: text.replace(/^> /, ''),
    isIngredient: !text.startsWith('> '),
  }));
  const found = [...findAllergens(lines)];
  const those = (wanted: Verdict, sign = '') =>
    found.flatMap(([content, { verdict }]) => (verdict === wanted ? [content + sign] : []));
  const unclear = found.flatMap(([, { places }]) =>
    places.flatMap(({ presence, words }) => (presence === 'not checked' ? [`[${words}]`] : [])),
  );
  return [...those('contains'), ...those('may contain', '?'), ...new Set(unclear)].join(' ');
}

const VEGAN = ['200 ml coconut milk', '50 g peanut butter', '1 flax egg'];

test.each<[string[], string]>([
  [['free of nuts, chopped onion and milk'], 'milk'],
  [['ch🧀ese'], 'milk [ch] [ese]'],
  [['no vegan pesto'], 'milk? eggs? nuts? rennet? pine nuts?'],
  [['b&m'], '[b&m]'],
  [['can be gluten-free oats'], 'gluten'],
  [['gluten-free oats, as needed'], 'gluten'],
  [['or vegan butter'], 'milk nuts? soya?'],
  [['(optional but good) vegan butter'], 'nuts? soya?'],
  [['99% vegan spread'], 'nuts? soya? [spread]'],
  [['eggs free range'], 'eggs'],
  [['6 eggs free from salt'], 'eggs'],
  [['peanuts free of salt'], 'peanuts'],
  [['chocolate free from milk'], 'nuts? soya?'],
  [['eggs free'], ''],
  [['free from nuts, eggs and milk'], 'milk? eggs? peanuts? nuts?'],
  [['no nuts, eggs and milk'], 'milk eggs peanuts? nuts?'],
  [['no nuts, eggs nor milk'], 'milk? eggs? peanuts? nuts?'],
  [['no nuts, eggs, milk'], 'milk eggs peanuts? nuts?'],
  [['without nuts but cream'], 'milk peanuts? nuts?'],
  [['alm onds'], '[alm] [onds]'],
  [['1milk'], 'milk'],
  [['gluten-free oats for two'], 'gluten?'],
  [['gluten-free oats for vegetarians'], 'gluten'],
  [['vegan big block of good butter'], 'milk'],
  [['oat milk or semi-skimmed, cold'], 'milk gluten'],
  [['oat milk or'], 'gluten'],
  [['🥚egg'], 'eggs'],
  [['non-vegan butter'], 'milk nuts? soya? [non]'],
  [['plant, based butter'], 'milk [plant] [based]'],
  [['non dairy butter'], 'nuts? soya?'],
  [['prawns (shrimp)'], 'crustaceans unkosher'],
  [['whites of leek'], ''],
  [['cream-ish'], 'milk'],
  [['plant-based'], '[plant-based]'],
  [['50 galmonds'], '[galmonds]'],
  [['https://a.b/m1lk x'], '[https] [m1lk]'],
  [['a l m o n d s'], '[a l m o n d s]'],
  [['soya\u2009milk'], 'soya [soya milk]'],
  [['as much gluten-free oats'], 'gluten?'],
  [['cheese (vegan'], 'nuts? soya?'],
  [["'chicken'"], 'meat?'],
  [['nondairy butter'], 'nuts? soya?'],
  [['1 onion', "> Lady's fingers (okra)."], 'milk? eggs? gluten? soya?'],
  [['1 onion', '> Add 🥚egg.'], 'eggs'],
  [['1 onion', '> Add m.i.l.k now.'], '[Add m.i.l.k now]'],
  [[...VEGAN, '> Add the beaten egg.'], 'peanuts nutlike'],
  [[...VEGAN, '> Add another egg.'], 'eggs peanuts nutlike'],
  [[...VEGAN, '> Add the cold, cubed butter.'], 'peanuts nutlike milk?'],
  [[...VEGAN, '> Add cold, cubed butter.'], 'peanuts nutlike milk?'],
  [[...VEGAN, '> Add flour and milk.'], 'peanuts gluten nutlike milk?'],
  [[...VEGAN, '> The milk.'], 'peanuts nutlike'],
  [[...VEGAN, '> Add a milk.'], 'peanuts nutlike milk?'],
  [[...VEGAN, '> Add 1 tbsp butter.'], 'milk peanuts nutlike'],
  [[...VEGAN, '> Add a spoon of butter.'], 'milk peanuts nutlike'],
  [[...VEGAN, '> Add the pan and milk.'], 'peanuts nutlike milk?'],
  [['gluten-free spaghetti', '> Keep a cup of pasta water.'], 'eggs? soya? lupin?'],
  [['gluten-free bread', '> Add the crumbs.'], 'milk? eggs? soya? lupin?'],
  [["'chicken'", '> Add the chicken.'], 'meat?'],
  [['coconut milk', '> Add a pinch of milk.'], 'milk nutlike'],
  [['coconut milk', '> Add 50 ml of milk.'], 'milk nutlike'],
  [['coconut milk', '> Add some of milk.'], 'nutlike milk?'],
  [['coconut milk', '> Add the rice, milk and salt.'], 'nutlike'],
  [['coconut milk', '> Add rice, milk and salt.'], 'nutlike milk?'],
  [['coconut milk', '> Add the salt, rice, oil and milk.'], 'nutlike'],
  [['coconut milk', '> Add the cold milk.'], 'nutlike'],
  [['coconut milk', '> Add the pan, milk.'], 'nutlike milk?'],
  [['coconut milk', '> Heat it, cold milk.'], 'nutlike milk?'],
  [['coconut milk', '> Add on milk.'], 'nutlike milk?'],
  [['coconut milk', '> Add milk (100 ml).'], 'milk nutlike'],
  [['coconut milk', '> Add the regular milk.'], 'milk nutlike'],
  [['coconut milk', '> Add the sauce and milk.'], 'nutlike'],
  [['coconut milk', '> Add the pot and milk.'], 'nutlike milk?'],
  [['coconut milk', '> Milk.'], 'nutlike milk?'],
  [['flax egg', '> Add an egg.'], 'eggs'],
  [['flax egg', '> Add egg.'], 'eggs?'],
  [['peanuts', '> Add the nuts.'], 'peanuts'],
  [['peanuts', '> Add nuts.'], 'peanuts nuts?'],
  [['chickpea flour', '> Add a cup of flour.'], 'gluten'],
])('in %j are: %s', (texts, found) => {
  expect(findAll(texts)).toBe(found);
});

test.each([
  ['cheese (vegan)', 'Add cheese.', 'cheese (vegan)'],
  ['vegan cheese, grated', 'Add cheese.', 'vegan cheese'],
  ['vegan butter (cold)', 'Add butter.', 'vegan butter'],
  ['200 ml coconut milk (tinned)', 'Add milk.', 'coconut milk'],
])('what "%s" brings to "%s" is called "%s"', (text, sentence, name) => {
  const lines = [
    { text, isIngredient: true },
    { text: sentence, isIngredient: false, step: 2 },
  ];
  const places = findAllergens(lines).get('milk')?.places ?? [];
  expect(places.map(({ reason }) => reason)).toEqual([{ kind: 'listed', listed: [name], step: 2 }]);
});

test.each<[string[], string[]]>([
  [['  leftover chicken  '], ['leftover chicken: not checked']],
  [['1 onion', '> Stir in the b u t t e r now.'], ['Stir in the b u t t e r now: not checked']],
])('of what is not understood in %j, the place is %j', (texts, places) => {
  expect(find('milk', texts)).toEqual(['not checked', ...places]);
});

test('of a text with more unknown words than any recipe has, 101 are named', () => {
  const unknown = (count: number) => Array<string>(count).fill('1 zorblax');
  expect(find('milk', unknown(100))).toHaveLength(1 + 100);
  expect(find('milk', unknown(103))).toHaveLength(1 + 101);
});

test('a long recipe in English is checked', () => {
  const method =
    '> Peel the onion and cut it into thin slices, then fry it in the oil for ten minutes until soft. Add the rice and the water, and cook it over a low heat until done.';
  expect(find('fish', ['1 onion', '200 g rice', method])).toEqual(['nothing']);
});

test.each(['bacon', 'ham', 'lard', 'chorizo'])('a food from pork is also meat: %s', (food) => {
  expect(find('meat', [`100 g ${food}`])).toEqual(['contains', `${food}: contains`]);
});
