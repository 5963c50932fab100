import { COMPANY, type Company } from '@/lib/content/company';
import { addDays, formatDay, formatInstant, londonInstant, minutesAfter } from '@/lib/domain/london-time';
import { answerBy } from '@/lib/domain/enquiries/forms';
import { LEAST_SECONDS } from '@/lib/domain/enquiries/held-form';
import { countWithNoun } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import { enquiryFacts, type EnquiryFacts } from '@/lib/server/modules/enquiries/enquiry-facts';
import { copyNoun } from '@/lib/server/modules/enquiries/enquiry-types';
import { FORM, contactOf } from '@/lib/server/modules/enquiries/form';
import { checkHeldForm } from '@/lib/server/modules/enquiries/service';
import { heldBetween } from '@/lib/server/modules/enquiries/repo';
import type { EnquiryRow } from '@/lib/server/platform/db/schema';
import { companyLetter, type Block, type Letter } from '@/lib/server/platform/notifications/email/blocks';
import { operatorLetter } from '@/lib/server/platform/notifications/email/operator-blocks';
import { findEnquiry, findOpenEnquiry } from '@/lib/server/platform/notifications/message-repo';
import { defineNotifications, oneSample, skip } from '@/lib/server/platform/notifications/notification';
import { SAMPLE_NOW } from '@/lib/server/platform/notifications/sample-orders';
import { SITE } from '@/lib/site';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    'lead.created.operator': { readonly leadId: string };
    'lead.created.slack': { readonly leadId: string };
    'lead.created.webhook': { readonly leadId: string };
    'lead.copy.customer': { readonly leadId: string };
    /** Applies the spam rules to a form that looks automated. */
    'lead.held.review': { readonly heldId: string };
    /** Enquiries held as spam within an hour (two digits, London), or on the whole day without `hour`. */
    'lead.held.operator': { readonly date: string; readonly hour?: string };
  }
}

/** Returns the form as it was sent. */
function enquiryEvent(enquiry: EnquiryRow) {
  return {
    type: 'lead.created',
    timestamp: enquiry.created_at,
    data: {
      leadId: enquiry.id,
      form: enquiry.type,
      createdAt: enquiry.created_at,
      answers: FORM.read(enquiry.body_json),
    },
  };
}

/** Returns the subject of an enquiry, without contact details or free text. */
export function enquiryLines({ title, jobRows }: EnquiryFacts): readonly string[] {
  return [
    `${title}: contact details are in the email to the office`,
    ...jobRows.map(([label, value]) => `${label}: ${value}`),
  ];
}

const NOT_NEEDED = skip('They have ordered since, or the enquiry was deleted');

export const ENQUIRY_NOTIFICATIONS = defineNotifications({
  'lead.created.operator': {
    words: 'New enquiry, to the operator',
    mail: async ({ leadId }, { db, operator, siteOrigin }) => {
      const enquiry = await findOpenEnquiry(db, leadId);
      if (!enquiry) return NOT_NEEDED;
      const facts = enquiryFacts(enquiry);
      const replyTo = facts.email === null ? {} : { replyTo: facts.email };
      return { to: operator, letter: newEnquiry(facts, siteOrigin + deskPath('leads')), ...replyTo };
    },
    samples: () => {
      const deskUrl = SITE.origin + deskPath('leads');
      return [
        { case: 'call back', letter: newEnquiry(sampleCallBack(), deskUrl) },
        { case: 'question', letter: newEnquiry(sampleQuestion(), deskUrl) },
      ];
    },
  },

  'lead.created.slack': {
    words: 'New enquiry, to Slack',
    slack: async ({ leadId }, { db }) => {
      const enquiry = await findOpenEnquiry(db, leadId);
      return enquiry ? enquiryLines(enquiryFacts(enquiry)) : NOT_NEEDED;
    },
  },

  'lead.created.webhook': {
    words: 'New enquiry, to the other system',
    webhook: async ({ leadId }, { db }) => {
      const enquiry = await findOpenEnquiry(db, leadId);
      return enquiry ? enquiryEvent(enquiry) : NOT_NEEDED;
    },
  },

  'lead.copy.customer': {
    words: 'Copy of an enquiry, to who sent it',
    mail: async ({ leadId }, { db, company }) => {
      const enquiry = await findEnquiry(db, leadId);
      const noun = enquiry ? copyNoun(enquiry.type) : null;
      if (!enquiry || enquiry.email === null || noun === null) return NOT_NEEDED;
      const copy = { noun, rows: enquiryFacts(enquiry).copyRows, sentAt: new Date(enquiry.created_at) };
      return { to: enquiry.email, letter: enquiryCopy(copy, company) };
    },
    samples: () => {
      const copy = { noun: 'question', rows: sampleQuestion().copyRows, sentAt: SAMPLE_NOW };
      return oneSample(enquiryCopy(copy, COMPANY));
    },
  },

  'lead.held.review': {
    words: 'Spam check of an enquiry',
    run: async ({ heldId }, { db, now, secret }) => {
      const outcome = await checkHeldForm({ db, now, secret }, heldId);
      return outcome === 'released' ? { outcome: 'sent' } : skip(HELD_WORDS[outcome]);
    },
  },

  'lead.held.operator': {
    words: 'Enquiries held back as spam, to the operator',
    mail: async ({ date, hour }, { db, operator }) => {
      const from = londonInstant(date, `${hour ?? '00'}:00`);
      const until = hour === undefined ? londonInstant(addDays(date, 1), '00:00') : minutesAfter(from, 60);
      const held = (await heldBetween(db, from, until)).map((form) => ({
        why: WHY_HELD[form.reason] ?? form.reason,
        facts: enquiryFacts({ ...form, ...contactOf(FORM.read(form.body_json)) }),
      }));
      if (held.length === 0) return skip('They have been deleted');
      const when = hour === undefined ? formatDay(date) : `${formatDay(date)}, ${hour}:00 to ${hour}:59`;
      return { to: operator, letter: heldForms(when, held) };
    },
    samples: () =>
      oneSample(
        heldForms('Tuesday 24 November 2026, 09:00 to 09:59', [
          { why: 'sent within 3 seconds', facts: sampleQuestion() },
          { why: 'it filled in a field that people cannot see', facts: sampleCallBack() },
        ]),
      ),
  },
});

const WHY_HELD: Readonly<Record<string, string>> = {
  honeypot: 'it filled in a field that people cannot see',
  too_fast: `sent within ${LEAST_SECONDS} seconds`,
  honeypot_and_too_fast: `it filled in a field that people cannot see, within ${LEAST_SECONDS} seconds`,
};

const HELD_WORDS = { gone: 'It has been sent again or deleted', kept: 'It looks like spam' } as const;

/** `deskUrl` is the page of all enquiries at the desk. */
function newEnquiry({ title, who, email, rows, jobRows }: EnquiryFacts, deskUrl: string): Letter {
  return operatorLetter({
    subject: `${title}: ${who}`,
    preview: jobRows.map(([, value]) => value).join(', '),
    title: `${title}: ${who}`,
    blocks: [
      { kind: 'facts', rows },
      email ? `Reply to this email to write to ${email}.` : 'They gave no email, so ring them.',
      { kind: 'action', label: 'See it at the desk', url: deskUrl },
    ],
  });
}

type Copy = {
  /** "question", "enquiry". */
  readonly noun: string;
  readonly rows: EnquiryFacts['copyRows'];
  readonly sentAt: Date;
};

/**
 * Returns the sender's copy without free text, names or numbers: anybody can type another person's address, and the
 * copy must not carry a message to a stranger (docs/decisions/0041-held-and-copied-forms.md).
 */
function enquiryCopy({ noun, rows, sentAt }: Copy, company: Company): Letter {
  const answered = `We will reply by email or phone by the end of ${formatDay(answerBy(sentAt))}.`;
  return companyLetter(company, {
    subject: `We have your ${noun}`,
    preview: answered,
    title: `We have your ${noun}`,
    blocks: [
      `Thank you. It reached us on ${formatInstant(sentAt)}. ${answered}`,
      { kind: 'heading', text: 'What you sent' },
      { kind: 'facts', rows },
      `To add or correct something, reply to this email or call ${company.phone.value}.`,
    ],
    terms: [
      `If it was not you, someone entered your address on the ${SITE.name} website, and you do not need to do anything. Because that can happen, we do not repeat your message here.`,
    ],
  });
}

/** Returns one mail with all held forms, so that the operator can spot a real person among them. */
function heldForms(when: string, held: readonly { readonly why: string; readonly facts: EnquiryFacts }[]): Letter {
  const count = countWithNoun(held.length, 'form');
  return operatorLetter({
    subject: `${count} held back on ${when}`,
    preview: 'They look like spam. Check whether one is from a real person.',
    title: `${count} held back on ${when}`,
    blocks: [
      'These look like spam sent by a program, so we did not tell you when they arrived. The senders saw the usual thank-you. If one is from a real person, reply now.',
      ...held.flatMap(({ why, facts }): readonly Block[] => [
        { kind: 'heading', text: `${facts.title} (${why})` },
        { kind: 'facts', rows: facts.rows },
      ]),
    ],
  });
}

const PHONE = '+447700900123';
const EMAIL = 'ada@example.com';

const sampleCallBack = (): EnquiryFacts =>
  enquiryFacts({ type: 'callback_footer', body_json: FORM.write({ phone: PHONE }), email: null, phone: PHONE });

const sampleQuestion = (): EnquiryFacts =>
  enquiryFacts({
    type: 'contact',
    body_json: FORM.write({
      name: 'Ada Sample',
      email: EMAIL,
      phone: PHONE,
      topic: 'booking',
      comment: 'Can you move an upright piano from a first floor without a lift?',
    }),
    email: EMAIL,
    phone: PHONE,
  });
