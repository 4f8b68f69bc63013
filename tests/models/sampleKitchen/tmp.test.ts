import { test } from 'vitest';
import { createSampleKitchen } from '../../../src/models/sampleKitchen/createSampleKitchen';
import { requestOf } from '../../support/requestOf';
import { USUAL_LISTS } from './usualLists';
test('x', async () => {
  let ok = 0; let out='';
  for (const list of USUAL_LISTS) {
    const kitchen = createSampleKitchen();
    const titles: string[] = [];
    for (let i = 0; i < 12; i++) {
      const { text } = await kitchen.generate({...requestOf(list.split(', ')), wish: {kind:'another', titles: [...titles]}}, new AbortController().signal);
      const t = /^# (.*)/.exec(text)?.[1] ?? '';
      if (/^That was every/.test(t)) break;
      titles.push(t);
    }
    if (titles.length >= 4) ok++;
    out += `${titles.length} ${list}: ${titles.join(' | ')}\n`;
  }
  console.log(`${out}\n${ok} of 40`);
});
