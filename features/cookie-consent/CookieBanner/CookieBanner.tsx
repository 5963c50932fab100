import { AppLink } from '@/components/ui/AppLink/AppLink';
import { Button } from '@/components/ui/Button/Button';
import type { Consent } from '../consent-cookie';
import { rememberConsent } from '../remember-consent';
import styles from './CookieBanner.module.scss';

export type CookieBannerProps = { readonly policyHref: string; readonly onAnswered: (consent: Consent) => void };

/** Two answers of equal weight. */
export function CookieBanner({ policyHref, onAnswered }: CookieBannerProps) {
  function answer(consent: Consent): void {
    rememberConsent(consent);
    onAnswered(consent);
  }
  return (
    <section className={styles.root} aria-label="Cookies">
      <div className={styles.bar}>
        <h2 className={styles.question}>Are you okay with optional cookies?</h2>
        <p className={styles.text}>
          They show us which pages work.{' '}
          <AppLink href={policyHref} className={styles.link}>
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
