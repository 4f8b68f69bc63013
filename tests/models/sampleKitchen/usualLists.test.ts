import { expect, test } from 'vitest';
import { createSampleKitchen } from '../../../src/models/sampleKitchen/createSampleKitchen';
import { requestOf } from '../../support/requestOf';
import { USUAL_LISTS } from './usualLists';

/** The first titles that a visitor gets who asks for another recipe each time. */
async function firstTitles(list: string, count: number): Promise<string[]> {
  const kitchen = createSampleKitchen();
  const titles: string[] = [];
  for (let asked = 0; asked < count; asked++) {
    const wish = { kind: 'another' as const, titles };
    const request = { ...requestOf(list.split(', ')), wish };
    const { text } = await kitchen.generate(request, new AbortController().signal);
    titles.push(/^# (.*)/.exec(text)?.[1] ?? '');
  }
  return titles;
}

test.each(USUAL_LISTS)('there are at least four dishes for %s', async (list) => {
  const titles = await firstTitles(list, 4);
  expect(titles.filter((title) => /^(?:That was every|Nothing here)/.test(title))).toEqual([]);
  expect(new Set(titles).size).toBe(4);
});
