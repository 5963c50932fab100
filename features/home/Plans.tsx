import { FIRST_QUESTION } from '@/lib/domain/order/labels';
import { PlanCards, type PlanCardProps } from '@/components/marketing/PlanCards';
import { SectionHead } from '@/components/marketing/SectionHead';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { chosenPath, ROUTES } from '@/lib/routes';
import type { PlanCard } from './types';
import styles from './Plans.module.scss';

type PlansProps = {
  readonly plans: readonly PlanCard[];
  readonly custom: { readonly text: string; readonly drawing: Picture };
  readonly addOns: readonly { readonly name: string; readonly price: string }[];
};

const intoFlow = (space: string) => chosenPath(ROUTES.movingQuote, { plan: space });

const asCard = ({ space, ...plan }: PlanCard): PlanCardProps => ({
  ...plan,
  action: { label: `Choose ${plan.title.toLowerCase()}`, href: intoFlow(space), spot: `home_plan_${space}` },
});

/**
 * Renders the fixed plans with their whole price, and the sizes between them. Each links into the flow with its size
 * chosen.
 */
export function Plans({ plans, custom, addOns }: PlansProps) {
  return (
    <section className={styles.root}>
      <div className={styles.content}>
        <SectionHead
          title={<>Fixed-price moving&nbsp;plans</>}
          lead="Each van is drawn to scale with every box in its plan. Some are hidden behind others."
        />
        <PlanCards cards={plans.map(asCard)} />
        <div className={styles.custom}>
          <Drawing {...custom.drawing} />
          <div>
            <h3>Somewhere in between?</h3>
            <p>{custom.text}</p>
          </div>
          <ButtonLink
            href={intoFlow('custom')}
            kind="dark"
            size="l"
            iconAfter="arrow-right"
            data-spot="home_plan_custom"
          >
            {FIRST_QUESTION}
          </ButtonLink>
        </div>
        <ul className={styles.addOns}>
          <li>Add to any move:</li>
          {addOns.map(({ name, price }) => (
            <li key={name}>
              <b>{name}</b> {price}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
