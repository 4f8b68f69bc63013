import { expect, it, vi } from 'vitest';
import { GrowingReader } from '../../../../src/reading/document/growing/GrowingReader';
import { parseMarkdown } from '../../../../src/reading/document/markdown/parseMarkdown';

vi.mock('../../../../src/reading/document/markdown/parseMarkdown', { spy: true });

it.each([
  ['items', (at: number) => `- ${at} g rice\n`],
  ['lines of one paragraph', (at: number) => `rice ${at}\n`],
  ['headings', (at: number) => `## Rice ${at}\n`],
  ['lines above all headings', (at: number) => `Rice ${at}\n\n`],
])('parses a text of many %s in proportion to its length', (what, lineOf) => {
  const parsedOf = (count: number) => {
    vi.mocked(parseMarkdown).mockClear();
    const head =
      what === 'lines above all headings' ? '# Rice\n\n' : '# Rice\n\n## Ingredients\n\n';
    const reader = new GrowingReader();
    let text = head;
    for (let at = 0; at < count; at += 1) {
      text += lineOf(at);
      reader.read(text);
    }
    return vi.mocked(parseMarkdown).mock.calls.reduce((sum, [part]) => sum + part.length, 0);
  };
  expect(parsedOf(120) / parsedOf(30)).toBeLessThan(8);
});
