import { type RefObject, useEffect, useRef, useState } from 'react';
import { readConsent } from '@/lib/analytics/consent-cookie';
import { ROUTES } from '@/lib/routes';

/** The links that open the question again, wherever they stand. Without script they are plain links. */
const SETTINGS = '[data-cookie-settings]';

/** A press that came before this script has led here. */
const isAskedFor = () => location.pathname + location.hash === ROUTES.cookieSettings;

/**
 * Whether the question is shown: while it has no answer, and from "Cookie settings" on. Then the focus goes to the
 * question, and back to the link after the answer.
 */
export function useCookieSettings(question: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(() => readConsent() === null || isAskedFor());
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!isAskedFor()) return;
    question.current?.focus();
    // Asked once: withdrawing loads the page anew.
    history.replaceState(history.state, '', location.pathname + location.search);
  }, [question]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>(SETTINGS) : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Before the link itself hears of it, which would lead to the policy.
      event.preventDefault();
      opener.current = link;
      setOpen(true);
      question.current?.focus();
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [question]);

  useEffect(() => {
    if (isOpen && opener.current) question.current?.focus();
  }, [isOpen, question]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
    opener.current = null;
  };
  return { isOpen, close };
}
