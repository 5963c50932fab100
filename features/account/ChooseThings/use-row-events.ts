import { useEffect, useRef } from 'react';

type RowEvents = {
  /** One of the row's fields has the focus, or has it no more. */
  readonly onPoint: (isPointed: boolean) => void;
  /** Enter in one of them, which in a form would send it. */
  readonly onEnter: (field: HTMLInputElement) => void;
};

/** What happens in the fields of a row, noticed at the row: which fields there are is not its matter. */
export function useRowEvents(events: RowEvents) {
  const row = useRef<HTMLLIElement>(null);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const point = () => latest.current.onPoint(true);
    const leave = () => latest.current.onPoint(false);
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      latest.current.onEnter(event.target);
    };
    element.addEventListener('focusin', point);
    element.addEventListener('focusout', leave);
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('focusin', point);
      element.removeEventListener('focusout', leave);
      element.removeEventListener('keydown', press);
    };
  }, []);
  return row;
}
