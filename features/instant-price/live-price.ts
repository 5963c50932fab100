import { calculate } from '@/lib/api/quotes';
import { AbortedCall, ApiError } from '@/lib/api/errors';
import { formatPence, fromPounds } from '@/lib/domain/money';
import { MOVING_SPACES, type MovingSpace } from '@/lib/domain/order/types';
import { parsePostcode } from '@/lib/domain/places/postcode';
import { MESSAGES } from '@/lib/validation/messages';
import { type LivePrice, NO_LIVE_PRICE } from './types';

/**
 * The live price of the widget's form: after each pause in typing one call, a newer one aborts the older (API-2).
 * A field that is being typed in is never scolded; the sentence comes when it is left.
 */
const PAUSE_MS = 350;
const UNREADABLE = 'Enter a UK postcode, or only its first half, like N1';
const FIELD_OF = { collectionPostcode: 'from', deliveryPostcode: 'to' } as const;

type Errors = LivePrice['errors'];
export type PriceWatch = { readonly ask: () => void; readonly stop: () => void };

type Asked = { readonly space: MovingSpace; readonly from: string; readonly to: string };

function read(form: HTMLFormElement): Asked {
  const values = new FormData(form);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    space: MOVING_SPACES.find((space) => space === text('plan')) ?? 'custom',
    from: text('from'),
    to: text('to'),
  };
}

function errorsOf(error: unknown): Errors | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code !== 'unknown_district' && error.code !== 'validation_failed') return null;
  const fields = Object.entries(FIELD_OF).filter(([path]) => error.fields[path]);
  if (fields.length === 0) return { to: MESSAGES.postcodeUnknown };
  return Object.fromEntries(fields.map(([path, name]) => [name, error.fields[path]]));
}

/** Watches the form and tells `show` every change, until `stop`. Prices at once when both postcodes are already there. */
export function watchPrice(form: HTMLFormElement, show: (live: LivePrice) => void): PriceWatch {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let call = new AbortController();
  let errors: Errors = {};
  let live = NO_LIVE_PRICE;

  const isTyping = (name: 'from' | 'to') => form.ownerDocument.activeElement === form.elements.namedItem(name);
  const settled = (): Errors =>
    Object.fromEntries(Object.entries(errors).filter(([name]) => !isTyping(name as 'from' | 'to')));
  const tell = (next: Omit<LivePrice, 'errors'>) => {
    live = { ...next, errors: settled() };
    show(live);
  };

  const ask = async () => {
    clearTimeout(pause);
    call.abort();
    const { space, from, to } = read(form);
    const unreadable = (text: string) => text !== '' && !parsePostcode(text);
    errors = { ...(unreadable(from) && { from: UNREADABLE }), ...(unreadable(to) && { to: UNREADABLE }) };
    if (!parsePostcode(from) || !parsePostcode(to)) return tell(NO_LIVE_PRICE);
    const { signal } = (call = new AbortController());
    // What is on the screen stays there while the same size is asked again.
    tell(live.space === space ? { ...live, state: 'asking' } : { state: 'asking', space, spoken: '' });
    try {
      const quote = await calculate({ movingSpace: space, collectionPostcode: from, deliveryPostcode: to }, signal);
      const price = formatPence(fromPounds(quote.totalWithDiscount));
      const miles = quote.distanceMiles ?? 0;
      const distance = miles === 1 ? '1 mile' : `${miles} miles`;
      tell({ state: 'priced', space, price, distance, spoken: `From ${price} for ${distance}, VAT included` });
    } catch (error) {
      if (error instanceof AbortedCall || signal.aborted) return;
      errors = errorsOf(error) ?? {};
      const isOurs = Object.keys(errors).length === 0;
      tell({ state: isOurs ? 'unreachable' : 'idle', spoken: isOurs ? 'The price did not arrive' : '' });
    }
  };

  const soon = () => {
    clearTimeout(pause);
    pause = setTimeout(() => void ask(), PAUSE_MS);
    if (live.space && live.space !== read(form).space) tell({ state: 'asking', spoken: '' });
  };
  const left = () => setTimeout(() => tell(live));
  const online = () => void ask();

  form.addEventListener('input', soon);
  form.addEventListener('focusout', left);
  window.addEventListener('online', online);
  if (read(form).from) void ask();

  return {
    ask: () => void ask(),
    stop: () => {
      clearTimeout(pause);
      call.abort();
      form.removeEventListener('input', soon);
      form.removeEventListener('focusout', left);
      window.removeEventListener('online', online);
    },
  };
}
