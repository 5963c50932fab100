import { useEffect, useState } from 'react';
import { NEAR } from '@/components/ui/Island/signs';

const SIGNS = [...NEAR, 'scroll'] as const;

/** Whether somebody has done anything on the page: one that is only opened does not fetch what stands further down. */
export function useStirred(): boolean {
  const [isStirred, setStirred] = useState(false);
  useEffect(() => {
    const wake = () => setStirred(true);
    SIGNS.forEach((sign) => document.addEventListener(sign, wake));
    return () => SIGNS.forEach((sign) => document.removeEventListener(sign, wake));
  }, []);
  return isStirred;
}
