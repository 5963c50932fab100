import { AbortedCall, ApiError } from '@/lib/api/errors';
import { formatPence, fromPounds } from '@/lib/domain/money';
import { parsePostcode } from '@/lib/domain/places/postcode';
import { MESSAGES } from '@/lib/validation/messages';
import type { Asker, Typed } from './askers';
import { type LivePrice, NO_LIVE_PRICE, type PostcodeName } from './types';

/**
 * The live price of a form of the widget: after each pause in typing one call, a newer one aborts the older (API-2).
 * A field that is being typed in is never scolded; the sentence comes when it is left.
 */
const PAUSE_MS = 350;
const UNREADABLE = 'Enter a UK postcode, or only its first half, like N1';

type Errors = LivePrice['errors'];
export type PriceWatch = { readonly ask: () => void; readonly stop: () => void };

function read(form: HTMLFormElement): Typed {
  const values = new FormData(form);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { plan: text('plan'), term: text('term'), from: text('from'), to: text('to') };
}

const namesOf = ({ postcodes }: Asker) => Object.keys(postcodes) as readonly PostcodeName[];

function errorsOf(error: unknown, asker: Asker): Errors | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code !== 'unknown_district' && error.code !== 'validation_failed') return null;
  const sentences = namesOf(asker).map((name) => [name, error.fields[asker.postcodes[name] ?? '']] as const);
  const known = sentences.filter(([, sentence]) => sentence);
  if (known.length > 0) return Object.fromEntries(known);
  return { [namesOf(asker).at(-1) ?? 'to']: MESSAGES.postcodeUnknown };
}

/** Watches the form and tells `show` every change, until `stop`. Prices at once when the postcodes are already there. */
export function watchPrice(form: HTMLFormElement, asker: Asker, show: (live: LivePrice) => void): PriceWatch {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let call = new AbortController();
  let errors: Errors = {};
  let live = NO_LIVE_PRICE;

  const isTyping = (name: PostcodeName) => form.ownerDocument.activeElement === form.elements.namedItem(name);
  const settled = (): Errors =>
    Object.fromEntries(Object.entries(errors).filter(([name]) => !isTyping(name as PostcodeName)));
  const tell = (next: Omit<LivePrice, 'errors'>) => {
    live = { ...next, errors: settled() };
    show(live);
  };

  const ask = async () => {
    clearTimeout(pause);
    call.abort();
    const typed = read(form);
    const names = namesOf(asker);
    const unreadable = names.filter((name) => typed[name] !== '' && !parsePostcode(typed[name]));
    errors = Object.fromEntries(unreadable.map((name) => [name, UNREADABLE]));
    const subject = asker.subjectOf(typed);
    if (!subject || names.some((name) => !parsePostcode(typed[name]))) return tell(NO_LIVE_PRICE);
    const { signal } = (call = new AbortController());
    // What is on the screen stays there while the same choice is asked again.
    tell(live.subject === subject ? { ...live, state: 'asking' } : { state: 'asking', subject, spoken: '' });
    try {
      const quote = await asker.ask(typed, signal);
      const price = formatPence(fromPounds(quote.totalWithDiscount));
      const miles = quote.distanceMiles ?? 0;
      const distance = miles === 1 ? '1 mile' : `${miles} miles`;
      tell({ state: 'priced', subject, price, distance, spoken: asker.spoken(price, distance) });
    } catch (error) {
      if (error instanceof AbortedCall || signal.aborted) return;
      errors = errorsOf(error, asker) ?? {};
      const isOurs = Object.keys(errors).length === 0;
      tell({ state: isOurs ? 'unreachable' : 'idle', spoken: isOurs ? 'The price did not arrive' : '' });
    }
  };

  const soon = () => {
    clearTimeout(pause);
    pause = setTimeout(() => void ask(), PAUSE_MS);
    if (live.subject && live.subject !== asker.subjectOf(read(form))) tell({ state: 'asking', spoken: '' });
  };
  const left = () => setTimeout(() => tell(live));
  const online = () => void ask();

  form.addEventListener('input', soon);
  form.addEventListener('focusout', left);
  window.addEventListener('online', online);
  const [first] = namesOf(asker);
  if (first && read(form)[first]) void ask();

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
