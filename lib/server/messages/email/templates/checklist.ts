import { CHECKLIST_MAILS_ID } from '@/lib/account-routes';
import type { Company } from '@/lib/content/company';
import { dueThisWeek, type ChecklistEntry } from '@/lib/domain/order/checklist';
import type { ChecklistMail } from '@/lib/domain/order/checklist-mails';
import { formatShortDay } from '@/lib/domain/london-time';
import { counted } from '@/lib/domain/wording';
import type { Block, Letter, Point } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import { aboutYourOrder, contact, greeting, whenText } from './order-blocks';

type Telling = {
  readonly company: Company;
  readonly checklistUrl: string;
  /** Those that are not done, overdue first. */
  readonly entries: readonly ChecklistEntry[];
  readonly now: Date;
};

/** What a move brings with it, or in its last week what is still open. */
export function checklistMail(order: OrderFacts, which: ChecklistMail, telling: Telling): Letter {
  const { company, checklistUrl, entries, now } = telling;
  const due = dueThisWeek(entries, now);
  const later = entries.filter((entry) => !due.includes(entry));
  const open = counted(entries.length, 'thing');
  const isList = which === 'list';
  return {
    subject: isList
      ? `What to do before your move, week by week (${order.reference})`
      : `${open} still to do before your move (${order.reference})`,
    first: order.first,
    preview: due[0] ? `First: ${due[0].title}.` : 'Nothing is due this week.',
    title: isList ? 'What to do before your move' : 'What is still to do',
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: isList
          ? `Your move is on ${whenText(order)}. Here is what there is to do, with the day by which each thing is due. Tick off what you have done, and anything that does not apply to you.`
          : `Your move is on ${whenText(order)}. You still have ${open} on your list. Anything you have done already only needs a tick.`,
      },
      ...part(isList ? 'This week' : 'Overdue and this week', due),
      { kind: 'action', label: 'Open your list', url: checklistUrl },
      ...part('Later', later),
      contact(company),
    ],
    terms: [
      {
        kind: 'paragraph',
        text: isList
          ? 'We will write about the list once more, in the last week, if anything is still to do.'
          : 'We will not write about the list again.',
      },
      ...(isList
        ? ([{ kind: 'link', label: 'Stop these mails', url: `${checklistUrl}#${CHECKLIST_MAILS_ID}` }] as const)
        : []),
      aboutYourOrder(order),
    ],
    sender: senderLines(company),
  };
}

function part(title: string, entries: readonly ChecklistEntry[]): readonly Block[] {
  if (entries.length === 0) return [];
  return [
    { kind: 'heading', text: title },
    { kind: 'list', items: entries.map(point) },
  ];
}

const point = ({ on, state, title, circle }: ChecklistEntry): Point => ({
  lead: state === 'overdue' ? 'Overdue' : formatShortDay(on),
  text: `${title}${circle === '' ? '' : ` (${circle.toLowerCase()})`}`,
});
