/** The languages whose durations and amounts the page reads. */
export type LanguageCode = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

type Name<Names extends string> = Names extends `${infer First} ${infer Others}`
  ? First | Name<Others>
  : Names;

/** A text for each of some names; a language may lack those of `Optional`. */
export type Lists<Names extends string, Optional extends string = never> = Record<
  Name<Names>,
  string
> &
  Partial<Record<Name<Optional>, string>>;

/** The words of one language; README.md says what each list is for. */
export type Language = LineWords & {
  code: LanguageCode;
  small: Lists<'and for with in', 'or from each little more then the whole'>;
  allergens: Lists<'heads other claims'>;
  headings: Lists<'ingredients method parts notes ready facts', 'unused'>;
  facts: Lists<'prep active cook total ready servings servingsLead servingsUnit', 'inAll'>;
  pieces: Lists<'eggs halved middle long', 'small large whole alone'>;
  amounts: Lists<
    'units ones unmeasured range of about numbers plurals halves large few rates agreeing parts',
    | 'one ofOne each unchanging irregular manyEnds beforeNoun heaped'
    | 'another counted named vague oneAtMost aims'
  > & {
    decimalSeparator: '.' | ',';
    atHand?: Lists<'half left some'>;
    columns: Lists<'amount unit food note'>;
  };
  nouns?: Lists<'not after joined ofOther counted'>;
  times: Lists<'hours minutes seconds and longer andHalf between more brief tail numbers'>;
  heat: HeatWords;
  waiting: WaitingWords;
  /** Only for a language whose foods the page knows. */
  shares?: Lists<'said unclear rest', 'apart each of'>;
};

type LineWords = Lists<
  'commonWords written served step groupLead needs choices titles openings dangling closings speaksOfItself',
  'praise greetingWords extracts references abbreviations'
> &
  Lists<'dishLeads dishTails salt equipment spoons pinches packs', 'prepared'>;

type HeatWords = Lists<
  'oven baking preheats inside insideAfter change setting at during differenceLead difference degrees',
  'cooks internal notInside'
>;

type WaitingWords = Lists<
  'doing machine resting sureLead lead leadToPass determiners rangeLead sentenceToPass',
  'commandLead modifiers leadNever following until takes lasts after afterwards'
> &
  Lists<'tailToTake tailToPass tailBefore theEnd', 'tailDeed tailSure'>;
