import { useRef } from 'react';
import { AppLink } from '@/components/ui/AppLink/AppLink';
import { Button } from '@/components/ui/Button/Button';
import type { Consent } from '@/lib/analytics/consent-cookie';
import { rememberConsent } from '@/lib/analytics/remember-consent';
import { ROUTES } from '@/lib/routes';
import { useCookieSettings } from '../use-cookie-settings';
import styles from './CookieBanner.module.scss';

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
