import styles from './ChooseThings.module.scss';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/Button';
import type { BodyOf } from '@/lib/api/request';
import { useAsked } from '@/lib/api/use-asked';
import { useSettled } from '@/lib/api/use-settled';
import type { priceFromAccount } from '@/lib/contracts/accounts';
import { ROUTES } from '@/lib/routes';
import { linesOf, piecesIn, withCount } from '../model/chosen';
import type { BackPrice, BringBack, Chosen, SpaceAction, Thing } from '../types';
import { PriceStub } from './PriceStub';
import { ThingRow } from './ThingRow';
import type { Pointed } from './drawing';
import { pictureId } from './ids';
import { formatPounds } from './price-words';
import { useDrawing } from './use-drawing';

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

export type ChooseThingsProps = {
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
