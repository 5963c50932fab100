import styles from './CookieBanner.module.scss';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { AppLink } from '@/components/ui/AppLink';
import { Button } from '@/components/ui/Button';
import { readConsent, type Consent } from '@/lib/analytics/consent-cookie';
import { rememberConsent } from '@/lib/analytics/remember-consent';
import { ROUTES } from '@/lib/routes';

/** The links that open the question again, wherever they stand. Without script they are plain links. */
const SETTINGS = '[data-cookie-settings]';

/** A press that came before this script has led here. */
const isAskedFor = () => location.pathname + location.hash === ROUTES.cookieSettings;

/**
 * Whether the question is shown: while it has no answer, and from "Cookie settings" on. Then the focus goes to the
 * question, and back to the link after the answer.
 */
function useCookieSettings(question: RefObject<HTMLElement | null>) {
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

/** Two answers of equal weight. Shown while there is none, and when the answer is to be changed. */
export function CookieBanner({ isAtEnd }: { readonly isAtEnd?: boolean | undefined }) {
  const question = useRef<HTMLHeadingElement>(null);
  const { isOpen, close } = useCookieSettings(question);
  if (!isOpen) return null;

  function answer(consent: Consent): void {
    rememberConsent(consent);
    close();
  }
  return (
    <section className={isAtEnd ? styles.atEnd : styles.root} aria-label="Cookies">
      <div className={styles.bar}>
        <h2 className={styles.question} tabIndex={-1} ref={question}>
          Are you okay with optional cookies?
        </h2>
        <p className={styles.text}>
          They show us which pages work.{' '}
          <AppLink href={ROUTES.cookies} className={styles.link}>
            Cookie policy
          </AppLink>
        </p>
        <div className={styles.answers}>
          <Button kind="outline" size="s" onClick={() => answer('declined')}>
            Decline
          </Button>
          <Button kind="outline" size="s" onClick={() => answer('accepted')}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  );
}
