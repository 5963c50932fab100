import { COMPANY } from '@/lib/content/company';
import { pence } from '@/lib/domain/money';
import { priceOfLongerHold } from '@/lib/domain/order/share-hold';
import { orderPath } from '@/lib/routes';
import type { MailTopic } from '@/lib/server/kernel/outbox/topics';
import { orderSharesPath, sharePayPath } from '@/lib/shared-list-routes';
import { SITE } from '@/lib/site';
import { orderFacts } from '../email/order-facts';
import { sharePaid, shareRefunded, sharesAsked, sharesUnpaid } from '../email/templates/shares';
import type { SampleMail } from './sample-mail';
import { sampleRow } from './sample-orders';

const MOVE = sampleRow('moving');
const ORDER = orderFacts(MOVE);
const KEY = 'sample-key';
const url = SITE.origin + sharePayPath(KEY);
const TOM = { name: 'Tom', amount: pence(9_640), url, isPaid: false };
const OWNER = { name: '', amount: pence(MOVE.total_pence - 9_640), url, isPaid: false };
const AROUND = { company: COMPANY, sharesUrl: SITE.origin + orderSharesPath(MOVE.reference, KEY) };
const DAY = '2026-11-25T09:20:00.000Z';
const LONGER = { lasts: 'for 24 hours', price: priceOfLongerHold(pence(MOVE.total_pence)) };
const HELD = orderFacts({ ...MOVE, hold_expires_at: DAY });

/** An order that several people pay. */
export const SAMPLE_SHARE_MAILS = {
  'order.shares.customer': [
    {
      case: 'less than a quarter is paid',
      letter: sharesAsked(ORDER, [OWNER, TOM], { ...AROUND, longerHold: LONGER }),
    },
    {
      case: 'a quarter is paid',
      letter: sharesAsked(HELD, [{ ...OWNER, isPaid: true }, TOM], { ...AROUND, longerHold: null }),
    },
  ],
  'order.shares_unpaid.customer': [
    { case: '', letter: sharesUnpaid(ORDER, COMPANY, SITE.origin + orderPath(MOVE.reference, KEY)) },
  ],
  'order.share_paid.customer': [
    {
      case: 'less than a quarter is paid',
      letter: sharePaid(ORDER, TOM, { company: COMPANY, isBooked: false, longerHold: LONGER }),
    },
    {
      case: 'others are still to pay',
      letter: sharePaid(HELD, TOM, { company: COMPANY, isBooked: false, longerHold: null }),
    },
    { case: 'the last one', letter: sharePaid(ORDER, TOM, { company: COMPANY, isBooked: true, longerHold: null }) },
  ],
  'order.share_refunded.customer': [
    { case: 'not everyone paid', letter: shareRefunded(ORDER, TOM, COMPANY, 'shares_unpaid') },
    { case: 'paid twice', letter: shareRefunded(ORDER, TOM, COMPANY, 'paid_twice') },
  ],
} satisfies Partial<Record<MailTopic, readonly SampleMail[]>>;
