export { RequestItems } from './RequestItems';
