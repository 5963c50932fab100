import { useEffect, useRef, useState } from 'react';
import { AbortedCall, ApiError } from '@/lib/api/errors';
import { checkPlaces } from '@/lib/api/quotes';
import { formatPounds } from '@/lib/domain/money';
import { fullPostcode, parsePostcode } from '@/lib/domain/places/postcode';
import { cheaperDays, equalDays } from '@/lib/domain/slots/cheaper-days';
import { countWithNoun } from '@/lib/domain/wording';
import { MESSAGES } from '@/lib/validation/messages';
import type { Asker, Typed } from './askers';
import { NO_LIVE_PRICE, type LivePrice, type PostcodeName } from './types';

/** Milliseconds between typing and the price request. A newer call aborts the older one (API-2). */
const PAUSE_MS = 350;
const UNREADABLE = 'Enter a UK postcode, or just its first half, such as N1';

const isPlaceRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'unknown_district' || error.code === 'by_request');

type Errors = LivePrice['errors'];
type PriceWatch = { readonly ask: () => void; readonly stop: () => void };

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
  if (!isPlaceRefused(error) && error.code !== 'validation_failed') return null;
  const sentences = namesOf(asker).map((name) => [name, error.fields[asker.postcodes[name] ?? '']] as const);
  const known = sentences.filter(([, sentence]) => sentence);
  if (known.length > 0) return Object.fromEntries(known);
  return { [namesOf(asker).at(-1) ?? 'to']: MESSAGES.postcodeUnknown };
}

/** Passes every change of the price to `show` until `stop`. Asks at once if the postcodes are already there. */
function watchPrice(form: HTMLFormElement, asker: Asker, show: (live: LivePrice) => void): PriceWatch {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let call = new AbortController();
  let errors: Errors = {};
  let live = NO_LIVE_PRICE;
  let askedAt: string | undefined;

  const isTyping = (name: PostcodeName) => form.ownerDocument.activeElement === form.elements.namedItem(name);
  const settled = (): Errors =>
    Object.fromEntries(Object.entries(errors).filter(([name]) => !isTyping(name as PostcodeName)));
  const tell = (next: Omit<LivePrice, 'errors'>) => {
    const shown = settled();
    // An incomplete postcode may become one that we serve.
    live = { ...next, errors: shown, askHref: Object.keys(shown).length > 0 ? askedAt : undefined };
    show(live);
  };

  const ask = async () => {
    clearTimeout(pause);
    call.abort();
    askedAt = undefined;
    const typed = read(form);
    const names = namesOf(asker);
    const unreadable = names.filter((name) => typed[name] !== '' && !parsePostcode(typed[name]));
    errors = Object.fromEntries(unreadable.map((name) => [name, UNREADABLE]));
    const subject = asker.subjectOf(typed);
    const { signal } = (call = new AbortController());
    if (!subject || names.some((name) => !parsePostcode(typed[name]))) {
      tell(NO_LIVE_PRICE);
      if (names.some((name) => parsePostcode(typed[name]))) await askPlaces(names, typed, signal);
      return;
    }
    // The shown price stays while the same choice is priced again.
    tell(live.subject === subject ? { ...live, state: 'asking' } : { state: 'asking', subject, announcement: '' });
    try {
      const quote = await asker.ask(typed, signal);
      const price = formatPounds(quote.totalWithDiscount);
      const miles = quote.distanceMiles;
      const distance = miles === null ? '' : countWithNoun(miles, 'mile');
      tell({ state: 'priced', subject, price, distance, announcement: asker.announcement(price, distance) });
      await askDays(typed, signal);
    } catch (error) {
      if (error instanceof AbortedCall || signal.aborted) return;
      errors = errorsOf(error, asker) ?? {};
      const isOurs = Object.keys(errors).length === 0;
      if (isOurs) tell({ state: 'unreachable', announcement: 'We could not get a price' });
      else if (isPlaceRefused(error)) refuse();
      else tell({ state: 'idle', announcement: '' });
    }
  };

  /** Finds the cheaper days. If that fails, the price stands alone. */
  const askDays = async (typed: Typed, signal: AbortSignal) => {
    const days = await asker.days?.(typed, new Date(), signal)?.catch(() => null);
    if (days && !signal.aborted) tell({ ...live, days: cheaperDays(days) ?? equalDays(days) });
  };

  const refuse = () => {
    const typed = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    askedAt = `${form.getAttribute('action') ?? ''}?${typed.toString()}`;
    tell({ state: 'idle', announcement: 'We can’t price this postcode online' });
  };

  /** Checks whether the typed postcodes have an online price, while there is no price yet. */
  const askPlaces = async (names: readonly PostcodeName[], typed: Typed, signal: AbortSignal) => {
    const request = { service: asker.service, postcodes: names.map((name) => typed[name]) };
    const places = await checkPlaces(request, signal).catch(() => null);
    if (!places || signal.aborted) return;
    const wrong = names.map((name, index) => [name, places.unserved[index] ?? null] as const);
    const last = names.at(-1);
    errors = {
      ...errors,
      ...(places.byRequest !== null && last && { [last]: places.byRequest }),
      ...Object.fromEntries(wrong.filter(([, text]) => text !== null)),
    };
    if (places.byRequest !== null || wrong.some(([, text]) => text !== null)) refuse();
  };

  const soon = () => {
    clearTimeout(pause);
    pause = setTimeout(() => void ask(), PAUSE_MS);
    if (live.subject && live.subject !== asker.subjectOf(read(form))) tell({ state: 'asking', announcement: '' });
  };
  const left = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && namesOf(asker).some((name) => name === target.name))
      target.value = fullPostcode(target.value) ?? target.value;
    setTimeout(() => tell(live));
  };
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

export function useLivePrice(asker: Asker) {
  const form = useRef<HTMLFormElement>(null);
  const watch = useRef<PriceWatch>(undefined);
  const [live, setLive] = useState(NO_LIVE_PRICE);

  useEffect(() => {
    if (!form.current) return undefined;
    const watching = watchPrice(form.current, asker, setLive);
    watch.current = watching;
    return watching.stop;
  }, [asker]);

  return { form, live, retry: () => watch.current?.ask() };
}
