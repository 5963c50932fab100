import type { IncomingMessage, ServerResponse } from 'node:http';
import { DROP_ROOM_PHOTO, roomField, type CheckOutState } from '@/lib/contracts/check-out-page';
import type { OrderView } from '@/lib/contracts/order-view';
import { checkOutRooms } from '@/lib/domain/order/check-out';
import { ROOM_PHOTO_REFUSALS } from '@/lib/domain/order/check-out-photos';
import { MOST_FORM_BYTES } from '@/lib/domain/order/claim-photos';
import type { Services } from '@/lib/server/container';
import { Problem } from '@/lib/server/kernel/base/problem';
import { limitAddress } from '@/lib/server/kernel/limits/limits';
import { admit } from '../admission';
import { readForm, type SentForm } from '../multipart';
import { openOrder, type OpenedOrder } from '../orders/open-order';

type Asked = { readonly reference: string; readonly token: string };
type Page = OpenedOrder & { readonly state: CheckOutState };

/** Of what is typed into the pack, without its files, and of photos from one address in a minute. */
const MOST_TYPED_BYTES = 32 * 1024;
const PHOTOS = { name: 'checkOutPhotos', perMinute: 60 };
const POSTS = { name: 'checkOutPage', perMinute: 60 };
const TOO_OFTEN = 'Too many photos came at once. Please wait a minute and send the rest.';

/**
 * A visit to the pack of an order, or a post of its form: plain HTML, sent to the page itself. Photos are kept; what is typed
 * goes back into the form and is not. Null for a wrong reference or key.
 */
export async function visitCheckOut(
  services: Services,
  asked: Asked,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Page | null> {
  const { deps, roomPhotos } = services;
  const opened = await openOrder(services, { ...asked, isBackFromPayment: false }, request);
  if (!opened) return null;
  const { view, token } = opened;
  const own = { reference: view.reference, token };
  const page = async (said: Partial<CheckOutState> = {}): Promise<Page> => {
    const kept = await roomPhotos.view(own);
    return { ...opened, state: { ...kept, typed: {}, refused: {}, ...said } };
  };
  if (request.method !== 'POST') return page();
  try {
    const admitted = await admit(deps, POSTS, request, response);
    const sent = await readForm(admitted, response, {
      limits: { fields: MOST_TYPED_BYTES, files: MOST_FORM_BYTES },
      config: deps.config,
      beforeFiles: () => roomPhotos.refuseIfClosed(own),
    });
    if (sent.refused) {
      response.statusCode = sent.refused.status;
      return await page({ typed: typedIn(sent.fields), refused: { '': refusalOf(sent.refused) } });
    }
    const refused = await keepSent(services, { ...own, view }, sent, request);
    if (Object.keys(refused).length > 0) response.statusCode = 422;
    return await page({ typed: typedIn(sent.fields), refused });
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    response.statusCode = error.status;
    return page({ refused: error.code === 'rate_limited' ? { '': TOO_OFTEN } : {} });
  }
}

/** Returns the sentence for files that were not read. */
function refusalOf({ code }: Problem): string {
  if (code === 'body_too_large') return ROOM_PHOTO_REFUSALS.tooLarge();
  return code === 'rate_limited' ? ROOM_PHOTO_REFUSALS.busy() : ROOM_PHOTO_REFUSALS.closed();
}

type Own = Asked & { readonly view: Pick<OrderView, 'order'> };

/** Takes back the photo whose button was pressed, and keeps those that were chosen; what is to be said, by room. */
async function keepSent(
  { deps, roomPhotos }: Pick<Services, 'deps' | 'roomPhotos'>,
  { view, ...own }: Own,
  { fields, files }: SentForm,
  request: IncomingMessage,
): Promise<Readonly<Record<string, string>>> {
  const drop = fields[DROP_ROOM_PHOTO];
  if (typeof drop === 'string') await roomPhotos.remove(own, drop);
  const refused: Record<string, string> = {};
  for (const { key: room } of checkOutRooms(view.order)) {
    const said: string[] = [];
    for (const { name, bytes: read } of files.filter(({ field }) => field === roomField(room))) {
      try {
        await limitAddress(deps, PHOTOS, request);
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'rate_limited') throw error;
        return { ...refused, '': TOO_OFTEN };
      }
      const why = await roomPhotos.add(own, { room, read });
      if (why) said.push(ROOM_PHOTO_REFUSALS[why](`“${name.slice(-60)}”`));
    }
    if (said.length > 0) refused[room] = said.join(' ');
  }
  return refused;
}

const typedIn = (fields: SentForm['fields']): CheckOutState['typed'] =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'));
