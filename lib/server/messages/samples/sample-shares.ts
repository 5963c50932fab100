import { COMPANY } from '@/lib/content/company';
import { pence } from '@/lib/domain/money';
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
const TOM = { name: 'Tom', amount: pence(9_640), url };
const SHARES = [{ name: '', amount: pence(MOVE.total_pence - 9_640), url }, TOM];

/** An order that several people pay. */
export const SAMPLE_SHARE_MAILS = {
  'order.shares.customer': [
    {
      case: '',
      letter: sharesAsked(ORDER, SHARES, {
        company: COMPANY,
        sharesUrl: SITE.origin + orderSharesPath(MOVE.reference, KEY),
      }),
    },
  ],
  'order.shares_unpaid.customer': [
    { case: '', letter: sharesUnpaid(ORDER, COMPANY, SITE.origin + orderPath(MOVE.reference, KEY)) },
  ],
  'order.share_paid.customer': [
    { case: 'others are still to pay', letter: sharePaid(ORDER, TOM, COMPANY, false) },
    { case: 'the last one', letter: sharePaid(ORDER, TOM, COMPANY, true) },
  ],
  'order.share_refunded.customer': [
    { case: 'not everyone paid', letter: shareRefunded(ORDER, TOM, COMPANY, 'shares_unpaid') },
    { case: 'paid twice', letter: shareRefunded(ORDER, TOM, COMPANY, 'paid_twice') },
  ],
} satisfies Partial<Record<MailTopic, readonly SampleMail[]>>;
