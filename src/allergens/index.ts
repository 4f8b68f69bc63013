export { AllergenStatements } from './AllergenStatements';
export { createRecipeCheck, noteOn } from './createRecipeCheck';
