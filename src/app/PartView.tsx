import type { ReactNode } from 'react';
import type { LazyPart } from '../browser/lazyPart';
import { useStore } from '../browser/store';

interface PartViewProps<Part> {
  part: LazyPart<Part>;
  /** Renders the part once it has arrived. */
  children(part: Part): ReactNode;
  /** Renders a placeholder. @param retry fetches the part again after a failure */
  meanwhile?(isMissing: boolean, retry: () => void): ReactNode;
}

/** Shows a part of the page. Until it has arrived, shows a placeholder. */
export function PartView<Part>({ part, children, meanwhile = () => null }: PartViewProps<Part>) {
  const arrived = useStore(part);
  const isMissing = useStore(part.isMissing);
  if (arrived) return children(arrived);
  return meanwhile(isMissing, () => {
    part.isMissing.set(false);
    part.preload();
  });
}
