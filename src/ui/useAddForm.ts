import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';

/**
 * What a form takes that adds what a visitor has typed: at a press on its button, and when they
 * close its view or the page without one.
 */
export function useAddForm(add: (form: HTMLFormElement) => void) {
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
  return {
    ref,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      add(event.currentTarget);
    },
  };
}
