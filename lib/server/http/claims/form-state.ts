import { randomUUID } from 'node:crypto';
import type { ClaimsView } from '@/lib/contracts/claims';
import { EMPTY_CLAIM_ITEM, type ClaimFormState } from '@/lib/contracts/claim-page';
import type { Problem } from '@/lib/server/kernel/base/problem';
import { errorsByField } from './typed-claim';

/** The form with what was typed; null where no claim can be made online. */
export function formOf({ stage, isFull }: ClaimsView, typed: Partial<ClaimFormState>): ClaimFormState | null {
  if (stage !== 'open' || isFull) return null;
  const fresh = { key: randomUUID(), rows: [EMPTY_CLAIM_ITEM], text: '', errors: {}, trouble: null };
  return { ...fresh, ...typed };
}

type Typed = Pick<ClaimFormState, 'key' | 'rows' | 'text'>;

/** What was typed, with why it was refused. */
export function refusedForm(
  { things }: Pick<ClaimsView, 'things'>,
  typed: Typed,
  { code, details }: Problem,
): Partial<ClaimFormState> {
  if (code === 'rate_limited') return { ...typed, trouble: 'limited' };
  const { key, ...fields } = details.fields ?? {};
  // What was sent under this key stays: another claim is another form.
  if (key !== undefined) return { ...typed, key: randomUUID(), trouble: 'used' };
  return { ...typed, errors: errorsByField(fields, typed.rows, things.length > 0) };
}
