import { expect, it } from 'vitest';
import { withoutStories } from '../../../src/reading/lines/roles/withoutStories';

const TITLE = 'Grandma’s carrot soup';

it.each([
  'My grandmother spread butter on everything, and her kitchen always smelled of toast.',
  'Every Sunday she baked walnut bread.',
  'When I was a child, we ate walnuts in front of the fire.',
  'Growing up, we had toast and butter every morning.',
  'I still remember the smell of fresh bread at my aunt’s house.',
  'We used to eat walnuts on the porch.',
  'We went to a wedding in Leeds and ate walnuts for three days.',
  'Meine Oma strich Butter auf alles, und in ihrer Küche roch es immer nach Brot.',
  'Als Kind aßen wir im Garten Nüsse.',
  'Ma grand-mère mettait du beurre partout, et sa cuisine sentait toujours le pain.',
  'Quand j’étais petite, nous mangions des noix.',
  'Nous étions chez mon oncle, qui mangeait des noix.',
  'Mi abuela untaba mantequilla en todo, y su cocina siempre olía a pan.',
  'Mia nonna spalmava il burro ovunque, e la sua cucina sapeva di pane.',
  'Mijn oma smeerde overal boter op.',
  'Minha avó passava manteiga em tudo.',
])('a memory is not about the dish: %s', (text) => {
  expect(withoutStories(text, TITLE)).toBe('');
});

it.each([
  'This is made with lots of butter.',
  'It contains nuts.',
  'I added a spoon of peanut butter.',
  'My grandmother always made it with lots of butter.',
  'My grandmother made hers with butter.',
  'My mother always added a knob of butter.',
  'My mother browned the butter for the sauce.',
  'My aunt swears by almond flour.',
  'My grandmother threw in a handful of walnuts.',
  'My mother poured cream over the carrots.',
  'Mum’s had walnuts.',
  'We visited Rome, and they had walnuts in theirs.',
  'We went to town on the walnuts.',
  'My dad loves extra cheese.',
  'She served walnuts on top.',
  'My grandmother put butter in her soup.',
  'My aunt says: contains nuts.',
  'My uncle is allergic to nuts.',
  'A mother sauce full of butter.',
  'They tasted of butter and walnuts.',
  'Uncle Ben’s rice was cooked in butter.',
  'Un gran sabor de mantequilla.',
  'Puré de papa y queso.',
  'Una torta piena di tante noci.',
  'Note: my mother used almonds.',
  'Meine Oma machte sie immer mit viel Butter.',
  'Meine Oma gab am Ende Butter dazu.',
  'Dieses Rezept von meiner Oma ist mit Butter.',
  'Ma grand-mère la faisait avec du beurre.',
  'Ma grand-mère y mettait du beurre.',
  'Mi abuela la hacía con mantequilla.',
  'Mia nonna la faceva con il burro.',
  'Mia nonna non c’era, ma qui ho il burro.',
])('what may speak of the dish stays: %s', (text) => {
  expect(withoutStories(text, TITLE)).toBe(text);
});

it('of a paragraph, only the memories go', () => {
  expect(
    withoutStories(
      'My grandmother spread butter on everything. I serve this with walnuts. She lived by the sea.',
      TITLE,
    ),
  ).toBe('I serve this with walnuts.');
});

it('the name of a person in the title does not make each memory one of the dish', () => {
  const text = 'My grandmother spread butter on carrots.';
  expect(withoutStories(text, 'Grandmother’s carrot soup')).toBe(text);
  expect(withoutStories(text, 'Grandmother’s leek soup')).toBe('');
});
