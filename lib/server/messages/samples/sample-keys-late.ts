import { keysLatePath } from '@/lib/account-routes';
import { COMPANY } from '@/lib/content/company';
import { pence } from '@/lib/domain/money';
import type { MailTopic } from '@/lib/server/kernel/outbox/topics';
import { SITE } from '@/lib/site';
import { orderFacts } from '../email/order-facts';
import { keysChosen, keysUndone, type KeysFacts } from '../email/templates/keys-late';
import type { SampleMail } from './sample-mail';
import { sampleRow } from './sample-orders';

const MOVE = sampleRow('moving');
const ORDER = orderFacts(MOVE);
const AROUND = { company: COMPANY, keysUrl: SITE.origin + keysLatePath(MOVE.reference, 'sample-key') };
const ON = '2026-12-15';
const HOLD: KeysFacts = {
  ...{ plan: 'hold', date: ON, slot: ['14:00', '16:00'], amount: pence(6_000) },
  workedOut: 'Waiting, 120 minutes (6 quarter-hours charged) £60',
};
const NIGHT: KeysFacts = {
  ...{ plan: 'night', date: '2026-12-16', slot: ['10:00', '12:00'], amount: pence(16_325) },
  workedOut: 'Second trip (335 cu ft) £146.50, 1 night in our store (335 cu ft) £16.75',
};

/** What somebody without keys has chosen. */
export const SAMPLE_KEYS_LATE_MAILS = {
  'order.keys_late.customer': [
    {
      case: 'the move begins later, free',
      letter: keysChosen(ORDER, { ...HOLD, plan: 'later', slot: ['12:00', '14:00'], amount: pence(0) }, AROUND),
    },
    { case: 'the van waits', letter: keysChosen(ORDER, HOLD, AROUND) },
    { case: 'a night in our store', letter: keysChosen(ORDER, NIGHT, AROUND) },
    {
      case: 'another day',
      letter: keysChosen(
        ORDER,
        { ...NIGHT, plan: 'day', amount: pence(29_400), workedOut: 'Slot given up on the day £294' },
        AROUND,
      ),
    },
  ],
  'order.keys_undone.customer': [{ case: '', letter: keysUndone(ORDER, NIGHT, AROUND) }],
} satisfies Partial<Record<MailTopic, readonly SampleMail[]>>;
