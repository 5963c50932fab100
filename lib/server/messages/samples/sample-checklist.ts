import { checklistPath } from '@/lib/account-routes';
import { COMPANY } from '@/lib/content/company';
import { checklistOf } from '@/lib/domain/order/checklist';
import type { ChecklistMail } from '@/lib/domain/order/checklist-mails';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { SITE } from '@/lib/site';
import { orderFacts } from '../email/order-facts';
import { checklistMail } from '../email/templates/checklist';
import type { SampleMail } from './sample-mail';
import { sampleRow } from './sample-orders';

const MOVE = sampleRow('moving');

function sample(what: string, which: ChecklistMail, now: Date, done: readonly string[]): SampleMail {
  const entries = checklistOf(orderOf(MOVE), { now, done }).filter(({ state }) => state !== 'done');
  const checklistUrl = SITE.origin + checklistPath(MOVE.reference, 'sample-key');
  return {
    case: what,
    letter: checklistMail(orderFacts(MOVE), which, { company: COMPANY, checklistUrl, entries, now }),
  };
}

const EARLY = ['notice', 'schools', 'sort', 'insurance', 'broadband', 'parking', 'pack_far', 'gp', 'tv_licence'];

export const CHECKLIST: readonly SampleMail[] = [
  sample('the whole list', 'list', new Date('2026-11-10T09:00:00.000Z'), []),
  sample('what is still open', 'open', new Date('2026-12-09T09:00:00.000Z'), EARLY),
];
