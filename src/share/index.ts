export { SharePanel } from './SharePanel';
