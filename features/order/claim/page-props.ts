import type { ClaimFormState } from '@/lib/contracts/claim-page';
import type { ClaimDto, ClaimsView } from '@/lib/contracts/claims';
import { claimPath } from '@/lib/account-routes';
import { orderPath } from '@/lib/routes';
import type { BookedTrader } from '../types';
import { claimModel } from './model';
import type { ClaimModel } from './types';

export type ClaimProps = { readonly model: ClaimModel; readonly trader: BookedTrader };

type Found = { readonly view: ClaimsView; readonly form: ClaimFormState | null; readonly token: string };
type Query = Readonly<Partial<Record<string, string | string[]>>>;

/** The page after a claim was made, at that claim. */
export const madeHref = (reference: string, token: string, { number }: Pick<ClaimDto, 'number'>): string =>
  `${claimPath(reference, token)}&made=${number}#claim-${number}`;

/** What the page of claims shows, and what its head says. Pure: made on the server. */
export function claimProps({ view, form, token }: Found, query: Query, trader: BookedTrader) {
  const { reference } = view;
  const hrefs = { orderHref: orderPath(reference, token), action: claimPath(reference, token) };
  const made = Number(query.made);
  const own: ClaimProps = {
    model: claimModel(view, form, { ...hrefs, made: Number.isInteger(made) ? made : null }),
    trader,
  };
  return {
    title: `${own.model.title}, order ${reference}`,
    description: 'Tell us what was damaged or went missing, and see by when we answer and what we have decided.',
    canonicalPath: claimPath(reference),
    useLayout: false,
    hideBanner: true,
    noindex: true,
    ...own,
  };
}
