import { LiveLoad } from '@/components/load-drawing/LiveLoad';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Gauge } from '@/components/ui/Gauge';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { SPACE_TITLES } from '@/lib/domain/catalogue/space-titles';
import { VAN } from '@/lib/domain/catalogue/vans';
import { formatPence } from '@/lib/domain/money';
import type { FurnitureItem } from '@/lib/domain/order-types';
import type { MoveAdvice, PlanOffer } from '../advice/move-advice';
import { Continue } from './Continue';
import { listText } from './left-outside';
import { Unpriced } from './Unpriced';
import styles from './Result.module.scss';
import { VanWeight } from './VanWeight';

type MoveResultProps = {
  /** Null if the list needs more than two vans. */
  readonly advice: MoveAdvice | null;
  readonly items: readonly FurnitureItem[];
  readonly picture: Picture;
  readonly call: { readonly phone: string; readonly phoneHref: string };
};

const nameOf = ({ space }: PlanOffer) => SPACE_TITLES[space].toLowerCase();

/** Renders the vans and the size of a move for a list, with a drawing, measurements and the price. */
export function MoveResult({ advice, items, picture, call }: MoveResultProps) {
  if (!advice) return <Unpriced call={call} hasUnit />;
  const { cheapest, plan, nextSmaller } = advice;
  const { vans, cubicFeet } = cheapest.fit;
  const room = vans * VAN.cubicFeet;
  const holder = vans === 1 ? 'Van' : `${vans} vans`;
  return (
    <>
      <div className={styles.picture}>
        <LiveLoad items={items} hold={{ kind: 'vans', count: vans }}>
          <Drawing {...picture} alt="" />
        </LiveLoad>
      </div>
      <Gauge
        label={`${holder} ${Math.ceil((cubicFeet / room) * 100)}% full`}
        value={cubicFeet}
        max={room}
        text={`${formatCubicFeet(cubicFeet)} of ${formatCubicFeet(room)}`}
      />
      <VanWeight fit={cheapest.fit} />
      <p className={styles.price}>
        <strong>{formatPence(cheapest.price)}</strong> the move
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
      <Continue chosen={{ flow: 'moving', movingSpace: cheapest.space, furnitureItems: items }}>
        Continue with this list
      </Continue>
    </>
  );
}
