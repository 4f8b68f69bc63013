/** The rest of `src` uses only these. README.md says what they promise. */

// Amounts

export { amountWords } from './quantities/amountWords';
export type { Heat, Temperature } from './quantities/heatIn';
export { heatIn } from './quantities/heatIn';
export { agreeing, inflect } from './quantities/plurals';
export type { Quantity } from './quantities/quantities';
export type { Amount } from './quantities/readAmounts';
export { readAmounts } from './quantities/readAmounts';
export { readAtHand } from './quantities/readAtHand';
export { readIngredient } from './quantities/readIngredient';
export type { FoodAmount, SaidPart } from './quantities/readStep';
export { readStep } from './quantities/readStep';
export type { Span } from './quantities/units';
export { convertUnit, kindOfUnit } from './quantities/units';

// Languages

export { languagesIn } from './languages/detectLanguage';
export type { LanguageCode } from './languages/Language';
export { pageLanguage } from './languages/pageLanguage';

// A recipe

export type { Video } from './document/facts/readVideo';
export type { SeenWords } from './document/markdown/seenWords';
export { seenWords } from './document/markdown/seenWords';
export type {
  AmountPlace,
  BoxMark,
  NodeMark,
  Reading,
  ReadNodes,
  ReadStep,
  TimeMark,
  WordsMark,
} from './document/marks/Reading';
export { readText } from './document/marks/readText';
export { parseRecipe, titleOf } from './document/parseRecipe';
export type {
  Ingredient,
  IngredientGroup,
  RecipeDocument,
  Servings,
  Step,
} from './document/RecipeDocument';
export { plainWords, saysWords } from './document/said';

// Pastes, files and answers

export type { AnswerBeginning } from './lines/answer/layOutAnswer';
export { layOutAnswer, layOutBeginning } from './lines/answer/layOutAnswer';
export type { CopyMarks } from './lines/compare/compareCopy';
export { compareCopy } from './lines/compare/compareCopy';
export type {
  Doubt,
  DoubtCode,
  FoundRecipe,
  Proposal,
  Refusal,
  RefusalCode,
} from './lines/FoundRecipe';
export type { DataReader } from './lines/fetchDataReader';
export { fetchDataReader } from './lines/fetchDataReader';
export { fieldOf, readField } from './lines/field';
export { parseJson } from './lines/json/parseJson';
export { linesOutside } from './lines/outside';
export { documentsIn } from './lines/readDocument';
export { withoutFormulas } from './lines/text/withoutFormulas';
export type { LineAround, SourceLine } from './lines/textAround';
export { textAround } from './lines/textAround';
export { readPastedList } from './lists/readPastedList';
