import type { Company } from '@/lib/content/company';
import { answerBy } from '@/lib/domain/enquiries/answer-by';
import { formatDay, formatInstant } from '@/lib/domain/london-time';
import type { LeadFacts } from '@/lib/server/subjects/leads/lead-facts';
import { SITE } from '@/lib/site';
import type { Letter } from '../blocks';
import { senderLines } from '../order-facts';

type Copy = {
  /** "question", "enquiry". */
  readonly noun: string;
  readonly rows: LeadFacts['copyRows'];
  readonly sentAt: Date;
};

/**
 * The copy that the sender of a form gets. Anybody can type anybody's address into a form, so it carries nothing that was
 * written freely, no name and no number: it cannot be used to send a stranger a message (lib/decisions/0040).
 */
export function leadCopy({ noun, rows, sentAt }: Copy, company: Company): Letter {
  const answered = `We will reply by email or phone by the end of ${formatDay(answerBy(sentAt))}.`;
  return {
    subject: `We have your ${noun}`,
    preview: answered,
    title: `We have your ${noun}`,
    blocks: [
      { kind: 'paragraph', text: `Thank you. It reached us on ${formatInstant(sentAt)}. ${answered}` },
      { kind: 'heading', text: 'What you sent' },
      { kind: 'facts', rows },
      {
        kind: 'paragraph',
        text: `To add or correct something, reply to this email or call ${company.phone.value}.`,
      },
    ],
    terms: [
      {
        kind: 'paragraph',
        text: `If it was not you, somebody entered your address on the ${SITE.name} website, and you do not need to do anything. Because that can happen, we do not repeat your message here.`,
      },
    ],
    sender: senderLines(company),
  };
}
