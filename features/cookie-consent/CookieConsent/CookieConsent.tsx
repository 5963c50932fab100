import { type ComponentType, useEffect, useState } from 'react';
import { whenWanted } from '@/components/ui/Island/when-wanted';

/** Asks once, and again when "Cookie settings" is pressed (CKB-1). All of it comes when the browser is idle. */
export function CookieConsent() {
  const [Banner, setBanner] = useState<ComponentType | null>(null);

  useEffect(() => {
    void whenWanted()
      .then(() => import('../CookieBanner/CookieBanner'))
      .then(({ CookieBanner }) => setBanner(() => CookieBanner));
  }, []);

  return Banner ? <Banner /> : null;
}
