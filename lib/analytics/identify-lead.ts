import { mayUseOptional } from './consent';
import type { Lead } from './services/tell-lead';

/** Sends a lead that asked for a call to the optional services (CBK-5), as hashes. Never throws, never waits. */
export function identifyLead(enquiry: Lead): void {
  if (process.env.NEXT_PUBLIC_GTM_ID || process.env.NEXT_PUBLIC_AMPLITUDE_KEY) {
    if (!mayUseOptional()) return;
    void import('./services/tell-lead').then(({ tellLead }) => tellLead(enquiry)).catch(() => undefined);
  }
}
