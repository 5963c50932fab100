import { useState } from 'react';
import type { ValidationError } from 'yup';
import { changeAddresses, previewAddresses } from '@/lib/api/order-changes';
import { useSettled } from '@/lib/api/use-settled';
import { addressesOf, elsewhere, movedStops } from '@/lib/domain/order/elsewhere';
import type { Addresses, DraftAddress } from '@/lib/domain/vocabulary';
import { addressesSchema } from '@/lib/validation/order-change';
import { tidied } from '@/lib/validation/tidy';
import type { ChangePanel, StopToMove } from './types';
import { usePricedChange, type PricedChangeState } from './use-priced-change';

/** What is wrong or missing, a sentence a field, by the fields' names. */
function wrongIn(stops: readonly StopToMove[]): Readonly<Record<string, string>> {
  try {
    addressesSchema.validateSync(tidied(addressesSchema, { addresses: addressesOf(stops) }), { abortEarly: false });
    return {};
  } catch (error) {
    // By what it has: the class would bring all of yup with it.
    const { inner = [] } = error as Partial<ValidationError>;
    return Object.fromEntries(inner.map(({ path, message }) => [path ?? '', message]));
  }
}

/** Whether complete stops are where, and as, the booked ones are. */
function isWhereBooked(stops: readonly StopToMove[], booked: readonly StopToMove[]): boolean {
  const at = (list: readonly StopToMove[]): Addresses => addressesOf(list) as Addresses;
  const moved = elsewhere(at(booked), addressesOf(stops));
  return moved !== null && movedStops(at(booked), moved).length === 0;
}

/** Long enough for somebody who types a postcode. */
const SETTLE_MS = 500;

type MovedStops = {
  readonly stops: readonly StopToMove[];
  readonly answer: (path: string, question: keyof DraftAddress, answer: DraftAddress[keyof DraftAddress]) => void;
  /** What is wrong with a field that was left, or what the server has refused of it. */
  readonly errorOf: (field: string) => string | undefined;
  /** A field is done with: what is wrong with it may be said. */
  readonly onLeave: (field: string) => void;
  /** Something is changed, and something is still missing or wrong. */
  readonly isUnfinished: boolean;
  readonly change: PricedChangeState;
};

/** The stops of an order while they are moved, priced whenever they are complete and have come to rest. */
export function useStops(panel: ChangePanel, booked: readonly StopToMove[]): MovedStops {
  const [stops, setStops] = useState(booked);
  const [left, setLeft] = useState<readonly string[]>([]);
  const settled = useSettled(stops, SETTLE_MS);
  const wrong = wrongIn(stops);
  const isWhole = Object.keys(wrong).length === 0;
  const isChanged = stops !== booked && !(isWhole && isWhereBooked(stops, booked));
  const isReady = isWhole && isChanged;
  const priced = usePricedChange(panel, {
    preview: previewAddresses,
    wanted: isReady && settled === stops ? { ...panel.guest, addresses: addressesOf(settled) } : null,
    make: changeAddresses,
  });
  const isSettled = settled === stops;
  const change = isSettled ? priced : { ...priced, state: isReady ? ('loading' as const) : ('nothing' as const) };
  const refused = isSettled ? priced.refusal?.fields : undefined;

  const onLeave = (field: string) => setLeft((fields) => (fields.includes(field) ? fields : [...fields, field]));

  return {
    stops,
    answer: (path, question, value) => {
      setStops((list) =>
        list.map((stop) => (stop.path === path ? { ...stop, address: { ...stop.address, [question]: value } } : stop)),
      );
      // Everything but a text is answered at once. A lift that another floor asks about is still to be answered.
      if (question === 'floor' || question === 'parking') onLeave(`${path}.${question}`);
      priced.forget();
    },
    errorOf: (field) => (left.includes(field) ? wrong[field] : undefined) ?? refused?.[field],
    onLeave,
    isUnfinished: isChanged && !isWhole,
    change,
  };
}
