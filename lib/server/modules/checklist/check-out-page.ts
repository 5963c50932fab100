import { dropRoomPhoto, readRoomPhotos, sendRoomPhoto } from '@/lib/contracts/check-out';
import { DROP_ROOM_PHOTO, roomField, type CheckOutState } from '@/lib/contracts/check-out-page';
import type { ResponseOf } from '@/lib/contracts/endpoint';
import { readOrder } from '@/lib/contracts/order-read';
import type { OrderView } from '@/lib/contracts/order-view';
import { MOST_FORM_BYTES } from '@/lib/domain/claims/claims';
import { ROOM_PHOTO_REFUSALS, checkOutRooms, type RoomPhotoRefusal } from '@/lib/domain/order/check-out';
import { getServices } from '@/lib/server/container';
import { callForPage, postForPage } from '@/lib/server/modules/api/call-for-page';
import type { OrderPageRequest } from '@/lib/server/modules/orders/order-page';
import { Problem } from '@/lib/server/platform/base/problem';
import { admitRequest } from '@/lib/server/platform/http/admission';
import { readForm, type SentForm } from '@/lib/server/platform/http/multipart';

type Page = { readonly view: OrderView; readonly state: CheckOutState };

const MOST_TYPED_BYTES = 32 * 1024;
const POSTS = { name: 'checkOutPage', perMinute: 60 };
const TOO_OFTEN = 'Too many photos came at once. Please wait a minute and send the rest.';

/**
 * Answers a visit to the check-out page, or a post of its form. Stores photos, and puts the text fields back into the
 * form unsaved. Null for a wrong reference or key.
 */
export async function visitCheckOut(visit: OrderPageRequest): Promise<Page | null> {
  const { guest, req, res } = visit;
  const view = await callForPage(readOrder, { ...guest, isBackFromPayment: false }, visit);
  const kept = view && (await callForPage(readRoomPhotos, guest, visit));
  if (!kept) return null;
  const page = async (changes: Partial<CheckOutState> = {}): Promise<Page> => {
    const now = (await callForPage(readRoomPhotos, guest, visit)) ?? kept;
    return { view, state: { ...now, typed: {}, refused: {}, ...changes } };
  };
  if (req.method !== 'POST') return { view, state: { ...kept, typed: {}, refused: {} } };
  const { deps } = getServices();
  try {
    const sent = await readForm(await admitRequest(deps, POSTS, req, res), res, {
      limits: { fields: MOST_TYPED_BYTES, files: MOST_FORM_BYTES },
      config: deps.config,
      beforeFiles: () => {
        if (kept.until === null) throw new Problem('change_not_offered');
      },
    });
    if (sent.refused) {
      res.statusCode = sent.refused.status;
      return await page({ typed: typedIn(sent.fields), refused: { '': refusalOf(sent.refused) } });
    }
    const refused = await keepSent(view, sent, visit);
    if (Object.keys(refused).length > 0) res.statusCode = 422;
    return await page({ typed: typedIn(sent.fields), refused });
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    res.statusCode = error.status;
    return page({ refused: error.code === 'rate_limited' ? { '': TOO_OFTEN } : {} });
  }
}

function refusalOf({ code }: Problem): string {
  if (code === 'body_too_large') return ROOM_PHOTO_REFUSALS.tooLarge();
  return code === 'rate_limited' ? ROOM_PHOTO_REFUSALS.busy() : ROOM_PHOTO_REFUSALS.closed();
}

/** Deletes and stores photos. Returns the sentences to show, by room. */
async function keepSent(
  { order }: Pick<OrderView, 'order'>,
  { fields, files }: SentForm,
  visit: OrderPageRequest,
): Promise<Readonly<Record<string, string>>> {
  const drop = fields[DROP_ROOM_PHOTO];
  if (typeof drop === 'string') await postForPage(dropRoomPhoto, { ...visit.guest, id: drop }, visit);
  const refused: Record<string, string> = {};
  for (const { key: room } of checkOutRooms(order)) {
    const messages: string[] = [];
    for (const { name, bytes: read } of files.filter(({ field }) => field === roomField(room))) {
      const why = await refusalOfPhoto(postForPage(sendRoomPhoto, { ...visit.guest, room }, visit, read));
      if (why === 'rate_limited') return { ...refused, '': TOO_OFTEN };
      if (why) messages.push(ROOM_PHOTO_REFUSALS[why](`“${name.slice(-60)}”`));
    }
    if (messages.length > 0) refused[room] = messages.join(' ');
  }
  return refused;
}

async function refusalOfPhoto(
  sent: Promise<ResponseOf<typeof sendRoomPhoto>>,
): Promise<RoomPhotoRefusal | 'rate_limited' | null> {
  try {
    return (await sent).refused;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // A photo for another backend is reduced here first, so an unreadable one is never sent.
    if (error.code === 'validation_failed') return 'unreadable';
    if (error.code === 'rate_limited') return error.code;
    throw error;
  }
}

const typedIn = (fields: SentForm['fields']): CheckOutState['typed'] =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'));
