/** What later features use of this one. */
export { findBrowserModel } from './findBrowserModel';
export { sampleKitchen } from './sampleKitchen/sampleKitchen';
