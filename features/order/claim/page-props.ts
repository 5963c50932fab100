import type { ClaimFormState, PhotosRefused } from '@/lib/contracts/claim-page';
import type { ClaimDto, ClaimsView } from '@/lib/contracts/claims';
import { claimPath } from '@/lib/account-routes';
import { orderPath } from '@/lib/routes';
import type { BookedTrader } from '../types';
import { claimModel } from './model';
import type { ClaimModel } from './types';

export type ClaimProps = { readonly model: ClaimModel; readonly trader: BookedTrader };

type Found = {
  readonly view: ClaimsView;
  readonly form: ClaimFormState | null;
  readonly refused: PhotosRefused | null;
  readonly token: string;
};
type Query = Readonly<Partial<Record<string, string | string[]>>>;

/** The page after a claim was made, at that claim. */
export const madeHref = (reference: string, token: string, { number }: Pick<ClaimDto, 'number'>): string =>
  `${claimPath(reference, token)}&made=${number}#claim-${number}`;

/** … after photos were added to one. */
export const addedHref = (reference: string, token: string, { number }: Pick<ClaimDto, 'number'>): string =>
  `${claimPath(reference, token)}&added=${number}#claim-${number}`;

/** The number of a claim in an address; null for none. */
const numbered = (value: string | string[] | undefined): number | null =>
  typeof value === 'string' && Number.isInteger(Number(value)) ? Number(value) : null;

/** What the page of claims shows, and what its head says. Pure: made on the server. */
export function claimProps({ view, form, refused, token }: Found, query: Query, trader: BookedTrader) {
  const { reference } = view;
  const hrefs = { orderHref: orderPath(reference, token), action: claimPath(reference, token) };
  const own: ClaimProps = {
    model: claimModel(
      { view, form, refused },
      { ...hrefs, token, made: numbered(query.made), added: numbered(query.added) },
    ),
    trader,
  };
  return {
    title: `${own.model.title}, order ${reference}`,
    description: 'Tell us what was damaged or went missing, and see when we will answer and what we have decided.',
    canonicalPath: claimPath(reference),
    useLayout: false,
    hideBanner: true,
    noindex: true,
    ...own,
  };
}
