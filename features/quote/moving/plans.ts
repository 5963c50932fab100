import { MOVING_PLANS, type MovingPlan } from '@/lib/domain/catalogue/plans';
import { formatPence } from '@/lib/domain/money';

export const planPriceText = ({ key, price }: Pick<MovingPlan, 'key' | 'price'>): string =>
  `${key === 'custom' ? 'from ' : ''}${formatPence(price)}`;

export const planOptions = () =>
  MOVING_PLANS.map((plan) => ({ value: plan.key, label: `${plan.title}, ${planPriceText(plan)}` }));
