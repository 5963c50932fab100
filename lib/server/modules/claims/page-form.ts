import { makeClaim, readClaims, type ClaimDto, type ClaimsView } from '@/lib/contracts/claims';
import { OF_CLAIM, PHOTOS, type ClaimFormState, type PhotosRefused } from '@/lib/contracts/claim-page';
import { MOST_FORM_BYTES, PHOTO_REFUSALS } from '@/lib/domain/order/claim-photos';
import { getServices } from '@/lib/server/container';
import { Problem } from '@/lib/server/platform/base/problem';
import { admit } from '@/lib/server/http/admission';
import { callForPage } from '@/lib/server/http/call-for-page';
import { readForm, type SentForm } from '@/lib/server/http/multipart';
import type { OrderPageRequest } from '@/lib/server/http/orders/order-page';
import { formOf } from './form-state';
import { keepSentPhotos, refuseIfClosed } from './keep-photos';
import { sendClaimForm } from './send-form';
import { typedClaim } from './typed-claim';

/** The limit of posts of the page's forms from one address, above what a person sends photo by photo. */
const POSTS = { name: 'claimPage', perMinute: 60 };

type Page = {
  readonly view: ClaimsView;
  /** Null where no claim can be made online. */
  readonly form: ClaimFormState | null;
  /** The refused photos of those that were added to a claim. */
  readonly refused: PhotosRefused | null;
};
type Numbered = Pick<ClaimDto, 'number'>;
/** The page, or the claim that its form made or added photos to; null for a wrong reference or key. */
type Answer = Page | { readonly made: Numbered } | { readonly added: Numbered } | null;

/**
 * Answers a visit to the page of claims, or a post of one of its plain HTML forms. The forms post to the page itself,
 * because the description of a damage is longer than a cookie.
 */
export async function visitClaims(visit: OrderPageRequest): Promise<Answer> {
  const { guest, req, res } = visit;
  const page = async (typed: Partial<ClaimFormState> = {}, refused: Page['refused'] = null): Promise<Page | null> => {
    const view = await callForPage(readClaims, guest, visit);
    return view && { view, form: formOf(view, typed), refused };
  };
  const before = await page();
  if (!before || req.method !== 'POST') return before;
  const { deps } = getServices();
  try {
    const sent = await readForm(await admit(deps, POSTS, req, res), res, {
      limits: { fields: makeClaim.maxBytes, files: MOST_FORM_BYTES },
      config: deps.config,
      beforeFiles: (fields) =>
        refuseIfClosed(before.view, claimOf(fields, before.view), isSentAgain(fields, before.view)),
    });
    if (OF_CLAIM in sent.fields) {
      const number = Number(sent.fields[OF_CLAIM]);
      const text = sent.refused
        ? refusalOf(sent.refused)
        : await keepSentPhotos({ ...guest, claim: number }, sent.files, visit);
      if (text === '') return { added: { number } };
      res.statusCode = sent.refused?.status ?? 422;
      return await page({}, { claim: number, text });
    }
    if (sent.refused) {
      res.statusCode = sent.refused.status;
      return await page({ ...typedClaim(sent.fields), errors: { [PHOTOS]: refusalOf(sent.refused) } });
    }
    const answer = await sendClaimForm(before.view, sent, visit);
    if ('made' in answer) return { made: answer.made };
    res.statusCode = answer.status;
    return await page(answer.typed);
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    // The body was not read, so the page cannot show the typed values.
    res.statusCode = error.status;
    return page({ trouble: error.code === 'rate_limited' ? 'limited' : null });
  }
}

/** Returns the claim that a form's photos belong to: the one that it names or made before; null for a new form. */
function claimOf(fields: SentForm['fields'], view: ClaimsView): number | null {
  if (OF_CLAIM in fields) return Number(fields[OF_CLAIM]);
  return claimMadeBy(fields, view)?.number ?? null;
}

/** Returns the claim that the same form made in an earlier post. */
const claimMadeBy = (fields: SentForm['fields'], { claims }: ClaimsView): ClaimDto | undefined =>
  OF_CLAIM in fields ? undefined : claims.find(({ id }) => id === fields['key']);

const isSentAgain = (fields: SentForm['fields'], view: ClaimsView): boolean => claimMadeBy(fields, view) !== undefined;

/** Returns the sentence for files that were not read. */
function refusalOf({ code, details }: Problem): string {
  if (code === 'body_too_large') return PHOTO_REFUSALS.tooLarge();
  if (code === 'rate_limited') return PHOTO_REFUSALS.busy();
  return details.fields?.[PHOTOS] ?? PHOTO_REFUSALS.closed();
}
