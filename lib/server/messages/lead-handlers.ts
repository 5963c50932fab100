import { minutesAfter } from '@/lib/domain/durations';
import { LEAST_SECONDS } from '@/lib/domain/enquiries/held-form';
import { addDays, formatDay, londonInstant } from '@/lib/domain/london-time';
import { deskPath } from '@/lib/routes';
import type { Handlers, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { FORM } from '@/lib/server/subjects/leads/form';
import { contactOf } from '@/lib/server/subjects/leads/lead-contact';
import { leadFacts } from '@/lib/server/subjects/leads/lead-facts';
import { copyNoun } from '@/lib/server/subjects/leads/lead-types';
import { lookAtHeld } from '@/lib/server/subjects/leads/look-at-held';
import { heldBetween } from '@/lib/server/subjects/leads/repo';
import { leadCopy } from './email/templates/lead-copy';
import { heldForms, newLead } from './email/templates/leads';
import { postWebhook } from './webhooks/generic';
import { leadEvent } from './webhooks/lead-event';
import { leadLines } from './webhooks/lead-lines';
import { postToSlack } from './webhooks/slack';
import type { Channels, SendMail } from './channels';
import { findLead, findOpenLead } from './message-repo';
import { NOT_SET_UP } from './not-set-up';

type LeadTopic = Extract<keyof Handlers, `lead.${string}`>;

const NOT_NEEDED: Outcome = { outcome: 'skipped', reason: 'They have ordered since, or the enquiry was deleted' };
/** By the reason of held_forms. */
const WHY: Readonly<Record<string, string>> = {
  honeypot: 'it filled in a field that people cannot see',
  too_fast: `sent within ${LEAST_SECONDS} seconds`,
  honeypot_and_too_fast: `it filled in a field that people cannot see, within ${LEAST_SECONDS} seconds`,
};
const HELD_WORDS = { gone: 'It has been sent again or deleted', kept: 'It looks like spam' } as const;

/** What leads tell the operator. An answer to the mail goes to who asked. */
export function createLeadHandlers(channels: Channels, mail: SendMail): Pick<Handlers, LeadTopic> {
  const { db, now, operator, company, secret, siteOrigin } = channels;

  return {
    'lead.created.operator': async ({ leadId }, envelope) => {
      const lead = await findOpenLead(db, leadId);
      if (!lead) return NOT_NEEDED;
      const facts = leadFacts(lead);
      const replyTo = facts.email === null ? {} : { replyTo: facts.email };
      return mail('lead.created.operator', envelope, {
        to: operator,
        letter: newLead(facts, siteOrigin + deskPath('leads')),
        ...replyTo,
      });
    },

    'lead.created.slack': async ({ leadId }) => {
      if (!channels.slackWebhookUrl) return { outcome: 'logged', reason: NOT_SET_UP.slack };
      const lead = await findOpenLead(db, leadId);
      if (!lead) return NOT_NEEDED;
      await postToSlack(channels.slackWebhookUrl, leadLines(leadFacts(lead)));
      return { outcome: 'sent' };
    },

    'lead.created.webhook': async ({ leadId }, { id }) => {
      if (!channels.webhook) return { outcome: 'logged', reason: NOT_SET_UP.webhook };
      const lead = await findOpenLead(db, leadId);
      if (!lead) return NOT_NEEDED;
      await postWebhook(channels.webhook, id, leadEvent(lead), now());
      return { outcome: 'sent' };
    },

    'lead.copy.customer': async ({ leadId }, envelope) => {
      const lead = await findLead(db, leadId);
      const noun = lead ? copyNoun(lead.type) : null;
      if (!lead || lead.email === null || noun === null) return NOT_NEEDED;
      const copy = { noun, rows: leadFacts(lead).copyRows, sentAt: new Date(lead.created_at) };
      return mail('lead.copy.customer', envelope, { to: lead.email, letter: leadCopy(copy, company) });
    },

    'lead.held.review': async ({ heldId }) => {
      const outcome = await lookAtHeld({ db, now, secret }, heldId);
      return outcome === 'released' ? { outcome: 'sent' } : { outcome: 'skipped', reason: HELD_WORDS[outcome] };
    },

    'lead.held.operator': async ({ date, hour }, envelope) => {
      const from = londonInstant(date, `${hour ?? '00'}:00`);
      const held = await heldBetween(
        db,
        from,
        hour === undefined ? londonInstant(addDays(date, 1), '00:00') : minutesAfter(from, 60),
      );
      const lines = held.map((form) => ({
        why: WHY[form.reason] ?? form.reason,
        facts: leadFacts({ ...form, ...contactOf(FORM.read(form.body_json)) }),
      }));
      if (lines.length === 0) return { outcome: 'skipped', reason: 'They have been deleted' };
      const when = hour === undefined ? formatDay(date) : `${formatDay(date)}, ${hour}:00 to ${hour}:59`;
      return mail('lead.held.operator', envelope, { to: operator, letter: heldForms(when, lines) });
    },
  };
}
