import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchFailedStyles, watchStyles } from '../../src/browser/loading/failedStyles';

let events: AbortController;
beforeEach(() => {
  events = new AbortController();
  watchStyles(events.signal);
});
afterEach(() => events.abort());

const SHEET = 'https://kitchen.example/part.css';
const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
const addLink = (rel: string, href: string) => {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
};

it('a style sheet that could not be fetched is fetched again, until it comes', async () => {
  addLink('stylesheet', SHEET).dispatchEvent(new Event('error'));
  expect(links('stylesheet')).toEqual([]);

  const second = fetchFailedStyles();
  links('stylesheet')[0]?.dispatchEvent(new Event('error'));
  await expect(second).rejects.toThrow('Failed to fetch');

  const third = fetchFailedStyles();
  expect(links('stylesheet').map(({ href }) => href)).toEqual([SHEET]);
  links('stylesheet')[0]?.dispatchEvent(new Event('load'));
  await third;
  await fetchFailedStyles();
  expect(links('stylesheet')).toHaveLength(1);
});

it('no other link leaves the page when it fails', async () => {
  addLink('icon', 'https://kitchen.example/icon.svg').dispatchEvent(new Event('error'));
  expect(links('icon')).toHaveLength(1);
  await fetchFailedStyles();
});
