import type { ComponentProps, ReactNode } from 'react';
import { BrowserModelOffer } from './BrowserModelOffer';
import { ModelOffer } from './ModelOffer';

/**
 * Offers another model in place of one that nobody serves.
 *
 * @param isHosts whether the host pays for the model in use: then only the browser's own can replace it
 */
export function offerModels(isHosts: boolean, props: ComponentProps<typeof ModelOffer>): ReactNode {
  return isHosts ? <BrowserModelOffer {...props} /> : <ModelOffer {...props} />;
}
