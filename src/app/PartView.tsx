import type { ReactNode } from 'react';
import type { LazyPart } from '../browser/lazyPart';
import { useStore } from '../browser/store';

interface PartViewProps<Part> {
  part: LazyPart<Part>;
  /** Renders the part once it is there. */
  children(part: Part): ReactNode;
  /** Renders what stands in for it. @param retry fetches it again, after it could not be fetched */
  meanwhile?(isMissing: boolean, retry: () => void): ReactNode;
}

/** Shows a part of the page, or that it is on its way, or that it could not be fetched. */
export function PartView<Part>({ part, children, meanwhile = () => null }: PartViewProps<Part>) {
  const arrived = useStore(part);
  const isMissing = useStore(part.isMissing);
  if (arrived) return children(arrived);
  return meanwhile(isMissing, () => {
    part.isMissing.set(false);
    part.preload();
  });
}
