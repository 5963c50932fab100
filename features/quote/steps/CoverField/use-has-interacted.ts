import { useEffect, useState } from 'react';
import { NEAR } from '@/components/ui/Island/hydration-triggers';

const SIGNS = [...NEAR, 'scroll'] as const;

/** Returns whether the visitor has done anything on the page. Until then the parts further down are not loaded. */
export function useStirred(): boolean {
  const [isStirred, setStirred] = useState(false);
  useEffect(() => {
    const wake = () => setStirred(true);
    SIGNS.forEach((sign) => document.addEventListener(sign, wake));
    return () => SIGNS.forEach((sign) => document.removeEventListener(sign, wake));
  }, []);
  return isStirred;
}
