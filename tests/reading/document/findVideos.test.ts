import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';

const ID = 'aB3-_dE9xYz';
const videosIn = (text: string) => parseRecipe(`# Rice\n\n${text}`).videos.map(({ id }) => id);

describe('a video is found', () => {
  it.each([
    ['in plain words', `Watch youtu.be/${ID} first.`],
    ['in plain words with a subdomain', `Watch music.youtube.com/watch?v=${ID} first.`],
    ['before a full stop', `Watch youtu.be/${ID}.`],
    ['in brackets', `Watch it (youtu.be/${ID}).`],
    ['after a colon', `Video:youtu.be/${ID}`],
    ['in a link', `[Watch](https://youtu.be/${ID})`],
    ['in a link in italics', `_[Watch](https://youtu.be/${ID})_`],
    ['in a picture', `![Watch](https://youtu.be/${ID})`],
    ['in a definition', `[Watch][1]\n\n[1]: https://youtu.be/${ID}`],
    ['in a frame', `<iframe width="1" src="https://www.youtube.com/embed/${ID}"></iframe>`],
    ['in a frame without quotes', `<iframe src=https://www.youtube.com/embed/${ID} ></iframe>`],
    [
      'in a frame with ampersands',
      `<iframe src='https://www.youtube.com/watch?a=1&amp;v=${ID}'></iframe>`,
    ],
  ])('%s', (_, text) => {
    expect(videosIn(text)).toEqual([ID]);
  });

  it('once, however often a text names it', () => {
    expect(videosIn(`https://youtu.be/${ID}\n\nyoutu.be/${ID}`)).toEqual([ID]);
  });

  it('with an underscore at its end', () => {
    expect(videosIn('https://youtu.be/aB3-dE9xYz_')).toEqual(['aB3-dE9xYz_']);
  });
});

describe('no video is found', () => {
  it.each([
    ['in the path of another site', `See evil.example/youtu.be/${ID}`],
    ['in the name of another site', `See not-youtu.be/${ID}`],
    ['in a subdomain of another site', `See evil.youtu.be/${ID}`],
    ['after a letter', `See xyoutu.be/${ID}`],
    ['after a digit', `See 1youtu.be/${ID}`],
    ['in the address of an e-mail', `See me@youtu.be/${ID}`],
    ['after an at sign', `See @youtu.be/${ID}`],
    ['in the words of a link to another site', `[youtu.be/${ID}](https://evil.example)`],
    ['in one of two frames', `<iframe src="https://youtu.be/${ID}"></iframe><iframe src="x">`],
    ['in another element', `<embed src="https://www.youtube.com/embed/${ID}">`],
    [
      'in very long markup',
      `<iframe src="https://www.youtube.com/embed/${ID}">${'x'.repeat(2_000)}</iframe>`,
    ],
  ])('%s', (_, text) => {
    expect(videosIn(text)).toEqual([]);
  });
});
