import { expect, it } from 'vitest';
import { writeMessages } from '../../src/connections/prompt';

it('asks with the ingredients to the letter, joined by comma and space', () => {
  expect(writeMessages(['2 eggs', 'Crème fraîche', '*x*'])[1]).toEqual({
    role: 'user',
    content: "I have 2 eggs, Crème fraîche, *x*. Please give me a recipe you'd recommend I make!",
  });
});

it('tells the model what the page expects of an answer', () => {
  const [{ role, content }] = writeMessages(['eggs', 'rice']);
  expect(role).toBe('system');
  for (const expected of ['culinary assistant', 'some or all', 'markdown', 'YouTube', 'few']) {
    expect(content).toContain(expected);
  }
});

it('asks for a video where the page looks for one: its bare address, alone on the line below the title', () => {
  const [{ content }] = writeMessages(['eggs', 'rice']);
  expect(content).toMatch(
    /alone on the line below the heading, the bare YouTube address .*https:\/\/www\.youtube\.com\/watch\?v=VIDEO_ID/,
  );
  expect(content).toMatch(/If you do not know one that exists, leave the line out/);
});
