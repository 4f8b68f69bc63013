/** What `src/app` and later features use of this one. */
export { sampleKitchen } from './sampleKitchen/sampleKitchen';
