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
import { useLatestCall } from '@/lib/api/use-latest-call';
import { useSettled } from '@/lib/api/use-settled';
import type { priceFromAccount } from '@/lib/contracts/accounts';
import { thingField } from '@/lib/account-routes';
import { formatPounds } from '@/lib/domain/money';
import { ROUTES } from '@/lib/routes';
import { linesOf, pictureId, piecesIn, withCount } from '../model/chosen';
import type { BackPrice, BringBack, Chosen, SpaceAction, Thing } from '../types';
import { useDrawing, type Pointed } from './use-drawing';

type Asked = BodyOf<typeof priceFromAccount>;

/** The code of the API call loads with the first choice. */
async function ask(body: Asked, signal: AbortSignal): Promise<BackPrice> {
  const { priceFromAccount: price } = await import('@/lib/api/accounts');
  return price(body, signal);
}

/** Returns the server's price of the choice, in pounds. The first price came with the page. */
function useReturnPrice(orderId: string, chosen: Chosen, { price }: Pick<BringBack, 'price'>) {
  const things = linesOf(chosen);
  const call = useLatestCall(ask, things.length > 0 ? { orderId, what: 'items' as const, things } : null, price);
  const { state, answer } = call;
  const known = things.length > 0 ? answer : null;
  return { price: known, isLoading: state === 'loading', isFailed: state === 'failed' };
}

/** Provides the number of chosen pieces per line, limited to the free pieces. */
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
  readonly actions: readonly SpaceAction[];
  readonly action: string;
  /** Returns the clicks from before this code was loaded, each once. */
  readonly early?: (() => readonly Event[]) | undefined;
};

const NONE = () => [];
/** In milliseconds, so that quick clicks cause one request. */
const SETTLED_MS = 250;
/** The longest list that keeps one column on wide screens. */
const ONE_COLUMN = 6;

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
  readonly onPoint: (isPointed: boolean) => void;
  /** Called on Enter in a field of the row, where the form would otherwise submit. */
  readonly onEnter: (field: HTMLInputElement) => void;
};

/** Handles focus and Enter of all fields of a row. */
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
  readonly count: number;
  readonly isPointed: boolean;
  readonly onChoose: (quantity: number) => void;
  readonly onPoint: (isPointed: boolean) => void;
};

/** Renders a checkbox, or a count for several pieces. It also works as a plain form. */
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
  readonly id: string;
  /** The counted item, for the names of the buttons. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/** Renders a plain number field with buttons for the mouse, which are not in the tab order. */
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
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(Math.floor(event.target.valueAsNumber) || 0)}
      />
      {step(1, 'Add one')}
    </span>
  );
}

type PriceStubProps = Parameters<typeof priceWords>[0] & {
  readonly isLoading: boolean;
  readonly next: 'day' | 'address';
};

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
  readonly pieces: number;
  /** Null before the first answer, or without a price online. */
  readonly price: BackPrice | null;
  readonly place: string;
  readonly isFailed: boolean;
};

const thingsText = (pieces: number): string => `${pieces} ${pieces === 1 ? 'thing' : 'things'}`;

/** Returns what a smaller unit for the remaining items would cost; '' where none is cheaper. */
function restWords(price: BackPrice | null): string {
  if (!price?.smallerUnit) return '';
  const { label, perPayment, insteadOf, weeks } = price.smallerUnit;
  const every = weeks === 1 ? 'a week' : `every ${weeks} weeks`;
  return `What stays would fit a ${label}: ${formatPounds(perPayment)} ${every} instead of ${formatPounds(insteadOf)}. Once the return is booked you can move it there.`;
}

function priceWords({ pieces, price: back, place, isFailed }: Back) {
  if (pieces === 0) return { lead: 'Nothing chosen yet', price: '', note: 'The price grows with what you choose.' };
  const intro = `Bringing back ${thingsText(pieces)}:`;
  if (isFailed)
    return { lead: intro, price: '–', note: 'We could not work out the price just now. Continue to see it.' };
  const price = back === null ? '–' : formatPounds(back.totalWithDiscount);
  return place
    ? { lead: intro, price, per: `to ${place}`, note: 'VAT included. Busy days cost more.' }
    : {
        lead: intro,
        price,
        per: 'to a ground floor nearby',
        note: 'VAT included. Distance, stairs and busy days cost more.',
      };
}
