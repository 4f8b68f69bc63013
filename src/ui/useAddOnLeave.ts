import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * The ref of a form. What a visitor has typed there is added, too, if they close its view or the
 * page without a press on its button.
 */
export function useAddOnLeave(
  add: (form: HTMLFormElement) => void,
): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  const addTo = useEffectEvent(add);
  useEffect(() => {
    const form = ref.current;
    const leave = () => form && addTo(form);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return ref;
}
