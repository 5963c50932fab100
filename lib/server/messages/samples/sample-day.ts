import { COMPANY } from '@/lib/content/company';
import { crewLinkPath } from '@/lib/crew-routes';
import { pence } from '@/lib/domain/money';
import { lateSteps } from '@/lib/domain/visits/late-credit';
import type { MailTopic } from '@/lib/server/kernel/outbox/topics';
import { addressesPath, orderPath } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { orderFacts } from '../email/order-facts';
import { crewLink } from '../email/templates/crew-link';
import { crewOnTheWay, dayBefore, laterThanSaid } from '../email/templates/the-day';
import type { SampleMail } from './sample-mail';
import { sampleRow } from './sample-orders';

const MOVE = sampleRow('moving');
const ORDER = orderFacts(MOVE);
const KEY = 'sample-key';
const AROUND = { company: COMPANY, orderUrl: SITE.origin + orderPath(MOVE.reference, KEY) };
const EVENING = { on: '2026-12-15', slots: [['10:00', '12:00']] as const, addressesUrl: null };
const WINDOW = { from: new Date('2026-12-15T11:40:00.000Z'), until: new Date('2026-12-15T12:05:00.000Z') };
const STEPS = lateSteps(new Date('2026-12-15T12:00:00.000Z'), pence(25_900), pence(25_900));

const CREW = { date: '2026-12-15', service: 'MOVING', number: 1 } as const;

/** Mails about the day itself. */
export const SAMPLE_DAY_MAILS = {
  'order.day_before.customer': [
    { case: '', letter: dayBefore(ORDER, EVENING, AROUND) },
    {
      case: 'address missing',
      letter: dayBefore(ORDER, { ...EVENING, addressesUrl: SITE.origin + addressesPath(MOVE.reference, KEY) }, AROUND),
    },
  ],
  'visit.on_the_way.customer': [
    { case: '', letter: crewOnTheWay(ORDER, { names: ['Sam', 'Priya'], window: WINDOW }, AROUND) },
    { case: 'no names, no window', letter: crewOnTheWay(ORDER, { names: [], window: null }, AROUND) },
  ],
  'visit.late.customer': [
    { case: '', letter: laterThanSaid(ORDER, { window: WINDOW, terms: { back: null, steps: STEPS } }, AROUND) },
    {
      case: 'given back already',
      letter: laterThanSaid(ORDER, { window: WINDOW, terms: { back: pence(2_590), steps: [] } }, AROUND),
    },
    { case: 'a clean', letter: laterThanSaid(ORDER, { window: WINDOW, terms: { back: null, steps: [] } }, AROUND) },
  ],
  'crew.link.lead': [
    {
      case: '',
      letter: crewLink({ crew: CREW, firstName: 'Amir', url: SITE.origin + crewLinkPath('sample-key') }, COMPANY),
    },
  ],
} satisfies Partial<Record<MailTopic, readonly SampleMail[]>>;
