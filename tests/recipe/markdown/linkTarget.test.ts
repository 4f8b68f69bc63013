import { describe, expect, it } from 'vitest';
import { hostToShow } from '../../../src/recipe/markdown/components';

describe('a link needs no note', () => {
  it.each([
    ['https://example.com/soup', 'the recipe'],
    ['https://example.com/soup', 'https://example.com/soup'],
    ['https://www.example.com/soup', 'example.com'],
    ['https://example.com/soup', 'More at Example.COM, e.g. soups.'],
    ['http://example.com:8080/', 'http://example.com:8080'],
    ['mailto:jane.doe@example.com', 'jane.doe@example.com'],
    ['mailto:a@example.com', 'write to us'],
  ])('to %s that says "%s"', (href, words) => expect(hostToShow(href, words)).toBe(''));
});

describe('a link shows where it leads', () => {
  it.each([
    ['https://evil.example/login', 'https://huggingface.co/login'],
    ['https://evil.example/', 'huggingface.co'],
    ['https://evil.example/', 'WWW.HuggingFace.co'],
    ['https://evil.example/', 'evil.example huggingface.co'],
    ['https://evil.example/', 'https://huggingface.co@evil.example/'],
    ['https://evil.example/', 'hugging\u200bface.co'],
    ['https://evil.example/', 'huggingface\uff0eco'],
    ['https://evil.example/', 'http://10.0.0.1'],
    ['https://evil.example/', 'http://localhost'],
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
  'https://:x@evil.example/',
  'https://',
  '#root',
  './page',
  'javascript:alert(1)',
  'ftp://example.com',
])('%s is no link', (href) => expect(hostToShow(href, 'x')).toBeUndefined());
