import { randomUUID } from 'node:crypto';
import type { ClaimsView } from '@/lib/contracts/claims';
import { EMPTY_CLAIM_ITEM, type ClaimFormState } from '@/lib/contracts/claim-page';
import type { Problem } from '@/lib/server/platform/base/problem';
import { errorsByField } from './typed-claim';

/** Returns the form with the typed values; null where no claim can be made online. */
export function formOf({ stage, isFull }: ClaimsView, typed: Partial<ClaimFormState>): ClaimFormState | null {
  if (stage !== 'open' || isFull) return null;
  const fresh = { key: randomUUID(), rows: [EMPTY_CLAIM_ITEM], text: '', errors: {}, trouble: null };
  return { ...fresh, ...typed };
}

type Typed = Pick<ClaimFormState, 'key' | 'rows' | 'text'>;

/** Returns the form with the typed values and the reason of the refusal. */
export function refusedForm(
  { things }: Pick<ClaimsView, 'things'>,
  typed: Typed,
  { code, details }: Problem,
): Partial<ClaimFormState> {
  if (code === 'rate_limited') return { ...typed, trouble: 'limited' };
  const { key, ...fields } = details.fields ?? {};
  // The claim that was made under this key stays, and another claim needs another form.
  if (key !== undefined) return { ...typed, key: randomUUID(), trouble: 'used' };
  return { ...typed, errors: errorsByField(fields, typed.rows, things.length > 0) };
}
