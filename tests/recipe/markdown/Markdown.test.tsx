import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { readText } from '../../../src/reading/document/marks/readText';
import { hostToShow } from '../../../src/recipe/markdown/components';
import { RecipeView } from '../../../src/recipe/RecipeView';
import { startRecipeViews } from '../../support/recipeViews';

const { contentOf } = await startRecipeViews();
const show = (text: string) => render(contentOf(text)).container;
function showText(text: string): HTMLElement {
  const copy = show(text).cloneNode(true) as HTMLElement;
  copy.querySelector('[aria-live="off"]')?.remove();
  return copy;
}

describe('GitHub-flavoured markdown', () => {
  it('shows tables, in a frame of their own that scrolls by keyboard', () => {
    show('| Food | Amount |\n| - | -: |\n| eggs | 2 |');
    const frame = screen.getByRole('region', { name: 'Table' });
    expect(frame).toHaveAttribute('tabindex', '0');
    expect(
      within(within(frame).getByRole('table'))
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['FoodAmount', 'eggs2']);
  });

  it('shows strikethrough', () => {
    expect(show('~~old~~ new').querySelector('del')).toHaveTextContent(/^old$/);
  });

  it.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['www.example.com', 'http://www.example.com'],
    ['cook@example.com', 'mailto:cook@example.com'],
    ['[a page](https://example.com "its title")', 'https://example.com'],
  ])('links %s in a new tab', (text, href) => {
    show(`See ${text} for more.`);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    ['[huggingface.co](https://evil.example/login "the hub")', 'huggingface.co (evil.example)'],
    [
      '[![https://huggingface.co](x.png)](https://evil.example)',
      'https://huggingface.co (evil.example)',
    ],
    ['[**hugging**face.co](https://evil.example)', 'huggingface.co (evil.example)'],
  ])('shows where %s leads, without a tooltip', (text, shown) => {
    const container = show(text);
    expect(container).toHaveTextContent(shown);
    expect(screen.getByRole('link')).not.toHaveAttribute('title');
  });

  it('makes no link of an address with a user name', () => {
    expect(show('https://huggingface.co@evil.example/')).toHaveTextContent('huggingface.co@evil');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows 30 marks, and breaks a run that goes through many links', { tags: 'rare' }, () => {
    const link = `[.${'\u0301'.repeat(50)}.](https://a.example)`;
    const { textContent } = showText(link.repeat(150));
    expect(textContent?.match(/\u0301+/g)?.every(({ length }) => length === 30)).toBe(true);
    expect(textContent?.replaceAll('\u0301', '').split('\n')[0]).toHaveLength(200);
  });

  it('breaks a run in raw HTML', () => {
    const { textContent } = showText(`<div>${'/'.repeat(1_000)}</div>`);
    expect(textContent?.split('\n')[0]).toHaveLength(200);
  });

  it('shows footnotes that lead there and back on this page', () => {
    const container = show('Rest it.[^1]\n\n[^1]: For a while.');
    const there = screen.getByRole('link', { name: '1' });
    const back = screen.getByRole('link', { name: /^Back to reference 1/ });
    for (const [link, target] of [
      [there, screen.getByText(/For a while/).closest('li')],
      [back, there],
    ] as const) {
      expect(link).not.toHaveAttribute('target');
      expect(link.getAttribute('href')).toBe(`#${target?.id}`);
      expect(target?.id).toMatch(/^user-content-/);
      expect(container).toContainElement(target ?? null);
    }
  });
});

describe('headings', () => {
  it.each([
    ['# Dish\n## Method\n# Second', [3, 4, 3]],
    ['# Dish\n#### Deep\n## Method\n### Step', [3, 4, 4, 5]],
    ['# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6', [3, 4, 5, 6, 6, 6]],
  ])('%j comes below the page’s own, without a gap', (text, ranks) => {
    const container = show(text);
    expect(
      [...container.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) => tagName),
    ).toEqual(ranks.map((rank) => `H${rank}`));
  });
});

describe('what the writer is not trusted with', () => {
  it('shows raw HTML as the text that it is', () => {
    const container = showText(
      '<div onclick="x()">a</div>\n\n<script>alert(1)</script>\n\nb <i>c</i>',
    );
    expect(container.querySelector('section div, script, i')).toBeNull();
    expect(container).toHaveTextContent('<script>alert(1)</script>');
  });

  it('takes <br> for a line break', () => {
    const container = show('| a |\n| - |\n| salt<br>pepper<br/>oil<BR /> |');
    expect(container.querySelectorAll('td br')).toHaveLength(3);
    expect(container).not.toHaveTextContent('<');
  });

  it('loads no image, and shows its words instead', () => {
    const container = show('![a plate](https://example.com/p.png)\n\n![ref]\n\n[ref]: x.png');
    expect(container.querySelector('img, picture, source')).toBeNull();
    expect(container).toHaveTextContent('a plate');
    expect(container).toHaveTextContent('ref');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,<script>)',
    '[x](#root)',
    '[x]()',
  ])('makes no link of %s, and keeps its words', (text) => {
    const container = show(text);
    expect(container.querySelector('a')).toBeNull();
    expect(container).toHaveTextContent(/x$/);
  });
});

it('A recipe that cannot be rendered shows as plain text, until another one comes.', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const components = {
    p({ children }: { children?: ReactNode }) {
      if (isBroken) throw new Error('broken');
      return <p>{children}</p>;
    },
  };
  const viewOf = (text: string) => <RecipeView reading={readText(text)} components={components} />;
  const { container, rerender } = render(viewOf('# Rice\n\nBoil it.'));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(container).toHaveTextContent('Rice Boil it.');
  isBroken = false;
  rerender(viewOf('# Rice\n\nFry it.'));
  expect(screen.getByRole('heading', { name: 'Rice' })).toBeVisible();
});

describe('a link needs no note', () => {
  it.each([
    ['https://example.com/soup', 'the recipe'],
    ['https://example.com/soup', 'https://example.com/soup'],
    ['https://www.example.com/soup', 'example.com'],
    ['https://example.com/soup', 'More at Example.COM, e.g. soups.'],
    ['mailto:jane.doe@example.com', 'jane.doe@example.com'],
  ])('to %s that says "%s"', (href, words) => expect(hostToShow(href, words)).toBe(''));
});

describe('a link shows where it leads', () => {
  it.each([
    ['https://evil.example/login', 'https://huggingface.co/login'],
    ['https://evil.example/', 'huggingface.co'],
    ['https://evil.example/', 'https://huggingface.co@evil.example/'],
    ['https://evil.example/', 'hugging\u200bface.co'],
    ['https://evil.example/', 'huggingface\uff0eco'],
    ['https://evil.example/', 'http://10.0.0.1'],
    ['https://evil.example/', 'bank.example.'],
  ])('to %s that says "%s"', (href, words) => expect(hostToShow(href, words)).toBe('evil.example'));

  it.each([
    ['https://xn--bcher-kva.example/', 'bücher.example', 'xn--bcher-kva.example'],
    ['mailto:me@evil.example', 'you@bank.example', 'me@evil.example'],
    ['https://evil.example:81/', 'evil.example', 'evil.example:81'],
  ])('to %s that says "%s"', (href, words, host) => expect(hostToShow(href, words)).toBe(host));
});

it.each([
  'https://huggingface.co@evil.example/',
  'https://',
  '#root',
  './page',
  `${location.origin}/?ingredient=poison`,
  `${location.origin.toUpperCase()}/kitchen/de/`,
  `//${location.host}/`,
  'javascript:alert(1)',
])('%s is no link', (href) => expect(hostToShow(href, 'x')).toBeUndefined());
