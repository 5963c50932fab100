import type { TwilioSettings } from '@/lib/server/kernel/config/twilio';

/** A step at the door waits for it, and a second one is never sent blindly. */
const TIMEOUT_MS = 10_000;

/** What Twilio said, without its message, which may quote the number. */
export type TwilioAnswer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** Nothing was heard, so nobody can tell whether Twilio has done what it was asked. */
export class Unheard extends Error {
  override readonly name = 'Unheard';
}

/** Of a connection that was never made: what was asked was not heard either. */
const NEVER_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** "ECONNREFUSED": what fetch hides one error deep. */
function codeOf(error: unknown): string {
  const code = (error as { readonly cause?: { readonly code?: unknown } } | null)?.cause?.code;
  return typeof code === 'string' ? code : '';
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

/** Asks the Messages of the account. Throws Unheard, or an Error when it was surely not asked. */
export async function askTwilio(
  { accountSid, authToken, origin, timeoutMs = TIMEOUT_MS }: TwilioSettings,
  { query = {}, form }: { readonly query?: Record<string, string>; readonly form?: Record<string, string> },
): Promise<TwilioAnswer> {
  const address = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json?${new URLSearchParams(query)}`, origin);
  try {
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      headers: { Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
      ...(form && { body: new URLSearchParams(form) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: parsed(await response.text()) };
  } catch (error) {
    const code = codeOf(error);
    if (NEVER_REACHED.has(code)) throw new Error(`Twilio could not be reached (${code})`);
    throw new Unheard('Twilio did not answer in time');
  }
}
