import { expect, it } from 'vitest';
import { importStyled } from '../../src/browser/loading/importStyled';

// Files that ran before may have left other links.
const links = () => [
  ...document.head.querySelectorAll<HTMLLinkElement>(
    'link[rel=stylesheet][href*="kitchen.example"]',
  ),
];
const load = async () => 'module';
const begin = (file: string) => importStyled(load, [file], 'https://kitchen.example/assets/a.js');

it('a chunk arrives after its style sheet, which two chunks share', async () => {
  const both = Promise.all([begin('./shared.css'), begin('./shared.css')]);
  expect(links().map(({ href }) => href)).toEqual(['https://kitchen.example/assets/shared.css']);
  expect(await Promise.race([both, 'waiting'])).toBe('waiting');
  links()[0]?.dispatchEvent(new Event('load'));
  expect(await both).toEqual(['module', 'module']);
  expect(await begin('./shared.css')).toBe('module');
  expect(links()).toHaveLength(1);
  expect(await importStyled(load)).toBe('module');
});

it('a style sheet that failed is fetched again with the next try', async () => {
  const first = begin('./failed.css');
  const [link] = links().slice(-1);
  link?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('Failed to fetch');
  expect(links()).not.toContain(link);
  const second = begin('./failed.css');
  links().at(-1)?.dispatchEvent(new Event('load'));
  expect(await second).toBe('module');
});
