import { type ComponentType, useEffect, useState } from 'react';
import { whenWanted } from '@/components/ui/HydrateLater/when-wanted';
import type { CookieBannerProps } from '../CookieBanner/CookieBanner';

/** Asks once, and again when "Cookie settings" is pressed (CKB-1). All of it comes when the browser is idle. */
export function CookieConsent(props: CookieBannerProps) {
  const [Banner, setBanner] = useState<ComponentType<CookieBannerProps> | null>(null);

  useEffect(() => {
    void whenWanted()
      .then(() => import('../CookieBanner/CookieBanner'))
      .then(({ CookieBanner }) => setBanner(() => CookieBanner));
  }, []);

  return Banner ? <Banner {...props} /> : null;
}
