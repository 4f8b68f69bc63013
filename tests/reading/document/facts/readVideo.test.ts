import { describe, expect, it } from 'vitest';
import { readVideo } from '../../../../src/reading/document/facts/readVideo';
import { parseRecipe } from '../../../../src/reading/document/parseRecipe';
import { playerOf, videoPage } from '../../../../src/recipe/cooking/RecipeVideo';
import { growthOf, MOST_GROWTH } from '../../../support/timeOf';

const ID = 'aB3-_dE9xYz';

describe('the reader recognises a YouTube video by its address', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${ID}`, 0],
    [`https://youtube.com/watch?v=${ID}`, 0],
    [`https://music.youtube.com/watch?v=${ID}`, 0],
    [`https://www.youtube.com/watch?app=desktop&v=${ID}&list=PL1&index=2`, 0],
    [`https://www.youtube.com/embed/${ID}`, 0],
    [`https://www.youtube.com/embed/${ID}?si=x&controls=0`, 0],
    [`https://www.youtube-nocookie.com/embed/${ID}`, 0],
    [`https://www.youtube.com/shorts/${ID}`, 0],
    [`https://youtu.be/${ID}?si=AbC_123`, 0],
    [`HTTPS://WWW.YouTube.COM/watch?v=${ID}`, 0],
    [`www.youtube.com/watch?v=${ID}`, 0],
    [`youtu.be/${ID}`, 0],
    [`https://www.youtube.com/watch?v=${ID}&t=90s`, 90],
    [`https://www.youtube.com/watch?v=${ID}&t=1h2m3s`, 3_723],
    [`https://www.youtube.com/watch?v=${ID}#t=75`, 75],
    [`https://www.youtube.com/embed/${ID}?start=15&end=30`, 15],
    [`https://youtu.be/${ID}?t=42`, 42],
    [`https://youtu.be/${ID}?t=soon`, 0],
  ])('%s from second %i', (address, start) => {
    expect(readVideo(address)).toEqual({ id: ID, start });
  });
});

describe('no other address counts as a video', () => {
  it.each([
    '',
    ID,
    `v=${ID}`,
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=VIDEO_ID',
    `https://www.youtube.com/watch?v=${ID}x`,
    `https://www.youtube.com/watch?v=${ID.slice(1)}%0a`,
    `https://www.youtube.com/watch?V=${ID}`,
    `https://www.youtube.com/watch?v=short&v=${ID}`,
    `https://www.youtube.com/watch/${ID}`,
    `https://www.youtube.com/embed/${ID}/x`,
    'https://www.youtube.com/embed/videoseries?list=PL1',
    `https://www.youtube.com/@${ID}`,
    `https://www.youtube.com/redirect?q=https://youtu.be/${ID}`,
    `https://youtu.be/watch?v=${ID}`,
    `https://youtu.be/?v=${ID}`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil-youtube.com/watch?v=${ID}`,
    `https://youtube.com:443/watch?v=${ID}`,
    `https://youtube.com./watch?v=${ID}`,
    `https://evil.youtube.com/watch?v=${ID}`,
    `https://m.youtu.be/${ID}`,
    `https://user@youtube.com/watch?v=${ID}`,
    `https://youtube.com@evil.example/watch?v=${ID}`,
    `https://youtube.com%2f@evil.example/watch?v=${ID}`,
    `https://youtube.com\\@evil.example/watch?v=${ID}`,
    `https:\\\\www.youtube.com\\watch?v=${ID}`,
    `https:/www.youtube.com/watch?v=${ID}`,
    `ftp://www.youtube.com/watch?v=${ID}`,
    `javascript://www.youtube.com/watch?v=${ID}`,
    `view-source:https://www.youtube.com/watch?v=${ID}`,
    `https://ｙoutube.com/watch?v=${ID}`,
    `https://you\u200btube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?v=${ID} and more`,
    `\nhttps://www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/wa\ntch?v=${ID}`,
    `https://evil.example/?u=https://www.youtube.com/watch?v=${ID}`,
    `https://img.youtube.com/vi/${ID}/0.jpg`,
  ])('%j', (address) => {
    expect(readVideo(address)).toBeNull();
  });

  it.each(['/', 'www.', 'youtube.com/', '?', '%20', '//'])(
    'in good time, however often the address repeats %j',
    (part) => {
      const read = (times: number) => readVideo(`https://www.youtube.com/${part.repeat(times)}`);
      expect(read(20_000)).toBeNull();
      expect(growthOf(read, 2_500)).toBeLessThan(MOST_GROWTH);
    },
  );
});

it('a video is addressed for people and for its player, with its beginning', () => {
  expect(videoPage({ id: ID, start: 0 })).toBe(`https://www.youtube.com/watch?v=${ID}`);
  expect(videoPage({ id: ID, start: 90 })).toBe(`https://www.youtube.com/watch?v=${ID}&t=90s`);
  expect(playerOf({ id: ID, start: 90 })).toBe(
    `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0&start=90`,
  );
});

const videosIn = (text: string) => parseRecipe(`# Rice\n\n${text}`).videos.map(({ id }) => id);

describe('a video is found', () => {
  it.each([
    ['in plain words', `Watch youtu.be/${ID} first.`],
    ['before a full stop', `Watch youtu.be/${ID}.`],
    ['in brackets', `Watch it (youtu.be/${ID}).`],
    ['after a colon', `Video:youtu.be/${ID}`],
    ['in a link', `[Watch](https://youtu.be/${ID})`],
  ])('%s', (_, text) => {
    expect(videosIn(text)).toEqual([ID]);
  });

  it('once, however often a text names it', () => {
    expect(videosIn(`https://youtu.be/${ID}\n\nyoutu.be/${ID}`)).toEqual([ID]);
  });
});

describe('no video is found', () => {
  it.each([
    ['in the path of another site', `See evil.example/youtu.be/${ID}`],
    ['in the name of another site', `See not-youtu.be/${ID}`],
    ['in a subdomain of another site', `See evil.youtu.be/${ID}`],
    ['after a letter', `See xyoutu.be/${ID}`],
    ['in the address of an e-mail', `See me@youtu.be/${ID}`],
    ['in the words of a link to another site', `[youtu.be/${ID}](https://evil.example)`],
    ['in a picture', `![Watch](https://youtu.be/${ID})`],
    ['in a frame', `<iframe src="https://www.youtube.com/embed/${ID}"></iframe>`],
  ])('%s', (_, text) => {
    expect(videosIn(text)).toEqual([]);
  });
});
