import { type ComponentType, useEffect, useState } from 'react';
import { readConsent } from '../consent-cookie';
import type { CookieBannerProps } from '../CookieBanner/CookieBanner';

type CookieConsentProps = { readonly policyHref: string };

/** Safari has no requestIdleCallback. */
function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(run, 200);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 3000 });
  return () => window.cancelIdleCallback(handle);
}

/** Asks once (CKB-1). The banner's code is fetched when the browser is idle, and only where no answer is remembered. */
export function CookieConsent({ policyHref }: CookieConsentProps) {
  const [Banner, setBanner] = useState<ComponentType<CookieBannerProps> | null>(null);

  useEffect(() => {
    if (readConsent(document.cookie)) return;
    return whenIdle(() => {
      void import('../CookieBanner/CookieBanner').then(({ CookieBanner }) => setBanner(() => CookieBanner));
    });
  }, []);

  return Banner ? <Banner policyHref={policyHref} onAnswered={() => setBanner(null)} /> : null;
}
