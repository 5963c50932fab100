import { counted } from '@/lib/domain/wording';
import type { LeadFacts } from '@/lib/server/subjects/leads/lead-facts';
import type { Block, Letter } from '../blocks';
import { SENDER } from './operator';

const atTheDesk = (url: string): Block => ({ kind: 'action', label: 'See it at the desk', url });

/** Mails to the operator about people who have asked for something. An answer goes to who asked, where there is an email. */
export function newLead({ title, who, email, rows, jobRows }: LeadFacts, deskUrl: string): Letter {
  return {
    subject: `${title}: ${who}`,
    preview: jobRows.map(([, value]) => value).join(', '),
    title: `${title}: ${who}`,
    blocks: [
      { kind: 'facts', rows },
      {
        kind: 'paragraph',
        text: email ? `Reply to this email to write to ${email}.` : 'They gave no email, so ring them.',
      },
      atTheDesk(deskUrl),
    ],
    terms: [],
    sender: SENDER,
  };
}

/** Forms that the rules take for a machine's work, all in one mail: a person among them is seen. */
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
      ...held.flatMap(({ why, facts }): readonly Block[] => [
        { kind: 'heading', text: `${facts.title} (${why})` },
        { kind: 'facts', rows: facts.rows },
      ]),
    ],
    terms: [],
    sender: SENDER,
  };
}
