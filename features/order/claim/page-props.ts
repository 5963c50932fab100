import type { ClaimFormState, PhotosRefused } from '@/lib/contracts/claim-page';
import type { ClaimDto, ClaimsView } from '@/lib/contracts/claims';
import { claimPath } from '@/lib/account-routes';
import { orderPath } from '@/lib/routes';
import { claimModel } from './model';

type Guest = { readonly reference: string; readonly token: string };
type Numbered = Pick<ClaimDto, 'number'>;
type Found = {
  readonly view: ClaimsView;
  readonly form: ClaimFormState | null;
  readonly refused: PhotosRefused | null;
};
type Query = Readonly<Partial<Record<string, string | string[]>>>;

/** The page after a claim was made, at that claim. */
export const madeHref = ({ reference, token }: Guest, { number }: Numbered): string =>
  `${claimPath(reference, token)}&made=${number}#claim-${number}`;

/** The page after photos were added to a claim, at that claim. */
export const addedHref = ({ reference, token }: Guest, { number }: Numbered): string =>
  `${claimPath(reference, token)}&added=${number}#claim-${number}`;

/** The number of a claim in an address; null for none. */
const numbered = (value: string | string[] | undefined): number | null =>
  typeof value === 'string' && Number.isInteger(Number(value)) ? Number(value) : null;

/** What the page of claims shows, and what its head says. Pure: made on the server. */
export function claimProps({ view, form, refused }: Found, token: string, query: Query) {
  const { reference } = view;
  const hrefs = { orderHref: orderPath(reference, token), action: claimPath(reference, token) };
  const model = claimModel(
    { view, form, refused },
    { ...hrefs, token, made: numbered(query.made), added: numbered(query.added) },
  );
  return {
    title: `${model.title}, order ${reference}`,
    description: 'Tell us what was damaged or went missing, and see when we will answer and what we have decided.',
    canonicalPath: claimPath(reference),
    model,
  };
}
