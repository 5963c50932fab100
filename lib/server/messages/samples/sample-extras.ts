import { COMPANY } from '@/lib/content/company';
import { minutesAfter } from '@/lib/domain/durations';
import { WAY_LABELS } from '@/lib/domain/extras/by-hand';
import { pence } from '@/lib/domain/money';
import { uncapitalised } from '@/lib/domain/wording';
import { extraPath } from '@/lib/account-routes';
import { invoicePath, orderPath } from '@/lib/routes';
import type { MailTopic } from '@/lib/server/kernel/outbox/topics';
import { SITE } from '@/lib/site';
import { orderFacts } from '../email/order-facts';
import { extraPaid, extraRefunded, extraUnpaid, extraWithdrawn } from '../email/templates/extra-payments';
import { extraAgreed, extraAsked } from '../email/templates/extras';
import type { SampleMail } from './sample-mail';
import { sampleRow } from './sample-orders';

const MOVE = sampleRow('moving');
const ORDER = orderFacts(MOVE);
const KEY = 'sample-key';
const NUMBER = 'INV-2026-000124';
const AROUND = { company: COMPANY, extraUrl: SITE.origin + extraPath(MOVE.reference, KEY) };
const EXTRA = {
  kind: 'floors',
  ...{ what: 'Delivery: second floor, no lift', amount: pence(2_000) },
  answerBy: minutesAfter(new Date('2026-11-24T09:00:00.000Z'), 20),
  ...{ workedOut: 'Second floor, no lift at delivery £20', reason: 'The lift is out of order today.' },
} as const;
const RECEIPT = {
  ...{ paidOn: '2026-11-24', net: pence(1_667), vat: pence(333), gross: pence(2_000) },
  invoice: { label: `Invoice ${NUMBER}`, url: `${SITE.origin}${invoicePath(MOVE.reference, NUMBER)}?token=${KEY}` },
};
const orderUrl = SITE.origin + orderPath(MOVE.reference, KEY);

/** What is asked on the day, and its money. */
export const SAMPLE_EXTRA_MAILS = {
  'order.extra_asked.customer': [{ case: '', letter: extraAsked(ORDER, EXTRA, AROUND) }],
  'order.extra_agreed.customer': [{ case: '', letter: extraAgreed(ORDER, EXTRA, AROUND) }],
  'order.extra_unpaid.customer': [
    { case: '', letter: extraUnpaid(ORDER, { ...EXTRA, agreedOn: '2026-11-23' }, AROUND) },
  ],
  'order.extra_withdrawn.customer': [
    { case: '', letter: extraWithdrawn(ORDER, EXTRA, { company: COMPANY, orderUrl }) },
  ],
  'order.extra_paid.customer': ([null, 'cash', 'transfer'] as const).map((way) => ({
    case: way === null ? 'online' : uncapitalised(WAY_LABELS[way]),
    letter: extraPaid(ORDER, EXTRA, { company: COMPANY, receipt: { ...RECEIPT, way } }),
  })),
  'order.extra_refunded.customer': (['paid_twice', 'extra_withdrawn'] as const).map((why) => ({
    case: why === 'paid_twice' ? 'paid twice' : 'withdrawn before it was paid',
    letter: extraRefunded(ORDER, EXTRA, { company: COMPANY, orderUrl, why }),
  })),
} satisfies Partial<Record<MailTopic, readonly SampleMail[]>>;
