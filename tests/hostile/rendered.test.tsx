import { render } from '@testing-library/react';
import { Fragment, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { readClip } from '../../src/clipper/readClip';
import { readDocument } from '../../src/reading/lines/readDocument';
import { readAnswer } from '../support/readAnswer';
import { startRecipeViews } from '../support/recipeViews';
import { isFull, sample } from '../support/sample';
import { writeClip } from '../support/writeClip';
import { findStrangers } from './findStrangers';
import { readAttacks } from './readCases';

const RICE = '# Rice\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil.';

function arrive(answer: string): string {
  try {
    return readAnswer(answer);
  } catch {
    return '';
  }
}

const bring = (text: string) =>
  readDocument(text)
    .map((one) => ('text' in one ? one.text : ''))
    .join('\n\n');

const clip = (kind: string, text: string) =>
  bring(readClip(writeClip({ kind, title: text, parts: [text] })).text);

const PLACES: Record<string, (attack: string) => string> = {
  'on its own': (attack) => attack,
  'in a line': (attack) => `Fry ${attack} well`,
  'in a list': (attack) => `- ${attack}`,
  'in a table': (attack) => `| a |\n| - |\n| ${attack} |`,
  'in a footnote': (attack) => `x[^a]\n\n[^a]: ${attack}`,
  'as a language': (attack) => `~~~${attack}\nx\n~~~`,
  'in a link': (attack) => `[${attack}](https://good.example/)`,
  'as an address': (attack) => `[x](${attack})`,
  'as an address in brackets': (attack) => `[x](<${attack}>)`,
  'in a title': (attack) => `[x](https://good.example/ "${attack}")`,
  'as the words of an image': (attack) => `![${attack}](https://leak.example/)`,
  'as the name of a footnote': (attack) => `x[^${attack}]\n\n[^${attack}]: y`,
  'before a title': (attack) => `${attack}\n\n${RICE}`,
  'in a last remark': (attack) => `${RICE}\n\nEnjoy! ${attack}`,
  'in a sentence of foods': (attack) => `# Rice\n\nYou need 2 eggs, 1 ${attack}, salt.`,
  'in a fence': (attack) => arrive(`\`\`\`md\n${attack}\n\`\`\``),
  'after thoughts': (attack) => arrive(`<think>${attack}</think>${attack}`),
  pasted: (attack) => bring(attack),
  'pasted with a recipe': (attack) =>
    bring(`Rice\n\n2 eggs\n1 ${attack}\n\nBoil the eggs. ${attack}`),
  'pasted as HTML': (attack) =>
    bring(`<h1>Rice</h1><ul><li>2 eggs<li>${attack}</ul><p>${attack}</p>`),
  'in the JSON of another program': (attack) =>
    bring(
      JSON.stringify({
        name: attack,
        recipeIngredient: [attack],
        recipeInstructions: attack,
        [attack]: attack,
        '@type': 'Recipe',
      }),
    ),
  'in the data of a clip': (attack) =>
    clip(
      'data',
      JSON.stringify({
        '@type': 'Recipe',
        name: attack,
        recipeIngredient: [attack],
        recipeInstructions: attack,
      }),
    ),
  'in the text of a clip': (attack) => clip('text', attack),
  'in the page of a clip': (attack) => clip('page', `<main><p>2 eggs</p><p>${attack}</p></main>`),
  'in JSON': (attack) =>
    arrive(
      JSON.stringify({ title: attack, ingredients: [attack], steps: [attack], [attack]: attack }),
    ),
};

const attacks = readAttacks();
const places = Object.entries(PLACES);

let count = 0;
/** `npm test` takes some texts of each class, one after the other in the next place. */
const numbered = attacks.map(({ name, cases }) => ({
  name,
  cases: sample(cases, 6).map((attack) => ({ attack, index: count++ })),
}));

const placesOf = (index: number) =>
  isFull ? places : [places[index % places.length] as (typeof places)[number]];

it('there are at least 300 hostile texts', () => {
  expect(attacks.flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(300);
});

const { contentOf, copyOf } = await startRecipeViews();

const RENDERERS: Record<string, (text: string) => ReactNode> = {
  'a recipe with its tools': contentOf,
  'a copy of a recipe': copyOf,
};

const views = Object.entries(RENDERERS);

/** `npm test` takes one view for each text, in any place. */
const viewsOf = ({ length }: string) =>
  isFull ? views : [views[length % views.length] as (typeof views)[number]];

describe.each(numbered)('of $name', ({ cases }) => {
  it('a recipe keeps only the elements and attributes that a recipe may have, with its tools and as a copy', () => {
    // React warns of a link inside a link, which is harmless.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { container, rerender } = render(null);
    const found = cases.flatMap(({ attack, index }) =>
      placesOf(index).flatMap(([place, put]) => {
        const text = put(attack);
        // In turn, because the page reads each text once.
        return viewsOf(attack).map(([view, renderText]) => {
          rerender(<Fragment key={view + place + attack}>{renderText(text)}</Fragment>);
          return { attack, place, view, strangers: findStrangers(container) };
        });
      }),
    );
    expect(found.filter(({ strangers }) => strangers.length > 0)).toEqual([]);
  });
});
