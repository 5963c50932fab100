import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing, shareOfWidest } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import { PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { MOVING_PLANS, planPriceText, type MovingPlan } from '@/lib/domain/catalogue/plans';
import { chosenPath, ROUTES } from '@/lib/routes';
import { EntryPage, type EntryProps } from '../pages/EntryPage';
import { type MovingPictures } from './step-props';
import styles from '../pages/PlanChoice.module.scss';

export type ChoosePlanProps = EntryProps & { readonly pictures: MovingPictures['planPictures'] };

/** Renders five sizes with their prices as plain links, which work before any script loads. */
export function ChoosePlan({ carried, pictures, ...page }: ChoosePlanProps) {
  return (
    <EntryPage
      heading="How much are you moving?"
      lead={`The price of the plan is the total price up to ${PLAN_MILES} miles, VAT and road charges included.`}
      {...page}
    >
      <ul className={styles.plans}>
        {MOVING_PLANS.map((plan) => (
          <PlanCard
            key={plan.key}
            plan={plan}
            picture={pictures[plan.key]}
            share={shareOfWidest(pictures[plan.key], Object.values(pictures))}
            carried={carried}
          />
        ))}
      </ul>
    </EntryPage>
  );
}

type PlanCardProps = {
  readonly plan: MovingPlan;
  readonly picture: MovingPictures['planPictures']['mini'];
  readonly share: ReturnType<typeof shareOfWidest>;
  readonly carried: string;
};

function PlanCard({ plan, picture, share, carried }: PlanCardProps) {
  const { key, title, advantages, tooltip, testSelector } = plan;
  const href = chosenPath(ROUTES.movingQuote, { plan: key }, carried);
  return (
    <li className={styles.plan} data-test={testSelector}>
      <div className={styles.picture} style={share}>
        <Drawing {...picture} alt="" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.price}>{planPriceText(plan)}</p>
        <p className={styles.tooltip}>{tooltip}</p>
      </div>
      <ul className={`${styles.facts} ${styles.inColumns}`}>
        {advantages.map((advantage) => (
          <li key={advantage}>
            <Icon name="check" />
            {advantage}
          </li>
        ))}
      </ul>
      <ButtonLink
        href={href}
        kind={key === 'custom' ? 'outline' : 'secondary'}
        fullWidth
        aria-label={`Choose ${title}, ${planPriceText(plan)}`}
        data-spot={`choose_plan_${key}`}
      >
        Choose
      </ButtonLink>
    </li>
  );
}
