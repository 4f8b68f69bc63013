export { CheckLine } from './CheckLine';
export { createKitchenCheck } from './createKitchenCheck';
export { NeedMark } from './NeedMark';
