import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const EVENTS = ['focusin', 'pointerdown', 'keydown', 'input', 'submit'] as const;
const TEXT_TYPES: readonly string[] = ['text', 'email', 'tel', 'search', 'url', 'number', 'password', 'textarea'];

/** Returns the fields whose value React does not know. React writes every value that it sets into the attribute too. */
const silentlyFilled = (form: HTMLFormElement, except: EventTarget | null): readonly TextControl[] =>
  [...form.querySelectorAll<TextControl>('input[name], textarea[name]')].filter(
    (field) => TEXT_TYPES.includes(field.type) && field !== except && field.value !== field.defaultValue,
  );

/** Sends the event that typing would send. The old value is set first, so that React sees a difference. */
function announce(field: TextControl, value: string): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Passes on values that a password manager set without an event, because the next render would empty those fields. */
export function useSilentFill(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    let isAnnouncing = false;
    const look = ({ type, target }: Event) => {
      if (!form.current || isAnnouncing) return;
      // All values are read first, because the render after the first event empties the other fields.
      const filled = silentlyFilled(form.current, type === 'input' ? target : null).map(
        (field) => [field, field.value] as const,
      );
      isAnnouncing = true;
      for (const [field, value] of filled) flushSync(() => announce(field, value));
      isAnnouncing = false;
    };
    for (const type of EVENTS) document.addEventListener(type, look, true);
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, look, true);
    };
  }, [form]);
}
