import { expect, it } from 'vitest';
import { plainLines } from '../../../src/reading/lines/json/layOutData';
import { decodeReferences } from '../../../src/reading/lines/text/knownLetters';

it.each([
  ['&frac12; cup &amp; &#189; tsp &#xBD; &#XbD;', '½ cup & ½ tsp ½ ½'],
  ['&lt;b&gt; &quot;&apos;&deg;C&rsquo;', '<b> "\'°C’'],
  // Old pages omit the semicolon, and number characters as Windows does.
  ['1&nbsp cup at 180&deg C, &frac14 tsp', '1\u00a0 cup at 180° C, ¼ tsp'],
  ['Grandma&#146;s pie &#150 the best', 'Grandma’s pie – the best'],
  ['&#0; &#xD800; &#x110000; &#99999999999;', '\ufffd \ufffd \ufffd \ufffd'],
  [
    'mac & cheese, R&D, ?a=1&b=2&rarr &nosuchname; &',
    'mac & cheese, R&D, ?a=1&b=2&rarr &nosuchname; &',
  ],
  ['&amp;lt;', '&lt;'],
])('%j reads as %j', (text, read) => {
  expect(decodeReferences(text)).toBe(read);
});

it('a text of a page that is escaped again and again is read three times', () => {
  expect(plainLines('&amp;amp;amp;lt;')).toEqual(['&lt;']);
});
