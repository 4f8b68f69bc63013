import type { FoodLanguage } from '../FoodLanguage';
import DAIRY_AND_MEAT from './dairyAndMeat.txt?raw';
import FOODS from './foods.txt?raw';
import GRAINS from './grains.txt?raw';
import IN_TEXTS from './inTexts.txt?raw';
import PANTRY from './pantry.txt?raw';
import PLANTS from './plants.txt?raw';
import WORDS from './words.txt?raw';

export const language: FoodLanguage = {
  code: 'de',
  foods: FOODS,
  foodWords: [DAIRY_AND_MEAT, GRAINS, PLANTS, PANTRY],
  words: [WORDS],
  endings: 'n e s en er r m es em ern nen chen lein erl li'.split(' '),
  alike: /[ens]+$/,
  links: ['n', 's', 'en', 'es', 'er', 'e', 'ns'],
  particles:
    'ab an auf aus bei durch ein her herum hin nach ran raus rein rum um unter vor weiter zu'.split(
      ' ',
    ),
  beforeVerbs: ['zum', 'beim', 'das', 'dem', 'vom', 'am', 'ins', 'furs'],
  handles:
    /^(?:mit|statt|anstatt|anstelle|dazu|darauf|daruber|darin|passt|passen|spuren|mag|iss?t|(?:ver|an|auf|aus|ein|be|ab|zu|bei|unter|um)?(?:ess|servier|reich|schmeck|halt|enthalt|steh|geb|gib|nimm|nehm|fug|streu|misch|ruhr|back|koch|brat|wend|setz|tausch|kauf|greif|probier|empf|lieb|mog|brauch|notig|mach|gehor|trink|genie|garni|full|leg|wurz|fein|kombin|zicht|gieß|giess|wickel|trag|hol|tu|lass|schneid|hack|press|roll|form))/,
  orders: /n$/,
  besides: 'am ans zur beim wahrend trotz pro seit gegen wegen laut neben zwischen hinter'.split(
    ' ',
  ),
  inTexts: IN_TEXTS,
  neither: ['weder', 'noch'],
  noFood:
    /(?:ung|heit|keit|tion|tat|zeit|nis|schaft|weise|seite|probe|angabe|anweisung|anleitung|tag|abend|jahr|hitze|temperatur|stufe|schrank|ofen|tur|rand|mitte|essen|gericht|halfte|gefuhl|flache|punkt|schritt|laden|markt|land|art|gast|wunsch|fall|innen|erin|iker|ember|ktober)(?:e|en|n|s|es|er)?$/,
  pluralOf: (unit) => unit.replace(/e$/, 'en').replace(/ung$/, 'ungen'),
  respell: (word) => word.replace(/([aou])e/g, '$1'),
  // Small foods end with "-chen".
  capitalNouns: {
    verb: /(?:(?<!ch)en|eln|ern|tun)$/,
    adjective: /..(?:e[rsnm]?|s)$/,
  },
};
