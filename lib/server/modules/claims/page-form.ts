import { randomUUID } from 'node:crypto';
import {
  dropClaimPhoto,
  makeClaim,
  readClaims,
  sendClaimPhoto,
  type ClaimDto,
  type ClaimsView,
} from '@/lib/contracts/claims';
import type { ResponseOf } from '@/lib/contracts/endpoint';
import * as claimRules from '@/lib/domain/claims/claims';
import { getServices } from '@/lib/server/container';
import { callForPage, postForPage } from '@/lib/server/modules/api/call-for-page';
import type { OrderPageRequest } from '@/lib/server/modules/orders/order-page';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { admitRequest } from '@/lib/server/platform/http/admission';
import type { Exchange } from '@/lib/server/platform/http/api-handler';
import { readForm, type SentForm } from '@/lib/server/platform/http/multipart';
import { validate } from '@/lib/server/platform/validate/validate';

/** The limit of posts from one address, above what a person sends photo by photo. */
const POSTS = { name: 'claimPage', perMinute: 60 };

type Page = {
  readonly view: ClaimsView;
  /** Null where no claim can be made online. */
  readonly form: claimRules.ClaimFormState | null;
  readonly refused: claimRules.PhotosRefused | null;
};
type Numbered = Pick<ClaimDto, 'number'>;
/** The page, or the claim that was made or got photos. Null for a wrong reference or key. */
type Answer = Page | { readonly made: Numbered } | { readonly added: Numbered } | null;

/**
 * Answers a visit to the page of claims, or a post of one of its forms. The forms post to the page itself, because the
 * description of a damage is longer than a cookie.
 */
export async function visitClaims(visit: OrderPageRequest): Promise<Answer> {
  const { guest, req, res } = visit;
  const page = async (
    typed: Partial<claimRules.ClaimFormState> = {},
    refused: Page['refused'] = null,
  ): Promise<Page | null> => {
    const view = await callForPage(readClaims, guest, visit);
    return view && { view, form: formOf(view, typed), refused };
  };
  const before = await page();
  if (!before || req.method !== 'POST') return before;
  const { deps } = getServices();
  try {
    const sent = await readForm(await admitRequest(deps, POSTS, req, res), res, {
      limits: { fields: makeClaim.maxBytes, files: claimRules.MOST_FORM_BYTES },
      config: deps.config,
      beforeFiles: (fields) => refuseIfClosed(before.view, fields),
    });
    if (claimRules.OF_CLAIM in sent.fields) {
      const number = Number(sent.fields[claimRules.OF_CLAIM]);
      const text = sent.refused
        ? refusalOf(sent.refused)
        : await keepSentPhotos({ ...guest, claim: number }, sent.files, visit);
      if (text === '') return { added: { number } };
      res.statusCode = sent.refused?.status ?? 422;
      return await page({}, { claim: number, text });
    }
    if (sent.refused) {
      res.statusCode = sent.refused.status;
      return await page({ ...typedClaim(sent.fields), errors: { [claimRules.PHOTOS]: refusalOf(sent.refused) } });
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

/** Returns the claim that the form names or made before; null for a new form. */
function claimOf(fields: SentForm['fields'], view: ClaimsView): number | null {
  if (claimRules.OF_CLAIM in fields) return Number(fields[claimRules.OF_CLAIM]);
  return claimMadeBy(fields, view)?.number ?? null;
}

const claimMadeBy = (fields: SentForm['fields'], { claims }: ClaimsView): ClaimDto | undefined =>
  claimRules.OF_CLAIM in fields ? undefined : claims.find(({ id }) => id === fields['key']);

function refusalOf({ code, details }: Problem): string {
  if (code === 'body_too_large') return claimRules.PHOTO_REFUSALS.tooLarge();
  if (code === 'rate_limited') return claimRules.PHOTO_REFUSALS.busy();
  return details.fields?.[claimRules.PHOTOS] ?? claimRules.PHOTO_REFUSALS.closed();
}

type Outcome =
  | { readonly made: ClaimDto }
  | { readonly typed: Partial<claimRules.ClaimFormState>; readonly status: number };

/**
 * Stores the photos first, so that they survive an error in another field. Makes no claim while a photo is refused. The
 * buttons that add a row or remove a photo lead back to the form.
 */
async function sendClaimForm(view: ClaimsView, { fields, files }: SentForm, visit: OrderPageRequest): Promise<Outcome> {
  const typed = typedClaim(fields);
  try {
    const said = await keepSentPhotos({ ...visit.guest, claim: claimOf(fields, view) }, files, visit);
    const photos: claimRules.ClaimFormState['errors'] = said === '' ? {} : { [claimRules.PHOTOS]: said };
    const status = said === '' ? 200 : 422;
    if (claimRules.ONE_MORE in fields) {
      const rows = [...typed.rows, claimRules.EMPTY_CLAIM_ITEM].slice(0, claimRules.MOST_CLAIM_ITEMS);
      return { typed: { ...typed, rows, errors: photos }, status };
    }
    if (claimRules.DROP_PHOTO in fields) {
      await postForPage(dropClaimPhoto, { ...visit.guest, id: String(fields[claimRules.DROP_PHOTO]) }, visit);
      return { typed: { ...typed, errors: photos }, status };
    }
    return await send({ typed, view, photos }, visit);
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return { typed: refusedForm(view, typed, error), status: error.status };
  }
}

type Filled = {
  readonly typed: Typed;
  readonly view: ClaimsView;
  readonly photos: claimRules.ClaimFormState['errors'];
};

async function send({ typed, view, photos }: Filled, visit: OrderPageRequest): Promise<Outcome> {
  const filled = { ...typed, rows: filledRows(typed.rows) };
  try {
    const asked = { ...visit.guest, key: typed.key, items: filled.rows.map(claimedItem), text: typed.text };
    if (claimRules.PHOTOS in photos) {
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

type PhotoTarget = { readonly reference: string; readonly token: string; readonly claim: number | null };

/** Returns how many more photos the claim, or the form of a new one, takes. Null where photos are closed. */
function photosLeft({ stage, isFull, claims, photos }: ClaimsView, number: number | null): number | null {
  if (number === null) return stage === 'open' && !isFull ? claimRules.MOST_CLAIM_PHOTOS - photos.length : null;
  const claim = claims.find((one) => one.number === number);
  if (!claim) throw new Problem('not_found');
  return claimRules.isDecided(claim.state) ? null : claimRules.MOST_CLAIM_PHOTOS - claim.photos.length;
}

/** Throws Problem validation_failed, field `photos`, if no more photos can be added, and not_found for an unknown claim. */
function refuseIfClosed(view: ClaimsView, fields: SentForm['fields']): void {
  const left = photosLeft(view, claimOf(fields, view));
  if (left === null) throw wrongField(claimRules.PHOTOS, claimRules.PHOTO_REFUSALS.closed());
  // The form's own photos may have filled the claim that it made in an earlier post.
  if (left <= 0 && !claimMadeBy(fields, view))
    throw wrongField(claimRules.PHOTOS, claimRules.PHOTO_REFUSALS.noneLeft());
}

/** Returns the reasons of refused photos as one text. Throws Problem not_found and rate_limited. */
async function keepSentPhotos(of: PhotoTarget, files: SentForm['files'], exchange: Exchange): Promise<string> {
  const refusals: string[] = [];
  for (const { name, bytes: read } of files.filter(({ field }) => field === claimRules.PHOTOS)) {
    const why = await refusalOfCall(postForPage(sendClaimPhoto, of, exchange, read));
    if (why) refusals.push(claimRules.PHOTO_REFUSALS[why](`“${name.slice(-60)}”`));
  }
  return refusals.join(' ');
}

type Refusal = 'unreadable' | 'full' | 'refused';

async function refusalOfCall(sent: Promise<ResponseOf<typeof sendClaimPhoto>>): Promise<Refusal | null> {
  try {
    const { outcome } = await sent;
    return outcome === 'full' || outcome === 'refused' ? outcome : null;
  } catch (error) {
    if (error instanceof Problem && error.code === 'validation_failed') return 'unreadable';
    throw error;
  }
}

/** Returns null where no claim can be made online. */
function formOf(
  { stage, isFull }: ClaimsView,
  typed: Partial<claimRules.ClaimFormState>,
): claimRules.ClaimFormState | null {
  if (stage !== 'open' || isFull) return null;
  const fresh = { key: randomUUID(), rows: [claimRules.EMPTY_CLAIM_ITEM], text: '', errors: {}, trouble: null };
  return { ...fresh, ...typed };
}

function refusedForm(
  { things }: Pick<ClaimsView, 'things'>,
  typed: Typed,
  { code, details }: Problem,
): Partial<claimRules.ClaimFormState> {
  if (code === 'rate_limited') return { ...typed, trouble: 'limited' };
  const { key, ...fields } = details.fields ?? {};
  // The claim that was made under this key stays, and another claim needs another form.
  if (key !== undefined) return { ...typed, key: randomUUID(), trouble: 'used' };
  return { ...typed, errors: errorsByField(fields, typed.rows, things.length > 0) };
}

type Fields = Readonly<Record<string, unknown>>;
type Typed = Pick<claimRules.ClaimFormState, 'key' | 'rows' | 'text'>;

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

function typedClaim(fields: Fields): Typed {
  const rows = Array.from({ length: claimRules.MOST_CLAIM_ITEMS }, (_, row) => row)
    .filter((row) => claimRules.CLAIM_ITEM_FIELDS.some((name) => claimRules.claimField(row, name) in fields))
    .map((row): claimRules.TypedClaimItem => {
      const text = (name: keyof claimRules.TypedClaimItem) => textOf(fields, claimRules.claimField(row, name));
      return { item: text('item'), title: text('title'), kind: text('kind'), worth: text('worth') };
    });
  return {
    key: textOf(fields, 'key'),
    rows: rows.length > 0 ? rows : [claimRules.EMPTY_CLAIM_ITEM],
    text: textOf(fields, 'text'),
  };
}

/** Returns the filled rows, and at least one row. */
function filledRows(rows: readonly claimRules.TypedClaimItem[]): readonly claimRules.TypedClaimItem[] {
  const filled = rows.filter((row) => claimRules.CLAIM_ITEM_FIELDS.some((name) => row[name].trim() !== ''));
  return filled.length > 0 ? filled : [claimRules.EMPTY_CLAIM_ITEM];
}

/** Takes the selected item, or the typed title in its place. */
const claimedItem = ({ item, title, kind, worth }: claimRules.TypedClaimItem) => ({
  title: item === '' || item === claimRules.ELSE ? title : item,
  kind,
  worth,
});

const FIELD = /^items\[(?<row>\d+)\]\.(?<name>title|kind|worth)$/;

/**
 * Returns the errors by the form's field names. The error of "items[1].title" belongs to the selection in the second
 * row, or to its text field when a title was typed or there are no items to select.
 */
function errorsByField(
  errors: Readonly<Record<string, string>>,
  rows: readonly claimRules.TypedClaimItem[],
  hasThings: boolean,
): claimRules.ClaimFormState['errors'] {
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => {
      const { row, name } = FIELD.exec(path)?.groups ?? {};
      if (row === undefined || name === undefined) return [path, text];
      const isTyped = !hasThings || rows[Number(row)]?.item === claimRules.ELSE;
      const at = name === 'title' && !isTyped ? 'item' : name;
      return [claimRules.claimField(Number(row), at as keyof claimRules.TypedClaimItem), text];
    }),
  );
}
