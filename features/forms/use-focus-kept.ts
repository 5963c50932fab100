import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A button that waits for the answer is disabled and loses the focus: it gets it back when it can be pressed again. */
export function useFocusKept(form: RefObject<HTMLFormElement | null>, isSending: boolean): void {
  const lost = useRef<HTMLElement | null>(null);
  // In the same task as the button's change: the browser takes the focus away when it draws next.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (isSending) {
      lost.current = focused instanceof HTMLElement && form.current?.contains(focused) ? focused : null;
    } else {
      if (focused === null || focused === document.body || focused === lost.current) lost.current?.focus();
      lost.current = null;
    }
  }, [form, isSending]);
}
