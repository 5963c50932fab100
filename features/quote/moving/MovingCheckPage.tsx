import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { stores } from '@/lib/domain/answers/storage-split';
import { paymentPlan } from '@/lib/domain/pricing/payment-plan';
import { bindsText } from '@/lib/domain/storage/binds';
import type { CheckedFlow } from '../flow-config';
import { CheckPage, type CheckPageProps } from '../pages/CheckPage';
import { checkedRows } from './answer-rows';
import { movingFlow } from './flow';
import { dayRefusals } from './MoveTimeline';

export const movingCheckPage: CheckedFlow<MovingAnswers> = {
  ...movingFlow,
  rows: checkedRows,
  payments: {
    field: 'isAgreedWithPayments',
    beside: 'the move',
    planOf: ({ split, dates }, quote) =>
      paymentPlan(quote, { storageTerm: split.storageTerm, since: dates.movingDate }),
  },
  binds: (values) =>
    stores(values.furnitureItems, values.split.lines) && values.split.storageTerm !== ''
      ? `One move. ${bindsText(values.split.storageTerm)}`
      : movingFlow.binds(values),
  dayRefusals,
};

export function MovingCheckPage(page: CheckPageProps<MovingAnswers>) {
  return <CheckPage flow={movingCheckPage} {...page} />;
}
