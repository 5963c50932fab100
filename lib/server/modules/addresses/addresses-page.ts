import {
  ADDRESS_BUTTONS,
  NO_PHOTOS_FIELD,
  type AddressesPageState,
  type AddressOnPage,
} from '@/lib/contracts/addresses-page';
import type { ErrorCode } from '@/lib/contracts/errors';
import {
  findStreets,
  readEarlierStreets,
  saveStops,
  type EarlierAddress,
  type OrderAddressesDto,
} from '@/lib/contracts/order-addresses';
import type { OrderView } from '@/lib/contracts/order-view';
import {
  addressLine,
  EMPTY_ADDRESS_DETAILS,
  isBlank,
  type AddressDetails,
  type StreetAddress,
} from '@/lib/domain/order/appointments';
import { postTownOf } from '@/lib/domain/places/london';
import { getServices } from '@/lib/server/container';
import { offersFor, readOffer } from '@/lib/server/modules/addresses/offers';
import { callForPage, postForPage } from '@/lib/server/modules/api/call-for-page';
import type { OrderPageRequest } from '@/lib/server/modules/orders/order-page';
import { Problem } from '@/lib/server/platform/base/problem';
import { nested, postedTexts } from '@/lib/server/platform/http/posted-texts';

type Visit = OrderPageRequest & {
  readonly view: Pick<OrderView, 'state' | 'stops'>;
  readonly earlier: readonly EarlierAddress[];
};

type Typed = Readonly<Record<string, unknown>>;
type Page = {
  readonly values: ReadonlyMap<string, AddressDetails>;
  readonly noPhotos: boolean;
  readonly errors: Readonly<Record<string, string>>;
};

/** Several times what all fields of all addresses need. */
const MAX_BYTES = 32 * 1024;
const POSTS = { name: 'addressesPage', perMinute: 60 };

/** Returns `saved` when a post was accepted. */
export async function visitAddresses(
  request: OrderPageRequest,
  view: Visit['view'],
): Promise<AddressesPageState | 'saved'> {
  const { req, res, guest } = request;
  if (!view.stops.canGive) return { kind: 'closed', reason: reasonOf(view) };
  const found = await callForPage(readEarlierStreets, { reference: guest.reference }, request);
  const visit: Visit = { ...request, view, earlier: found?.addresses ?? [] };
  const fresh = formOf(visit, { values: keptValues(view.stops), noPhotos: view.stops.noPhotos, errors: {} });
  if (req.method !== 'POST') return fresh;
  const texts = await postedTexts({ ...visit, deps: getServices().deps }, POSTS, MAX_BYTES);
  if (texts instanceof Problem) {
    res.statusCode = texts.status;
    return texts.code === 'rate_limited' && fresh.kind === 'form' ? { ...fresh, trouble: 'limited' } : fresh;
  }
  // The fields of each address are grouped under its name.
  const typed = nested(texts);
  const values = new Map(view.stops.list.map(({ stop }) => [stop, detailsIn(typed[stop])]));
  const noPhotos = NO_PHOTOS_FIELD in typed;
  const taken = readOffer(typed[ADDRESS_BUTTONS.use]);
  if (taken) {
    const before = values.get(taken.stop);
    if (before) values.set(taken.stop, { ...before, ...taken.address });
    return formOf(visit, { values, noPhotos, errors: {} }, { version: versionIn(typed) });
  }
  const wanted = view.stops.list.find(({ stop }) => stop === typed[ADDRESS_BUTTONS.find]);
  if (wanted) {
    const looked = { stop: wanted.stop, ...(await lookUp(visit, wanted.stop)) };
    return formOf(visit, { values, noPhotos, errors: {} }, { version: versionIn(typed), found: looked });
  }
  return saveTyped(visit, { values, noPhotos, version: versionIn(typed) });
}

type Found = {
  readonly stop: string;
  readonly lookup: AddressOnPage['lookup'];
  readonly streets: readonly StreetAddress[];
};

/** A failed lookup shows its error beside the fields, which can still be filled in. */
async function lookUp(visit: Visit, stop: string): Promise<Omit<Found, 'stop'>> {
  try {
    const { addresses } = await postForPage(findStreets, { ...visit.guest, stop }, visit);
    return { lookup: addresses.length > 0 ? null : 'nothing', streets: addresses };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { lookup: error.code === 'rate_limited' ? 'limited' : 'failed', streets: [] };
  }
}

async function saveTyped(
  visit: Visit,
  { values, noPhotos, version }: Omit<Page, 'errors'> & { readonly version: number },
): Promise<AddressesPageState | 'saved'> {
  const { guest, res } = visit;
  const { stops } = visit.view;
  const filled = stops.list.filter(
    ({ stop, postcode, given }) => given !== null || !isUntouched(postcode, values.get(stop) ?? EMPTY_ADDRESS_DETAILS),
  );
  // A customer who has filled in nothing gets the errors of the first address.
  const asked = filled.length > 0 ? filled : stops.list.slice(0, 1);
  const typed = asked.map(({ stop }) => ({ ...(values.get(stop) ?? EMPTY_ADDRESS_DETAILS), stop }));
  try {
    await postForPage(saveStops, { ...guest, version, stops: typed, noPhotos }, visit);
    return 'saved';
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    res.statusCode = error.status;
    const errors = byField(
      error.details.fields ?? {},
      typed.map(({ stop }) => stop),
    );
    const page = { values, noPhotos, errors };
    switch (error.code) {
      case 'validation_failed':
        return formOf(visit, page, { version });
      case 'order_changed':
        // Somebody else has saved an address since the page was read.
        return formOf(visit, page, { trouble: 'changed' });
      case 'rate_limited':
        return formOf(visit, page, { version, trouble: 'limited' });
      default:
        return { kind: 'closed', reason: error.code };
    }
  }
}

function formOf(
  { view: { stops }, earlier }: Visit,
  { values, noPhotos, errors }: Page,
  changes: { readonly version?: number; readonly trouble?: 'changed' | 'limited'; readonly found?: Found } = {},
): AddressesPageState {
  const { version = stops.version, trouble = null, found } = changes;
  const kept = stops.list.flatMap(({ label, postcode, given }) =>
    given ? [`${label}: ${addressLine(postcode, given)}`] : [],
  );
  return {
    kind: 'form',
    version,
    canFind: stops.canFind,
    noPhotos,
    stops: stops.list.map(({ stop, label, postcode }): AddressOnPage => {
      const own = values.get(stop) ?? EMPTY_ADDRESS_DETAILS;
      const looked = found?.stop === stop ? found : undefined;
      return {
        stop,
        label,
        postcode,
        values: own,
        errors: errorsOf(stop, errors),
        offers: offersFor(
          { stop, postcode, own },
          { earlier, stops: stops.list, values, looked: looked?.streets ?? [] },
        ),
        lookup: looked?.lookup ?? null,
      };
    }),
    trouble,
    kept: trouble === 'changed' ? kept : [],
  };
}

const NOT_BOOKED: Readonly<Record<OrderView['state'], ErrorCode>> = {
  awaiting_payment: 'order_unpaid',
  expired: 'order_expired',
  cancelled: 'order_cancelled',
  completed: 'order_completed',
  // The last appointment is over.
  confirmed: 'too_late_to_change',
  rescheduled: 'too_late_to_change',
};
const reasonOf = ({ state }: Pick<OrderView, 'state'>): ErrorCode => NOT_BOOKED[state];

/** Returns what was given for each stop. A stop without details begins with its post town, if the postcode tells it. */
const keptValues = ({ list }: OrderAddressesDto): ReadonlyMap<string, AddressDetails> =>
  new Map(
    list.map(({ stop, postcode, given }) => [stop, given ?? { ...EMPTY_ADDRESS_DETAILS, town: postTownOf(postcode) }]),
  );

/** Returns whether a visitor has filled in nothing but the town that the page had filled in. */
const isUntouched = (postcode: string, details: AddressDetails): boolean =>
  isBlank(details.town === postTownOf(postcode) ? { ...details, town: '' } : details);

function detailsIn(typed: unknown): AddressDetails {
  const fields = typeof typed === 'object' && typed !== null ? (typed as Typed) : {};
  const texts = Object.keys(EMPTY_ADDRESS_DETAILS).map((name) => {
    const value = fields[name];
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(texts) as AddressDetails;
}

function versionIn({ version }: Typed): number {
  const number = Number(version);
  return Number.isSafeInteger(number) && number >= 0 ? number : 0;
}

/** "stops[1].line1" becomes "delivery.line1". */
const byField = (
  fields: Readonly<Record<string, string>>,
  stops: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [
      path.replace(/^stops\[(\d+)\]/, (_, index: string) => stops[Number(index)] ?? ''),
      text,
    ]),
  );

const errorsOf = (stop: string, errors: Readonly<Record<string, string>>): AddressOnPage['errors'] =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) =>
      name.startsWith(`${stop}.`) ? [[name.slice(stop.length + 1), text]] : [],
    ),
  );
