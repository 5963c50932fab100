import { useState } from 'react';
import type { ValidationError } from 'yup';
import { AddressFields } from '@/components/booking/AddressFields';
import { changeAddresses, previewAddresses } from '@/lib/api/order-changes';
import { useSettled } from '@/lib/api/use-settled';
import type { Addresses, DraftAddress } from '@/lib/domain/order-types';
import { addressesOf, movedAddresses, withNewAddresses } from '@/lib/domain/order/elsewhere';
import type { Trader } from '@/lib/domain/order/trader';
import { addressesSchema } from '@/lib/validation/order-change';
import { tidied } from '@/lib/validation/tidy';
import { CancelOrder } from './CancelOrder';
import { EditMove, EditStorage } from './EditOrder';
import { MoveSlot } from './MoveSlot';
import { PricedChange } from './PricedChange';
import type { AddressToMove, ChangePanel, ChangeSubject } from './types';
import { usePricedChange, type PricedChangeState } from './use-priced-change';

type MoveAddressesProps = {
  readonly panel: ChangePanel;
  readonly subject: Extract<ChangeSubject, { kind: 'address' }>;
  readonly trader: Trader;
};

const HINT =
  'Change a postcode, a floor, the lift or the parking. You see the exact difference before anything changes.';
const UNFINISHED = 'Fill in what is missing to see the exact difference.';

function MoveAddresses({ panel, subject, trader }: MoveAddressesProps) {
  const { stops, answer, errorOf, onLeave, isUnfinished, change } = useAddresses(panel, subject.stops);
  return (
    <PricedChange
      panel={panel}
      trader={trader}
      change={change}
      title="What the change costs"
      hint={isUnfinished ? UNFINISHED : HINT}
      verb={stops.length > 1 ? 'Change the addresses' : 'Change the address'}
    >
      {stops.map(({ path, legend, postcodeLabel, address }) => (
        <AddressFields
          key={path}
          path={path}
          legend={legend}
          postcodeLabel={postcodeLabel}
          address={address}
          onAnswer={(question, value) => answer(path, question, value)}
          errorOf={(question) => errorOf(`${path}.${question}`)}
          onLeavePostcode={() => onLeave(`${path}.postcode`)}
        />
      ))}
    </PricedChange>
  );
}

export function ChangePage({ panel, trader }: { readonly panel: ChangePanel; readonly trader: Trader }) {
  const { subject } = panel;
  switch (subject.kind) {
    case 'slot':
      return <MoveSlot panel={panel} subject={subject} trader={trader} />;
    case 'items':
      return 'move' in subject.goods ? (
        <EditMove panel={panel} trader={trader} picking={subject} move={subject.goods.move} />
      ) : (
        <EditStorage panel={panel} trader={trader} picking={subject} goods={subject.goods} />
      );
    case 'address':
      return <MoveAddresses panel={panel} subject={subject} trader={trader} />;
    case 'cancel':
      return <CancelOrder panel={panel} trader={trader} />;
  }
}

/** Returns one error for each wrong or missing answer, by field name. */
function wrongIn(stops: readonly AddressToMove[]): Readonly<Record<string, string>> {
  try {
    addressesSchema.validateSync(tidied(addressesSchema, { addresses: addressesOf(stops) }), { abortEarly: false });
    return {};
  } catch (error) {
    // Checked by its shape, because importing the class would bundle all of yup.
    const { inner = [] } = error as Partial<ValidationError>;
    return Object.fromEntries(inner.map(({ path, message }) => [path ?? '', message]));
  }
}

/** Returns whether complete addresses are the same as the booked ones. */
function isWhereBooked(stops: readonly AddressToMove[], booked: readonly AddressToMove[]): boolean {
  const at = (list: readonly AddressToMove[]): Addresses => addressesOf(list) as Addresses;
  const moved = withNewAddresses(at(booked), addressesOf(stops));
  return moved !== null && movedAddresses(at(booked), moved).length === 0;
}

/** In milliseconds, for the typing of a postcode. */
const SETTLE_MS = 500;

type MovedAddresses = {
  readonly stops: readonly AddressToMove[];
  readonly answer: (path: string, question: keyof DraftAddress, answer: DraftAddress[keyof DraftAddress]) => void;
  /** Only fields that were left have errors, besides those that the server refused. */
  readonly errorOf: (field: string) => string | undefined;
  readonly onLeave: (field: string) => void;
  readonly isUnfinished: boolean;
  readonly change: PricedChangeState;
};

/** Provides the edited addresses, priced after a pause once they are complete. */
function useAddresses(panel: ChangePanel, booked: readonly AddressToMove[]): MovedAddresses {
  const [stops, setAddresses] = useState(booked);
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
      setAddresses((list) =>
        list.map((stop) => (stop.path === path ? { ...stop, address: { ...stop.address, [question]: value } } : stop)),
      );
      // Text fields are left when they lose the focus, others when they are answered.
      if (question === 'floor' || question === 'parking') onLeave(`${path}.${question}`);
      priced.forget();
    },
    errorOf: (field) => (left.includes(field) ? wrong[field] : undefined) ?? refused?.[field],
    onLeave,
    isUnfinished: isChanged && !isWhole,
    change,
  };
}
