import styles from './ChooseThings.module.scss';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/Button';
import { TicketStub } from '@/components/ui/TicketStub';
import priceStubStyles from './PriceStub.module.scss';
import thingRowStyles from './ThingRow.module.scss';
import { Checkbox } from '@/components/ui/Checkbox';
import { Icon } from '@/components/ui/Icon/Icon';
import countFieldStyles from './CountField.module.scss';
import type { BodyOf } from '@/lib/api/request';
import { useAsked } from '@/lib/api/use-asked';
import { useSettled } from '@/lib/api/use-settled';
import type { priceFromAccount } from '@/lib/contracts/accounts';
import { thingField } from '@/lib/contracts/thing-field';
import { formatPounds } from '@/lib/domain/money';
import { ROUTES } from '@/lib/routes';
import { linesOf, piecesIn, withCount } from '../model/chosen';
import type { BackPrice, BringBack, Chosen, SpaceAction, Thing } from '../types';
import { useDrawing, type Pointed } from './use-drawing';
import { pictureId } from './hydrate-units';

type Asked = BodyOf<typeof priceFromAccount>;

/** Requests a price. The code of the API call loads with the first choice. */
async function ask(body: Asked, signal: AbortSignal): Promise<BackPrice> {
  const { priceFromAccount: price } = await import('@/lib/api/accounts');
  return price(body, signal);
}

/** Returns the server's price of the chosen items, in pounds. The page came with the price of the choice in its URL. */
function useReturnPrice(orderId: string, chosen: Chosen, { price }: Pick<BringBack, 'price'>) {
  const things = linesOf(chosen);
  const asked = useAsked(ask, things.length > 0 ? { orderId, what: 'items' as const, things } : null, price);
  const { state, answer } = asked;
  const known = things.length > 0 ? answer : null;
  return { price: known, isLoading: state === 'loading', isFailed: state === 'failed' };
}

/** Returns the number of chosen pieces per line, and a setter that limits it to the free pieces. */
function useChosen(things: readonly Thing[], first: Chosen) {
  const [chosen, setChosen] = useState(first);
  const choose = (id: string, quantity: number): void => {
    const most = things.find((thing) => thing.id === id)?.free ?? 0;
    setChosen((before) => withCount(before, id, Math.max(0, Math.min(most, quantity))));
  };
  return { chosen, choose };
}

type ChooseThingsProps = {
  readonly orderId: string;
  readonly things: readonly Thing[];
  readonly bringBack: BringBack;
  /** Further bookings that the unit offers. */
  readonly actions: readonly SpaceAction[];
  /** The path that the form posts to. */
  readonly action: string;
  /** Returns the clicks on the drawing from before this code was loaded, each once. */
  readonly early?: (() => readonly Event[]) | undefined;
};

const NONE = () => [];
/** Delay before a choice is priced, so that quick clicks cause one request. */
const SETTLED_MS = 250;
/** Number of lines up to which the list keeps one column on wide screens. */
const ONE_COLUMN = 6;

/** Renders the choice of items to return from a unit, in the list or its drawing, and the price of the return. */
export function ChooseThings({ orderId, things, bringBack, actions, action, early = NONE }: ChooseThingsProps) {
  const { chosen, choose } = useChosen(things, bringBack.chosen);
  const [pointed, point] = useState<Pointed | null>(null);
  const [picture] = useState(() =>
    typeof document === 'undefined' ? null : document.getElementById(pictureId(orderId)),
  );
  useDrawing(picture, early, { things, chosen, pointed, choose, point });
  const price = useReturnPrice(orderId, useSettled(chosen, SETTLED_MS), bringBack);
  const { place, everything, isPartOnly = false } = bringBack;
  return (
    <form noValidate method="post" action={action} className={styles.root}>
      <input type="hidden" name="orderId" value={orderId} />
      <fieldset className={styles.things}>
        <legend>
          <h3>What is in it</h3>
          <span className={styles.how}>Choose what should come back. The rest stays with us.</span>
        </legend>
        <ul className={things.length > ONE_COLUMN ? styles.long : styles.list}>
          {things.map((thing) => (
            <ThingRow
              key={thing.id}
              {...thing}
              count={chosen[thing.id] ?? 0}
              isPointed={pointed?.id === thing.id}
              onChoose={(quantity) => choose(thing.id, quantity)}
              onPoint={(isPointed) => point(isPointed ? { id: thing.id } : null)}
            />
          ))}
        </ul>
      </fieldset>
      <PriceStub pieces={piecesIn(chosen)} place={place} next={isPartOnly ? 'address' : 'day'} {...price} />
      <div className={styles.others}>
        <noscript>
          <button
            type="submit"
            formMethod="get"
            formAction={ROUTES.account}
            className={buttonClass({ kind: 'secondary' })}
          >
            Work out the price
          </button>
        </noscript>
        {isPartOnly ? null : (
          <Button type="submit" name="what" value="unit" kind="secondary">
            {everything === null ? 'Bring everything back' : `Bring everything back, ${formatPounds(everything)}`}
          </Button>
        )}
        {actions.map(({ what, label }) => (
          <Button key={what} type="submit" name="what" value={what} kind="secondary">
            {label}
          </Button>
        ))}
      </div>
    </form>
  );
}

type RowEvents = {
  /** Called when the focus enters or leaves the row's fields. */
  readonly onPoint: (isPointed: boolean) => void;
  /** Called on Enter in one of the row's fields, where the form would otherwise submit. */
  readonly onEnter: (field: HTMLInputElement) => void;
};

/** Returns the ref of a row and handles focus and Enter of all its fields in one place. */
function useRowEvents(events: RowEvents) {
  const row = useRef<HTMLLIElement>(null);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const point = () => latest.current.onPoint(true);
    const leave = () => latest.current.onPoint(false);
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      latest.current.onEnter(event.target);
    };
    element.addEventListener('focusin', point);
    element.addEventListener('focusout', leave);
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('focusin', point);
      element.removeEventListener('focusout', leave);
      element.removeEventListener('keydown', press);
    };
  }, []);
  return row;
}

type ThingRowProps = Thing & {
  /** Number of pieces to return. */
  readonly count: number;
  readonly isPointed: boolean;
  readonly onChoose: (quantity: number) => void;
  readonly onPoint: (isPointed: boolean) => void;
};

/** Renders one line of a unit's list: a checkbox, or a count for several pieces. Works as a plain form, too. */
function ThingRow({ id, title, quantity, free, count, isPointed, onChoose, onPoint }: ThingRowProps) {
  const name = thingField(id);
  const text = quantity === 1 ? title : `${quantity} × ${title}`;
  const booked = quantity - free;
  const hint = booked === 0 ? undefined : booked === quantity ? 'Return booked' : `${booked} booked to come back`;
  const row = useRowEvents({
    onPoint,
    onEnter: ({ type }) => {
      if (type === 'checkbox') onChoose(count > 0 ? 0 : 1);
    },
  });
  return (
    <li
      className={clsx(thingRowStyles.root, count > 0 && thingRowStyles.chosen, isPointed && thingRowStyles.pointed)}
      ref={row}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      {free === 0 ? (
        <span className={thingRowStyles.name}>
          {text}
          <small className={thingRowStyles.hint}>{hint}</small>
        </span>
      ) : free === 1 && quantity === 1 ? (
        <Checkbox
          id={name}
          name={name}
          value="1"
          label={text}
          checked={count > 0}
          onChange={(isTicked) => onChoose(isTicked ? 1 : 0)}
        />
      ) : (
        <>
          <label htmlFor={name} className={thingRowStyles.name}>
            {text}
            {hint ? <small className={thingRowStyles.hint}>{hint}</small> : null}
          </label>
          <CountField id={name} label={title} value={count} max={free} onChange={onChoose} />
        </>
      )}
    </li>
  );
}

type CountFieldProps = {
  /** Id and name of the field. */
  readonly id: string;
  /** Name of the counted item, for the buttons. The field has its own label. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/**
 * Renders a number field with buttons for the mouse. It is a plain field, so that a form without a script sends it.
 * The buttons are not in the tab order, as with a native number field.
 */
function CountField({ id, label, value, max, onChange }: CountFieldProps) {
  const step = (by: 1 | -1, words: string) => (
    <button
      type="button"
      tabIndex={-1}
      className={countFieldStyles.button}
      aria-label={`${words}: ${label}`}
      disabled={by < 0 ? value <= 0 : value >= max}
      onClick={() => onChange(value + by)}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} />
    </button>
  );
  return (
    <span className={countFieldStyles.root}>
      {step(-1, 'Remove one')}
      <input
        type="number"
        inputMode="numeric"
        id={id}
        name={id}
        className={countFieldStyles.field}
        min={0}
        max={max}
        value={value}
        // Selects the value, so that typing replaces it.
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(Math.floor(event.target.valueAsNumber) || 0)}
      />
      {step(1, 'Add one')}
    </span>
  );
}

type PriceStubProps = Parameters<typeof priceWords>[0] & {
  /** Whether a newer price is loading. */
  readonly isLoading: boolean;
  /** The question of the next page. */
  readonly next: 'day' | 'address';
};

/** Renders the price of the chosen items, always in view, with the button to continue. */
function PriceStub({ isLoading, next, ...back }: PriceStubProps) {
  const { lead, price, per, note } = priceWords(back);
  const rest = isLoading || back.isFailed ? '' : restWords(back.price);
  return (
    <div
      className={clsx(priceStubStyles.root, back.pieces > 0 && priceStubStyles.chosen)}
      data-loading={isLoading || undefined}
    >
      <div role="status" className={priceStubStyles.spoken}>
        {isLoading ? '' : `${lead} ${back.pieces > 0 ? `${price} ${per ?? ''}. ${rest}` : ''}`}
      </div>
      <TicketStub
        lead={lead}
        price={price}
        per={per}
        note={
          rest ? (
            <>
              <span>{note}</span> <span className={priceStubStyles.rest}>{rest}</span>
            </>
          ) : (
            note
          )
        }
        action={
          <Button type="submit" name="what" value="items" kind="dark" size="l" iconAfter="arrow-right">
            Continue to the {next}
          </Button>
        }
      />
    </div>
  );
}

type Back = {
  /** Number of chosen pieces. */
  readonly pieces: number;
  /** The price of the return; null before the first answer, or without a price online. */
  readonly price: BackPrice | null;
  readonly place: string;
  /** Whether the price request failed. */
  readonly isFailed: boolean;
};

const thingsText = (pieces: number): string => `${pieces} ${pieces === 1 ? 'thing' : 'things'}`;

/** Returns what a smaller unit for the remaining items would cost; '' where none is cheaper. Pure. */
function restWords(price: BackPrice | null): string {
  if (!price?.smallerUnit) return '';
  const { label, perPayment, insteadOf, weeks } = price.smallerUnit;
  const every = weeks === 1 ? 'a week' : `every ${weeks} weeks`;
  return `What stays would fit a ${label}: ${formatPounds(perPayment)} ${every} instead of ${formatPounds(insteadOf)}. Once the return is booked you can move it there.`;
}

/** Returns the texts of the price ticket: "Bringing back 3 things:", "£61.20", "to SE15, ground floor". Pure. */
function priceWords({ pieces, price: back, place, isFailed }: Back) {
  if (pieces === 0) return { lead: 'Nothing chosen yet', price: '', note: 'The price grows with what you choose.' };
  const lead = `Bringing back ${thingsText(pieces)}:`;
  if (isFailed) return { lead, price: '–', note: 'We could not work out the price just now. Continue to see it.' };
  const price = back === null ? '–' : formatPounds(back.totalWithDiscount);
  return place
    ? { lead, price, per: `to ${place}`, note: 'VAT included. Busy days cost more.' }
    : { lead, price, per: 'to a ground floor nearby', note: 'VAT included. Distance, stairs and busy days cost more.' };
}
