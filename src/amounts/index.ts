export { readAmounts } from '../recipe/document/readAmounts';
export { showOvenTemperatures } from './ovenTemperatures';
export { showAmounts } from './showAmounts';
