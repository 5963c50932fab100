import styles from './CookieBanner.module.scss';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { AppLink } from '@/components/ui/AppLink';
import { Button } from '@/components/ui/Button';
import { readConsent, type Consent } from '@/lib/analytics/consent-cookie';
import { rememberConsent } from '@/lib/analytics/remember-consent';
import { ROUTES } from '@/lib/routes';

/** The links that reopen the cookie question. Without script they are plain links. */
const SETTINGS = '[data-cookie-settings]';

/** Returns whether the settings link was followed before this script ran. */
const isAskedFor = () => location.pathname + location.hash === ROUTES.cookieSettings;

/** Opens the question while there is no answer, and at "Cookie settings". The focus moves there and back. */
function useCookieSettings(question: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(() => readConsent() === null || isAskedFor());
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!isAskedFor()) return;
    question.current?.focus();
    // The hash is used once: withdrawing consent reloads the page.
    history.replaceState(history.state, '', location.pathname + location.search);
  }, [question]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>(SETTINGS) : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Runs in the capture phase, before the link's own handler, which would lead to the cookie policy.
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

/** Renders the cookie question with two answers of equal weight, while there is no answer or the visitor changes it. */
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
