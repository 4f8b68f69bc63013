export { AllergenStatements } from './AllergenStatements';
export { createRecipeCheck, noteOn } from './createRecipeCheck';
export { explainAvoided } from './explainAvoided';
