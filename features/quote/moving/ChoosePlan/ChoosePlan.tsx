import Link from 'next/link';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import { Note } from '@/components/ui/Note/Note';
import { track } from '@/lib/analytics/track';
import { MOVING_PLANS, type MovingPlan } from '@/lib/domain/catalogue/plans';
import type { Trader } from '@/lib/domain/order/trader';
import { ROUTES } from '@/lib/routes';
import type { MovingPictures } from '../facts';
import { planPriceText } from '../plans';
import styles from '../../pages/PlanChoice.module.scss';

export type ChoosePlanProps = {
  /** The draft or the prefill, as a query that the links onwards carry. */
  readonly carried: string;
  /** The visitor has just deleted a quote. */
  readonly isDeleted: boolean;
  readonly pictures: MovingPictures['planPictures'];
  readonly trader: Trader;
};

/** Five sizes with their prices. Plain links: it works before any script has come. */
export function ChoosePlan({ carried, isDeleted, pictures, trader }: ChoosePlanProps) {
  return (
    <QuoteLayout company={trader}>
      <div className={styles.root}>
        <Link href={ROUTES.getAQuote} className={styles.back} prefetch={false}>
          <Icon name="arrow-left" /> Back
        </Link>
        {isDeleted ? (
          <Note kind="success" role="status">
            Your quote is deleted. The link to it no longer works.
          </Note>
        ) : null}
        <h1 className={styles.heading}>How much are you moving?</h1>
        <p className={styles.lead}>
          The price of the plan is the whole price up to 25 miles, VAT and road charges included.
        </p>
        <ul className={styles.plans}>
          {MOVING_PLANS.map((plan) => (
            <PlanCard key={plan.key} plan={plan} picture={pictures[plan.key]} carried={carried} />
          ))}
        </ul>
      </div>
    </QuoteLayout>
  );
}

type PlanCardProps = {
  readonly plan: MovingPlan;
  readonly picture: MovingPictures['planPictures']['mini'];
  readonly carried: string;
};

function PlanCard({ plan, picture, carried }: PlanCardProps) {
  const { key, title, advantages, tooltip, testSelector } = plan;
  const href = `${ROUTES.movingQuote}/packing?plan=${key}${carried && `&${carried}`}`;
  return (
    <li className={styles.plan} data-test={testSelector}>
      <div className={styles.picture}>
        <Drawing {...picture} alt="" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.price}>{planPriceText(plan)}</p>
        <p className={styles.tooltip}>{tooltip}</p>
        <ul className={styles.facts}>
          {advantages.map((advantage) => (
            <li key={advantage}>
              <Icon name="check" />
              {advantage}
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink
        href={href}
        kind={key === 'custom' ? 'outline' : 'secondary'}
        fullWidth
        aria-label={`Choose ${title}, ${planPriceText(plan)}`}
        onClick={() => track('get_a_quote_click_v2', { spot: `choose_plan_${key}` })}
      >
        {key === 'custom' ? 'List my items' : 'Choose'}
      </ButtonLink>
    </li>
  );
}
