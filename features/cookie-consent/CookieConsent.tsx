import { type ComponentType, useEffect, useState } from 'react';
import { whenWanted } from '@/components/ui/Island/hydration-triggers';

type CookieConsentProps = {
  /** Whether the question stands at the end of the page. It is asked there only if consent is opt-in. */
  readonly isAtEnd?: boolean | undefined;
};

/**
 * Renders the cookie question once, and again at "Cookie settings" (CKB-1). Its code loads when the browser is idle.
 */
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
