import { counted } from '@/lib/domain/wording';
import type { LeadFacts } from '@/lib/server/subjects/leads/lead-facts';
import type { Letter } from '../blocks';
import { SENDER } from './operator';

/** Mails to the operator about people who have asked for something. An answer goes to who asked, where there is an e-mail. */
export function newLead({ title, who, email, rows, jobRows }: LeadFacts): Letter {
  return {
    subject: `${title}: ${who}`,
    preview: jobRows.map(([, value]) => value).join(', '),
    title: `${title}: ${who}`,
    blocks: [
      { kind: 'facts', rows },
      {
        kind: 'paragraph',
        text: email ? `Reply to this email to write to ${email}.` : 'No email was given: ring them.',
      },
    ],
    sender: SENDER,
  };
}

/** Forms that the rules take for a machine's work, each in one line: a person among them is seen. */
export function heldForms(when: string, held: readonly { readonly why: string; readonly facts: LeadFacts }[]): Letter {
  const count = counted(held.length, 'form');
  return {
    subject: `${count} held back on ${when}`,
    preview: 'They look like spam. Check whether one is from a real person.',
    title: `${count} held back on ${when}`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'These look like spam sent by a program, so we did not tell you when they arrived. The senders saw the usual thank-you. If one is from a real person, reply now.',
      },
      {
        kind: 'facts',
        rows: held.map(({ why, facts }) => [
          `${facts.title} (${why})`,
          facts.rows.map(([label, value]) => `${label}: ${value}`).join('; '),
        ]),
      },
    ],
    sender: SENDER,
  };
}
