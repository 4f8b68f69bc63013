import { expect, it } from 'vitest';
import { refusal } from '../../../../src/wire/connections/call/serverWords';

it.each([
  ['ends with JSON', 'Error 429: {"error": {"message": "Slow down."}}', 'Slow down.'],
  [
    'quotes the request',
    'The input {"message": "eggs"} is wrong',
    'The input {"message": "eggs"} is wrong',
  ],
  [
    'is a web page',
    '<html><title>One moment</title><script>a={"message":"cf"}</script></html>',
    'One moment',
  ],
])('the page quotes a server whose text %s', (_, text, said) => {
  expect(refusal(text, 500).message).toBe(`Failed to perform inference: ${said}`);
});
