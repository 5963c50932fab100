import { nameAnalyticsUser } from '../analytics-queue';
import { dataLayer } from '../data-layer';

/** `phone` is international with plus, `name` is as typed. */
export type Lead = { readonly phone: string; readonly name?: string | undefined };

/** Throws where the page is not served securely. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** "+44 (7700) 900-123" gives "+447700900123". */
const asE164 = (phone: string) => `+${phone.replace(/\D/g, '')}`;

/**
 * Sends Google's tags the hashed user-provided data. The analytics service gets the hash of the number as its user id.
 */
export async function tellLead({ phone, name }: Lead): Promise<void> {
  const phoneHash = await sha256(asE164(phone));
  if (process.env.NEXT_PUBLIC_GTM_ID) {
    const first = name && (await sha256(name.trim().toLowerCase()));
    const address = first && { address: { sha256_first_name: first } };
    dataLayer().push({ event: 'lead_identified', user_data: { sha256_phone_number: phoneHash, ...address } });
  }
  if (process.env.NEXT_PUBLIC_AMPLITUDE_KEY) nameAnalyticsUser(phoneHash);
}
