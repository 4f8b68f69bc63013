export { openShared } from './openShared';
export { SharePanel } from './SharePanel';
