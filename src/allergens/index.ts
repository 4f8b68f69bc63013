export { createAvoided } from '../foods/createAvoided';
export { AllergenStatements } from './AllergenStatements';
export { createListNotes } from './createListNotes';
export { createRecipeCheck } from './createRecipeCheck';
export { explainAvoided } from './explainAvoided';
