import styles from './FreeSlots.module.scss';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { findSlots } from '@/lib/api/slots';
import { useLatestCall } from '@/lib/api/use-latest-call';
import { EMPTY_MOVING_ANSWERS, EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { formatShortDay, formatSlot, type LocalDate } from '@/lib/domain/london-time';
import { formatPounds } from '@/lib/domain/money';
import { nextTwoWeeks, type DayOffer } from '@/lib/domain/slots/calendar';
import type { SlotsContent } from './types';
import { hydrateRoot, type Root } from 'react-dom/client';

type SlotsRequest = Parameters<typeof findSlots>[0];

export function slotsRequest(slots: SlotsContent, now: Date): SlotsRequest {
  const range = nextTwoWeeks(now);
  return slots.term === null ? moveRequest(slots, range) : storageRequest(slots, range);
}

type Range = { readonly from: LocalDate; readonly to: LocalDate };
type Slots<S extends SlotsContent['service']> = Extract<SlotsContent, { readonly service: S }>;

function moveRequest({ service, district, plan }: Slots<'MOVING'>, range: Range): SlotsRequest {
  const { addOns, isStudent, furnitureItems, cover, split, promo, dates, addresses } = EMPTY_MOVING_ANSWERS;
  const collection = { ...addresses.collection, postcode: district };
  const request = { addOns, isStudent, furnitureItems, promo, dates, addresses: { ...addresses, collection } };
  const answers = { ...request, cover: { step: cover.step, worth: [] }, split: { ...split, lines: [] } };
  return { service, ...range, answers: { ...answers, movingSpace: plan } };
}

function storageRequest({ service, district, plan, term }: Slots<'STORAGE_COLLECTION'>, range: Range): SlotsRequest {
  const { addOns, isStudent, furnitureItems, cover, promo, dates, addresses, squareFeet } = EMPTY_STORAGE_ANSWERS;
  const storage_collection = { ...addresses.storage_collection, postcode: district };
  return {
    service,
    ...range,
    answers: {
      service,
      addOns,
      isStudent,
      furnitureItems,
      promo,
      dates,
      squareFeet,
      cover: { step: cover.step, worth: [] },
      storageSpace: plan,
      storageTerm: term,
      addresses: { storage_collection },
    },
  };
}

/** The number of rows that the page reserves space for. */
export const ROWS = 4;
const NAMED = 2;

/** Returns the next days with a free slot, in words. `price` is the whole price of that day. */
export function freeDays(days: readonly DayOffer[]) {
  return days
    .filter(({ state, slots }) => state === 'free' && slots.some((slot) => slot.state !== 'full'))
    .slice(0, ROWS)
    .map(({ date, slots, total }) => ({
      date,
      day: formatShortDay(date),
      times: timesText(slots),
      price: total === null ? null : formatPounds(total),
    }));
}

function timesText(slots: DayOffer['slots']): string {
  const open = slots.filter(({ state }) => state !== 'full').map(({ start, end }) => formatSlot([start, end]));
  const named = open.slice(0, NAMED).join(', ');
  return open.length > NAMED ? `${named} and ${open.length - NAMED} more` : named;
}

const PLACES = Array.from({ length: ROWS }, (_, place) => place);

/** Renders the next free days. Every state has the height of the server's markup, so nothing on the page moves. */
export function FreeSlots({ slots }: { readonly slots: SlotsContent }) {
  // The request is made once: "next" keeps its meaning while the page is open.
  const [request] = useState(() => slotsRequest(slots, new Date()));
  const { state, answer, retry } = useLatestCall(findSlots, request);
  return (
    <div className={styles.root} aria-busy={state === 'loading'}>
      <p className={styles.withoutScript}>You can see the available times in the calendar of your quote.</p>
      {state === 'failed' ? (
        <div role="alert" className={styles.message}>
          <p>We could not load the available times just now.</p>
          <Button kind="secondary" size="s" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : null}
      {state === 'loading' ? <Waiting /> : null}
      {state === 'ready' && answer ? <Days days={answer.days} /> : null}
    </div>
  );
}

function Waiting() {
  return (
    <ul className={styles.waiting} aria-label="Loading the available times">
      {PLACES.map((place) => (
        <li key={place} className={styles.row}>
          <Skeleton width="72%" height="1.1em" />
          <Skeleton width="52px" height="1.1em" />
        </li>
      ))}
    </ul>
  );
}

function Days({ days }: { readonly days: readonly DayOffer[] }) {
  const free = freeDays(days);
  if (free.length === 0) {
    return (
      <div className={styles.message}>
        <p>Nothing is available in the next two weeks. The calendar shows later days.</p>
      </div>
    );
  }
  return (
    <ul>
      {free.map(({ date, day, times, price }) => (
        <li key={date} className={styles.row}>
          <span className={styles.day}>
            <strong>{day}</strong> <span>{times}</span>
          </span>
          {price ? <b className={styles.price}>{price}</b> : null}
        </li>
      ))}
    </ul>
  );
}

export function hydrate(container: HTMLElement, slots: SlotsContent): Root {
  return hydrateRoot(container, <FreeSlots slots={slots} />);
}
