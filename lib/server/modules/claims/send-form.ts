import { dropClaimPhoto, makeClaim, type ClaimDto, type ClaimsView } from '@/lib/contracts/claims';
import { DROP_PHOTO, EMPTY_CLAIM_ITEM, ONE_MORE, PHOTOS, type ClaimFormState } from '@/lib/contracts/claim-page';
import { MOST_CLAIM_ITEMS } from '@/lib/domain/order/claim';
import { Problem } from '@/lib/server/platform/base/problem';
import { validate } from '@/lib/server/platform/validate/validate';
import { postForPage } from '@/lib/server/http/call-for-page';
import type { SentForm } from '@/lib/server/http/multipart';
import type { OrderPageRequest } from '@/lib/server/http/orders/order-page';
import { refusedForm } from './form-state';
import { keepSentPhotos } from './keep-photos';
import { claimedItem, filledRows, typedClaim } from './typed-claim';

/** The claim, or the form to show again, with its HTTP status. */
type Outcome = { readonly made: ClaimDto } | { readonly typed: Partial<ClaimFormState>; readonly status: number };

/**
 * Handles the form of a claim. Photos are stored first, so that they survive an error in another field. While a photo
 * is refused, no claim is made. The buttons that add a row or remove a photo lead back to the form.
 */
export async function sendClaimForm(
  view: ClaimsView,
  { fields, files }: SentForm,
  visit: OrderPageRequest,
): Promise<Outcome> {
  const typed = typedClaim(fields);
  try {
    // A form that is posted again belongs to the claim that it made.
    const claim = view.claims.find(({ id }) => id === typed.key)?.number ?? null;
    const said = await keepSentPhotos({ ...visit.guest, claim }, files, visit);
    const photos: ClaimFormState['errors'] = said === '' ? {} : { [PHOTOS]: said };
    const status = said === '' ? 200 : 422;
    if (ONE_MORE in fields) {
      const rows = [...typed.rows, EMPTY_CLAIM_ITEM].slice(0, MOST_CLAIM_ITEMS);
      return { typed: { ...typed, rows, errors: photos }, status };
    }
    if (DROP_PHOTO in fields) {
      await postForPage(dropClaimPhoto, { ...visit.guest, id: String(fields[DROP_PHOTO]) }, visit);
      return { typed: { ...typed, errors: photos }, status };
    }
    return await send({ typed, view, photos }, visit);
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return { typed: refusedForm(view, typed, error), status: error.status };
  }
}

type Filled = {
  readonly typed: Pick<ClaimFormState, 'key' | 'rows' | 'text'>;
  readonly view: ClaimsView;
  /** The errors of the form's photos. */
  readonly photos: ClaimFormState['errors'];
};

async function send({ typed, view, photos }: Filled, visit: OrderPageRequest): Promise<Outcome> {
  const filled = { ...typed, rows: filledRows(typed.rows) };
  try {
    const asked = { ...visit.guest, key: typed.key, items: filled.rows.map(claimedItem), text: typed.text };
    if (PHOTOS in photos) {
      await validate(makeClaim.request, asked);
      return { typed: { ...filled, errors: photos }, status: 422 };
    }
    return { made: await postForPage(makeClaim, asked, visit) };
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const { errors, ...refused } = refusedForm(view, filled, error);
    return { typed: { ...refused, errors: { ...errors, ...photos } }, status: error.status };
  }
}
