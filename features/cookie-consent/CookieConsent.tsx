import { type ComponentType, useEffect, useState } from 'react';
import { whenWanted } from '@/components/ui/Island/when-wanted';

type CookieConsentProps = {
  /** The question stands at the end of the page and covers nothing. It is asked only where consent is opt-in. */
  readonly isAtEnd?: boolean | undefined;
};

/** Asks once, and again when "Cookie settings" is pressed (CKB-1). All of it comes when the browser is idle. */
export function CookieConsent({ isAtEnd }: CookieConsentProps) {
  const [Banner, setBanner] = useState<ComponentType<CookieConsentProps> | null>(null);

  useEffect(() => {
    if (isAtEnd && process.env.NEXT_PUBLIC_CONSENT_MODE !== 'opt-in') return;
    void whenWanted()
      .then(() => import('./CookieBanner'))
      .then(({ CookieBanner }) => setBanner(() => CookieBanner));
  }, [isAtEnd]);

  return Banner ? <Banner isAtEnd={isAtEnd} /> : null;
}
