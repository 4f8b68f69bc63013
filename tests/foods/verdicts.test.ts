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
    ['milk', 'butter (vegan), melted', ['nothing']],
    ['milk', 'plant-based milk', ['nothing']],
    ['eggs', 'eggless mayonnaise', ['nothing']],
    ['gluten', 'glutenfree bread', ['nothing']],
    ['meat', 'meatless sausages', ['nothing']],
    ['fish', 'vegan fish sauce', ['nothing']],
    ['milk', 'no butter', ['may contain', 'butter: may contain']],
    ['milk', 'no nuts, but cream', ['contains', 'cream: contains']],
    ['nuts', 'walnut-sized ginger', ['nothing']],
    ['milk', '0 g butter', ['may contain', 'butter: may contain']],
    ['eggs', '0 eggs', ['may contain', 'eggs: may contain']],
    ['milk', 'butterscotch sauce', ['contains', 'butterscotch sauce: contains']],
    ['nuts', 'nutmeg', ['nothing']],
    ['crustaceans', 'prawnballs', ['may contain', 'prawnballs: may contain']],
    ['milk', 'creamcheese', ['contains', 'creamcheese: contains']],
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
    ['milk', ['1 onion', '> Melt vegan butter.'], ['may contain', 'vegan butter: may contain']],
    ['milk', ['200 ml oat milk', '> Heat the milk.'], ['nothing']],
    ['milk', ['200 ml oat milk', '> Heat the cow milk.'], ['contains', 'cow milk: contains']],
    ['milk', ['vegan butter', '> Melt the butter.'], ['nothing']],
    ['milk', ['vegan butter', '> Melt the vegan butter.'], ['nothing']],
    ['nuts', ['a lump of tamarind the size of a walnut'], ['nothing']],
    ['gluten', ['1 onion', '> Toast the seeds.'], ['nothing']],
    ['gluten', ['1 onion', '> Bread the cutlets.'], ['contains', 'Bread: contains']],
    ['gluten', ['1 onion', '> Roll the leaves up.'], ['nothing']],
    ['milk', ['1 onion', '> Cream the sugar.'], ['nothing']],
    ['milk', ['1 onion', '> Then cream it well.'], ['nothing']],
    ['milk', ['1 onion', '> Add sugar and cream the mixture.'], ['nothing']],
    ['fish', ['1 onion', '> Fish out the bay leaf.'], ['nothing']],
    [
      'milk',
      ['1 onion', '> Add 2 tbsp Primula, the 2 tbsp Zorblax and 60 ml slurry.'],
      ['not checked', 'Primula: not checked'],
    ],
    ['eggs', ['1 onion', '> Beat the whites.'], ['may contain', 'whites: may contain']],
    ['eggs', ['1 onion', '> Slice the whites of the leeks.'], ['nothing']],
    ['nuts', ['1 onion', '> Pancakes'], ['nothing']],
    ['eggs', ['1 onion', '> A sauce.'], ['nothing']],
    ['milk', ['1 onion', "> Don't crowd the pan."], ['nothing']],
    ['fish', ['1 onion', '> Simmer until saucy.'], ['nothing']],
    ['eggs', ['1 onion', '> Pancakes'], ['may contain', 'Pancakes: may contain']],
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
    ['nuts', 'nutmeg nutcracker nutritional coconut chestnut minute'],
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

describe('a claim that clears meat', () => {
  test.each(['vegetarian sausages', 'veggie burgers', 'meatless sausages', 'vegan sausages'])(
    'clears it in "%s", and names what makers use instead',
    (text) => {
      expect(find('meat', [text])).toEqual(['nothing']);
      expect(find('soya', [text])[0]).toBe('may contain');
    },
  );
});

describe('the whites of a text', () => {
  test.each([
    ['Slice the whites of the leeks.', 'nothing'],
    ['Slice the whites and greens.', 'nothing'],
    ['Whisk the whites offering some sugar.', 'may contain'],
  ])('"%s": eggs are %s', (text, verdict) => {
    expect(find('eggs', ['1 onion', `> ${text}`])[0]).toBe(verdict);
  });
});

describe('a claim before a food', () => {
  test.each<[Content, string, string]>([
    ['milk', 'dairyfree butter', 'nothing'],
    ['milk', 'plant-based butter', 'nothing'],
    ['milk', 'plant based ghee', 'nothing'],
    ['eggs', 'eggless meringue', 'nothing'],
    ['gluten', 'glutenfree seitan', 'may contain'],
    ['meat', 'veggie beef', 'nothing'],
    ['rennet', 'vegetarian Parmesan', 'nothing'],
    ['eggs', 'plant-based mayonnaise', 'nothing'],
    ['honey', 'vegan honey', 'nothing'],
    ['crustaceans', 'vegan prawns', 'nothing'],
    ['gelatine', 'vegan marshmallows', 'nothing'],
    ['gelatine', 'vegetarian marshmallows', 'nothing'],
    ['pork', 'meatless bacon', 'nothing'],
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
  [['ch🧀ese'], 'milk [ch] [ese]'],
  [['or vegan butter'], 'milk nuts? soya?'],
  [['eggs free'], ''],
  [['gluten-free oats for vegetarians'], 'gluten'],
  [['vegan big block of good butter'], 'milk'],
  [['oat milk or semi-skimmed, cold'], 'milk gluten'],
  [['🥚egg'], 'eggs'],
  [['cream-ish'], 'milk'],
  [['https://a.b/m1lk x'], '[https] [m1lk]'],
  [['a l m o n d s'], '[a l m o n d s]'],
  [['soya\u2009milk'], 'soya [soya milk]'],
  [['as much gluten-free oats'], 'gluten?'],
  [["'chicken'"], 'meat?'],
  [['nondairy butter'], 'nuts? soya?'],
  [['1 onion', "> Lady's fingers (okra)."], 'milk? eggs? gluten? soya?'],
  [['1 onion', '> Add 🥚egg.'], 'eggs'],
  [[...VEGAN, '> Add another egg.'], 'eggs peanuts nutlike'],
  [[...VEGAN, '> Add the cold, cubed butter.'], 'peanuts nutlike milk?'],
  [[...VEGAN, '> Add cold, cubed butter.'], 'peanuts nutlike milk?'],
  [[...VEGAN, '> Add a spoon of butter.'], 'milk peanuts nutlike'],
  [['gluten-free spaghetti', '> Keep a cup of pasta water.'], 'eggs? soya? lupin?'],
  [['chickpea flour', '> Add a cup of flour.'], 'gluten'],
])('in %j are: %s', (texts, found) => {
  expect(findAll(texts)).toBe(found);
});

test.each([['200 ml coconut milk (tinned)', 'Add milk.', 'coconut milk']])(
  'what "%s" brings to "%s" is called "%s"',
  (text, sentence, name) => {
    const lines = [
      { text, isIngredient: true },
      { text: sentence, isIngredient: false, step: 2 },
    ];
    const places = findAllergens(lines).get('milk')?.places ?? [];
    expect(places.map(({ reason }) => reason)).toEqual([
      { kind: 'listed', listed: [name], step: 2 },
    ]);
  },
);

test.each<[string[], string[]]>([[['  leftover chicken  '], ['leftover chicken: not checked']]])(
  'of what is not understood in %j, the place is %j',
  (texts, places) => {
    expect(find('milk', texts)).toEqual(['not checked', ...places]);
  },
);

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

test.each<[Content, string]>([
  ['milk', 'mi£k m¡lk m!lk m|lk m1lk'],
  ['meat', 'b4con 8acon b@con'],
  ['nuts', '@lmonds 4lmonds vvalnuts'],
  ['eggs', '3ggs €ggs'],
  ['fish', 'fi$h fi5h'],
])('in a list, a sign in place of a letter hides nothing of %s: %s', (content, words) => {
  for (const word of words.split(' ')) {
    const [verdict] = find(content, [`100 g ${word}`]);
    expect([word, verdict]).not.toEqual([word, 'nothing']);
  }
});
