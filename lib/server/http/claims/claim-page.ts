import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeClaim, type ClaimDto, type ClaimsView } from '@/lib/contracts/claims';
import { EMPTY_CLAIM_ITEM, ONE_MORE, type ClaimFormState } from '@/lib/contracts/claim-page';
import { MOST_CLAIM_ITEMS } from '@/lib/domain/order/claim';
import type { Services } from '@/lib/server/container';
import { Problem } from '@/lib/server/kernel/base/problem';
import { limitAddress } from '@/lib/server/kernel/limits/limits';
import { validate } from '@/lib/server/kernel/validate/validate';
import { readFields } from '../body';
import { isAllowedOrigin } from '../origin';
import { claimedItem, errorsByField, filledRows, typedClaim, type Fields } from './typed-claim';

type Asked = { readonly reference: string; readonly token: string };
type Page = {
  readonly view: ClaimsView;
  readonly token: string;
  /** Null where no claim can be made online. */
  readonly form: ClaimFormState | null;
};
/** The page, or the claim that its form has made; null for a wrong reference or key. */
type Answer = Page | { readonly made: ClaimDto; readonly token: string } | null;

/**
 * A visit to the page of claims, or a post of its form: a form of plain HTML, sent to the page itself, because what is
 * told of a damage is longer than what a cookie keeps. Whoever is signed in needs no key for an order of theirs.
 */
export async function visitClaims(
  services: Pick<Services, 'accounts' | 'claims' | 'deps'>,
  asked: Asked,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answer> {
  const { accounts, claims, deps } = services;
  const token = asked.token || ((await accounts.ownerKey(asked.reference, request)) ?? '');
  const view = await claims.view(asked.reference, token);
  if (!view) return null;
  const page = { view, token };
  if (request.method !== 'POST') return { ...page, form: formOf(view, {}) };
  if (!isAllowedOrigin(request, deps.config)) {
    response.statusCode = 403;
    return { ...page, form: formOf(view, {}) };
  }
  const fields = await sentFields(request);
  if (!fields) return { ...page, form: formOf(view, {}) };
  const typed = typedClaim(fields);
  if (ONE_MORE in fields) {
    const rows = [...typed.rows, EMPTY_CLAIM_ITEM].slice(0, MOST_CLAIM_ITEMS);
    return { ...page, form: formOf(view, { ...typed, rows }) };
  }
  const rows = filledRows(typed.rows);
  try {
    await limitAddress(deps, makeClaim, request);
    const sent = { reference: view.reference, token, key: typed.key, items: rows.map(claimedItem), text: typed.text };
    return { made: await claims.make(await validate(makeClaim.request, sent)), token };
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    response.statusCode = error.status;
    return { ...page, form: refused(view, { ...typed, rows }, error) };
  }
}

function refused(view: ClaimsView, typed: Pick<ClaimFormState, 'key' | 'rows' | 'text'>, { code, details }: Problem) {
  if (code === 'rate_limited') return formOf(view, { ...typed, trouble: 'limited' });
  const { key, ...fields } = details.fields ?? {};
  // What was sent under this key stays: another claim is another form.
  if (key !== undefined) return formOf(view, { ...typed, key: randomUUID(), trouble: 'used' });
  return formOf(view, { ...typed, errors: errorsByField(fields, typed.rows, view.things.length > 0) });
}

function formOf({ stage, isFull }: ClaimsView, typed: Partial<ClaimFormState>): ClaimFormState | null {
  if (stage !== 'open' || isFull) return null;
  const fresh = { key: randomUUID(), rows: [EMPTY_CLAIM_ITEM], text: '', errors: {}, trouble: null };
  return { ...fresh, ...typed };
}

/** Null for what is no form, or far too large. */
async function sentFields(request: IncomingMessage): Promise<Fields | null> {
  try {
    return await readFields(request, makeClaim.maxBytes);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
