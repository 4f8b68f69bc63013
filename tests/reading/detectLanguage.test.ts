import { expect, it } from 'vitest';
import { detectLanguage } from '../../src/reading/languages/detectLanguage';

it.each([
  ['en', 'Heat the oil in a pan. Add the leeks and stir until they are soft.'],
  ['de', 'Das Öl in einer Pfanne erhitzen. Die Lauchringe dazugeben und mit Salz würzen.'],
  ['it', 'Scaldate l’olio in una padella. Unite i porri e cuocete con il sale per 5 minuti.'],
  ['en + de', 'Add the leeks and stir with salt. Den Lauch dazugeben und mit Salz würzen.'],
  ['hungarian', 'A hagymát a vajon megpirítjuk, a lisztet hozzáadjuk, a végén a tejet is.'],
  ['danish', 'Skær porren i skiver. Kom den i gryden, lad den simre, og server den med dem alle.'],
  [
    'norwegian',
    'Skrell potetene, del dem i biter og kok dem møre i vann. Smelt smøret i ei gryte og stek løken blank. Hell fløte over, rør godt, og la alt koke opp. Ha salt og pepper i gryta. Server suppa rykende varm, gjerne med ferskt brød, friske urter og litt revet ost på toppen. Rester holder seg noen dager i kjøleskapet, så lag gjerne mye. Pynt for gjester som kommer tidlig, legg bort noe til barna, og vask opp etterpå.',
  ],
])('a text in %s is taken for that language, or for none', (language, text) => {
  expect(detectLanguage(text)).toBe(language.length === 2 ? language : null);
});
