import Router from 'next/router';
import { useState, type ComponentProps } from 'react';
import { LiveLoad } from '@/components/load-drawing/LiveLoad';
import { Button } from '@/components/ui/Button';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Gauge } from '@/components/ui/Gauge';
import { Note } from '@/components/ui/Note';
import { formatCubicFeet, formatKilograms, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { pieceInSentence } from '@/lib/domain/catalogue/piece-in-sentence';
import { MOST_VANS, VAN } from '@/lib/domain/catalogue/vans';
import { SPACE_TITLES } from '@/lib/domain/catalogue/space-titles';
import { formatPence } from '@/lib/domain/money';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { planFit, type PlanFit } from '@/lib/domain/pricing/fit';
import type { StayCost } from '@/lib/domain/pricing/storage-stay';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { allButText } from '@/lib/domain/wording';
import type { MoveAdvice, PlanOffer } from './advice/move-advice';
import type { StorageAdvice } from './advice/storage-advice';
import type { Chosen } from './save-chosen';
import { weeksText } from './stay';
import styles from './Result.module.scss';

type StorageResultProps = {
  readonly items: readonly FurnitureItem[];
  readonly advice: StorageAdvice;
  /** Null if there is no online price. */
  readonly cost: StayCost | null;
  readonly weeks: number;
  readonly picture: Picture;
  readonly call: { readonly phone: string; readonly phoneHref: string };
};

export function StorageResult({ items, advice, cost, weeks, picture, call }: StorageResultProps) {
  const { fits, nextSmaller } = advice;
  const advised = advice.advised && advice[advice.advised];
  const shown = advised ?? nextSmaller;
  if (!shown) return null;
  const { feet, storageSpace, squareFeet } = shown.unit;
  const [width, depth] = feet;
  const { cubicFeet } = inventoryTotals(items);
  const left = items.find(({ id }) => shown.outside[id]);
  const holds = left
    ? `holds ${allButText(pieceInSentence(left))}`
    : `the cheapest that holds everything, with ${formatCubicFeet(Math.max(0, shown.cubicFeet - cubicFeet))} to spare`;
  return (
    <>
      <Load
        items={items}
        hold={{ kind: 'unit', width, depth }}
        picture={picture}
        holder={shown.unit.title}
        filled={Math.min(cubicFeet, shown.cubicFeet)}
        room={shown.cubicFeet}
        fit={planFit('custom', items)}
      />
      {advised && cost ? (
        <>
          <p className={styles.price}>
            <strong>{formatPence(cost.weekly)}</strong> a week
          </p>
          <p>
            <b>{`${advised.unit.title}:`}</b>{' '}
            <span>
              {`${holds}. The cheapest term for ${weeksText(weeks)} is ${storageDuration(cost.term).title.toLowerCase()}: ${formatPence(cost.total)} in all, collection and return included.`}
            </span>
          </p>
        </>
      ) : (
        <Unpriced call={call} hasUnit={advised !== null} />
      )}
      {advised && fits && advised !== fits ? (
        <p className={styles.aside}>
          {`The ${fits.unit.title}, ${formatPence(fits.unit.perWeek)} a week before discounts, holds everything.`}
        </p>
      ) : nextSmaller && nextSmaller !== advised ? (
        <p className={styles.aside}>
          {`The ${nextSmaller.unit.title}${fits ? `, ${formatPence(nextSmaller.unit.perWeek)} a week before discounts,` : ''} would not hold: ${listText(linesOutside(items, nextSmaller.outside))}.`}
        </p>
      ) : null}
      {advised && cost ? (
        <Continue
          chosen={{ flow: 'storage', storageSpace, squareFeet, storageTerm: cost.term, furnitureItems: items }}
        />
      ) : null}
    </>
  );
}

type MoveResultProps = Pick<StorageResultProps, 'items' | 'picture' | 'call'> & {
  /** Null if the list needs more than two vans. */
  readonly advice: MoveAdvice | null;
};

const nameOf = ({ space }: PlanOffer) => SPACE_TITLES[space].toLowerCase();

export function MoveResult({ advice, items, picture, call }: MoveResultProps) {
  if (!advice) return <Unpriced call={call} hasUnit />;
  const { cheapest, plan, nextSmaller } = advice;
  const { vans, cubicFeet } = cheapest.fit;
  const room = vans * VAN.cubicFeet;
  return (
    <>
      <Load
        items={items}
        hold={{ kind: 'vans', count: vans }}
        picture={picture}
        holder={vans === 1 ? 'Van' : `${vans} vans`}
        filled={cubicFeet}
        room={room}
        fit={cheapest.fit}
      />
      <p className={styles.price}>
        <strong>{formatPence(cheapest.price)}</strong> for the move
      </p>
      <p>
        <b>{`${SPACE_TITLES[cheapest.space]}:`}</b>{' '}
        <span>
          {`the cheapest that takes everything, and leaves ${formatCubicFeet(room - cubicFeet)} of ${vans === 1 ? 'the van' : 'the vans'} free. Distance, stairs and parking are added with your addresses.`}
        </span>
      </p>
      {plan ? (
        <p className={styles.aside}>
          {`The ${nameOf(plan)} is ${formatPence(plan.price)} and leaves room for ${formatCubicFeet(plan.fit.capacityCubicFeet - cubicFeet)} more.`}
        </p>
      ) : null}
      {nextSmaller ? (
        <p className={styles.aside}>
          {`The ${nameOf(nextSmaller)} would not hold: ${listText(nextSmaller.fit.leftOver)}.`}
        </p>
      ) : null}
      <Continue chosen={{ flow: 'moving', movingSpace: cheapest.space, furnitureItems: items }} />
    </>
  );
}

/** Renders the button into a quote with the chosen values. The code that saves them loads with the press. */
function Continue({ chosen }: { readonly chosen: Chosen }) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const goOn = async () => {
    setState('saving');
    try {
      const { saveChosen } = await import('./save-chosen');
      await Router.push(await saveChosen(chosen));
      setState('idle');
    } catch {
      // The call has reported the error.
      setState('failed');
    }
  };
  return (
    <>
      <Button
        fullWidth
        iconAfter="arrow-right"
        loading={state === 'saving'}
        onClick={() => void goOn()}
        data-spot="storage_calculator_list"
      >
        Continue with this list
      </Button>
      {state === 'failed' ? (
        <Note kind="error" role="alert">
          We could not save your list just now. It is still here: please try again.
        </Note>
      ) : null}
    </>
  );
}

type UnpricedProps = Pick<StorageResultProps, 'call'> & {
  /** Whether a unit holds the list, although it needs more than two vans. */
  readonly hasUnit: boolean;
};

function Unpriced({ call: { phone, phoneHref }, hasUnit }: UnpricedProps) {
  return (
    <Note kind="info">
      {hasUnit ? `This is more than ${MOST_VANS} can carry in a day` : 'This is more than our largest unit holds'}. Ring
      us on <a href={phoneHref}>{phone}</a> and we will plan it with you.
    </Note>
  );
}

type LoadProps = Pick<ComponentProps<typeof LiveLoad>, 'items' | 'hold'> & {
  readonly picture: Picture;
  /** The unit or the vans, as text. */
  readonly holder: string;
  /** Cubic feet. */
  readonly filled: number;
  readonly room: number;
  readonly fit: PlanFit;
};

/** Renders how full a list makes the unit or the vans, and its weight against the vans' payload. */
function Load({ items, hold, picture, holder, filled, room, fit }: LoadProps) {
  const payload = fit.vans * VAN.kilograms;
  const vans = fit.vans === 1 ? 'the van' : `${fit.vans} vans`;
  return (
    <>
      <div className={styles.picture}>
        <LiveLoad items={items} hold={hold}>
          <Drawing {...picture} alt="" />
        </LiveLoad>
      </div>
      <Gauge
        label={`${holder} ${Math.ceil((filled / room) * 100)}% full`}
        value={filled}
        max={room}
        text={`${formatCubicFeet(filled)} of ${formatCubicFeet(room)}`}
      />
      <Gauge
        label={`Weight for ${vans}, estimated`}
        value={fit.kilograms}
        max={payload}
        text={`${formatKilograms(fit.kilograms)} of ${formatKilograms(payload)}`}
      />
      {fit.loads > fit.vans ? (
        <p className={styles.aside}>
          {`Too heavy for ${vans} in one trip: we drive twice or send a heavier van, at no extra cost.`}
        </p>
      ) : null}
    </>
  );
}

type Counted = Pick<FurnitureItem, 'title' | 'quantity'>;

/** Returns "12 × Medium box, 1 × Sofa, 3 seats". */
const listText = (lines: readonly Counted[]): string =>
  lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ');

const linesOutside = (items: readonly FurnitureItem[], outside: Readonly<Record<string, number>>): readonly Counted[] =>
  items.flatMap(({ id, title }) => (outside[id] ? [{ title, quantity: outside[id] }] : []));
