import { expect, it } from 'vitest';
import { writtenReferences } from '../../scripts/build/characterReferences';

it('a built page reads the names of characters that recipes and pages use', () => {
  expect(writtenReferences()).toMatchObject({
    amp: '&',
    nbsp: '\u00a0',
    frac13: '⅓',
    deg: '°',
    eacute: 'é',
    inodot: 'ı',
    scaron: 'š',
    rsquo: '’',
    hellip: '…',
    euro: '€',
    rarr: '→',
    check: '✓',
    starf: '★',
    fflig: 'ﬀ',
    lowbar: '_',
    zwnj: '\u200c',
  });
});

it('a built page knows no names of symbols of mathematics', () => {
  const table = writtenReferences();
  expect(table).not.toHaveProperty('CounterClockwiseContourIntegral');
  expect(JSON.stringify(table).length).toBeLessThan(12_000);
});
