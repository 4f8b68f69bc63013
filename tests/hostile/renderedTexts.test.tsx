// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readAttacks } from './readCases';
import { renderAttacks } from './renderAttacks';

it('there are 300 hostile texts and more, of every class that is known', () => {
  const attacks = readAttacks();
  const texts = attacks.flatMap(({ cases }) => cases);
  console.info(`${texts.length} hostile texts of ${attacks.length} classes`);
  expect(texts.length).toBeGreaterThanOrEqual(300);
});

renderAttacks({
  'on its own': (attack) => attack,
  'in a line': (attack) => `Fry ${attack} well`,
  'in a list': (attack) => `- ${attack}`,
  'in a table': (attack) => `| a |\n| - |\n| ${attack} |`,
  'in a footnote': (attack) => `x[^a]\n\n[^a]: ${attack}`,
  'as a language': (attack) => `~~~${attack}\nx\n~~~`,
});
