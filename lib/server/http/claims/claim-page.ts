import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeClaim, type ClaimDto, type ClaimsView } from '@/lib/contracts/claims';
import { OF_CLAIM, PHOTOS, type ClaimFormState, type PhotosRefused } from '@/lib/contracts/claim-page';
import { MOST_FORM_BYTES, PHOTO_REFUSALS } from '@/lib/domain/order/claim-photos';
import type { Services } from '@/lib/server/container';
import { Problem } from '@/lib/server/kernel/base/problem';
import { admit } from '../admission';
import { readForm, type SentForm } from '../multipart';
import { formOf } from './form-state';
import { keepSentPhotos, refuseIfClosed } from './keep-photos';
import { sendClaimForm } from './send-form';
import { typedClaim } from './typed-claim';

/** Posts of the page's forms from one address: above what a person sends, photo by photo. */
const POSTS = { name: 'claimPage', perMinute: 60 };

type Asked = { readonly reference: string; readonly token: string };
type Page = {
  readonly view: ClaimsView;
  readonly token: string;
  /** Null where no claim can be made online. */
  readonly form: ClaimFormState | null;
  /** What was not taken of the photos that were added to a claim. */
  readonly refused: PhotosRefused | null;
};
type Numbered = Pick<ClaimDto, 'number'>;
/** The page, or the claim that its form has made or that photos were added to; null for a wrong reference or key. */
type Answer =
  | Page
  | { readonly made: Numbered; readonly token: string }
  | { readonly added: Numbered; readonly token: string }
  | null;

/**
 * A visit to the page of claims, or a post of one of its forms: forms of plain HTML, sent to the page itself, because
 * what is told of a damage is longer than what a cookie keeps. Whoever is signed in needs no key for an order of theirs.
 */
export async function visitClaims(
  services: Pick<Services, 'accounts' | 'claims' | 'deps'>,
  { reference, token: given }: Asked,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answer> {
  const { accounts, claims, deps } = services;
  const token = given || ((await accounts.ownerKey(reference, request)) ?? '');
  const own = { reference, token };
  const page = async (typed: Partial<ClaimFormState> = {}, refused: Page['refused'] = null): Promise<Page | null> => {
    const view = await claims.view(reference, token);
    return view && { view, token, form: formOf(view, typed), refused };
  };
  const before = await page();
  if (!before || request.method !== 'POST') return before;
  try {
    const admitted = await admit(deps, POSTS, request, response);
    const sent = await readForm(admitted, response, {
      limits: { fields: makeClaim.maxBytes, files: MOST_FORM_BYTES },
      config: deps.config,
      beforeFiles: (fields) =>
        refuseIfClosed(services, {
          ...{ ...own, claim: claimOf(fields, before.view) },
          isSentAgain: claimMadeBy(fields, before.view) !== undefined,
        }),
    });
    if (OF_CLAIM in sent.fields) {
      const number = Number(sent.fields[OF_CLAIM]);
      const text = sent.refused
        ? refusalOf(sent.refused)
        : await keepSentPhotos(services, { ...own, claim: number }, sent.files, request);
      if (text === '') return { added: { number }, token };
      response.statusCode = sent.refused?.status ?? 422;
      return await page({}, { claim: number, text });
    }
    if (sent.refused) {
      response.statusCode = sent.refused.status;
      return await page({ ...typedClaim(sent.fields), errors: { [PHOTOS]: refusalOf(sent.refused) } });
    }
    const answer = await sendClaimForm(services, { ...own, view: before.view }, sent, request);
    if ('made' in answer) return { made: answer.made, token };
    response.statusCode = answer.status;
    return await page(answer.typed);
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    // The body was not read, so nothing of what was typed can be shown.
    response.statusCode = error.status;
    return page({ trouble: error.code === 'rate_limited' ? 'limited' : null });
  }
}

/** Returns where the photos of a form belong: to the claim that it names, that it has made before, or to the form. */
function claimOf(fields: SentForm['fields'], view: ClaimsView): number | null {
  if (OF_CLAIM in fields) return Number(fields[OF_CLAIM]);
  return claimMadeBy(fields, view)?.number ?? null;
}

/** Returns the claim that the same claim form made when it was sent before. */
const claimMadeBy = (fields: SentForm['fields'], { claims }: ClaimsView): ClaimDto | undefined =>
  OF_CLAIM in fields ? undefined : claims.find(({ id }) => id === fields['key']);

/** Returns the sentence for files that were not read. */
function refusalOf({ code, details }: Problem): string {
  if (code === 'body_too_large') return PHOTO_REFUSALS.tooLarge();
  if (code === 'rate_limited') return PHOTO_REFUSALS.busy();
  return details.fields?.[PHOTOS] ?? PHOTO_REFUSALS.closed();
}
