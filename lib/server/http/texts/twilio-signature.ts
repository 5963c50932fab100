import { createHmac } from 'node:crypto';

/**
 * What Twilio writes into X-Twilio-Signature: base64 of HMAC-SHA1 over the address that it was told to call, followed by
 * every field of the form, sorted by name, name and value without anything between.
 */
export function twilioSignature(
  authToken: string,
  address: string,
  fields: Iterable<readonly [string, string]>,
): string {
  const sorted = [...fields].toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return createHmac('sha1', authToken)
    .update(address + sorted.flat().join(''))
    .digest('base64');
}
