import { COMPANY, type Company } from '@/lib/content/company';
import { crewLinkSms } from '@/lib/content/sms';
import { crewLinkPath } from '@/lib/contracts/crew-paths';
import { formatDay, formatShortDay } from '@/lib/domain/london-time';
import { isUkMobile, waysTo } from '@/lib/domain/notifications/sms';
import { CREW_PHONES, CREW_READS_UNTIL } from '@/lib/domain/visits/assumptions';
import { readableUntil, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import { CREW_NAMES } from '@/lib/domain/visits/labels';
import { inWords } from '@/lib/domain/wording';
import { findCrewDay } from '@/lib/server/modules/crew/repo';
import { linkKey } from '@/lib/server/modules/crew/sessions';
import { findMember } from '@/lib/server/modules/visits/crews-repo';
import { findLinkSend } from '@/lib/server/modules/visits/link-sends-repo';
import { defineNotifications, oneSample, skip, type Channels } from '@/lib/server/platform/notifications/notification';
import { companyLetter, type Letter } from '@/lib/server/platform/notifications/email/blocks';
import { SITE } from '@/lib/site';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    /** For the foreman of a crew's day. `sendId`: a row of crew_link_sends. */
    'crew.link.lead': { readonly sendId: string };
    'crew.link.text': { readonly sendId: string };
  }
}

const OVER = skip('The day is over');

/** Derives the key when the link is sent, so that nothing stored can open a day. Returns null for a deleted send. */
async function readLink(sendId: string, { db, now, siteOrigin, secret }: Channels) {
  const send = await findLinkSend(db, sendId);
  const lead = send && (await findMember(db, send.member_id));
  if (!send || !lead) return null;
  const crew = { date: send.date, service: send.service, number: send.number };
  const key = linkKey(await secret(), { crew, version: send.key_version });
  const untrue = async () => {
    const day = await findCrewDay(db, crew);
    if (now() >= readableUntil(send.date)) return 'The day is over';
    if (day?.key_version !== send.key_version) return 'There is a newer link';
    if (day.lead_id !== lead.id) return 'Someone else leads the crew now';
    return waysTo(lead).includes(send.way) ? null : 'There is no such way to send it to them any more';
  };
  return { lead, crew, url: siteOrigin + crewLinkPath(key), timing: { due: new Date(send.asked_at), untrue } };
}

export const CREW_LINK_NOTIFICATIONS = defineNotifications({
  'crew.link.lead': {
    words: 'Link to a crew’s day, to its lead',
    mail: async ({ sendId }, channels) => {
      const found = await readLink(sendId, channels);
      if (!found) return OVER;
      const { lead, crew, url, timing } = found;
      const reason = await timing.untrue();
      if (reason !== null) return skip(reason);
      return { to: lead.email, letter: crewLink({ crew, firstName: lead.name, url }, channels.company) };
    },
    samples: () => {
      const url = SITE.origin + crewLinkPath('sample-key');
      return oneSample(crewLink({ crew: CREW, firstName: 'Amir', url }, COMPANY));
    },
  },

  'crew.link.text': {
    words: 'Link to a crew’s day, by text to its lead',
    text: async ({ sendId }, channels) => {
      const found = await readLink(sendId, channels);
      if (!found) return OVER;
      const { lead, crew, url, timing } = found;
      const to = isUkMobile(lead.phone) ? lead.phone : null;
      return { to, text: crewLinkSms({ on: crew.date, url }), timing };
    },
    samples: () => [crewLinkSms({ on: CREW.date, url: `https://www.example.com${crewLinkPath(LONG_KEY)}` })],
  },
});

type Link = { readonly crew: CrewOfDay; readonly firstName: string; readonly url: string };

function crewLink({ crew, firstName, url }: Link, company: Company): Letter {
  const [day, name] = [formatDay(crew.date), `${CREW_NAMES[crew.service]} ${crew.number}`];
  return companyLetter(company, {
    subject: `Your jobs on ${day}, ${name}`,
    first: { day: formatShortDay(crew.date), hours: '', where: name },
    preview: 'Open the link on your phone and press “Open my day”.',
    title: `Your jobs on ${formatShortDay(crew.date)}`,
    blocks: [
      `Hello ${firstName},`,
      `You lead ${name} on ${day}. Open the link on the phone you will have with you, and press “Open my day”. Once it is open, the page also works without a signal.`,
      { kind: 'action', label: 'Open the day', url },
      `It opens on up to ${inWords(CREW_PHONES)} phones, until ${CREW_READS_UNTIL} the day after. Give it to your crew and to nobody else: it shows where our customers live and how to call them.`,
      `If it does not open, there may be a newer link. Call the office on ${company.phone.value}.`,
    ],
    terms: [`You get this email because you lead one of our crews on ${day}. If that is wrong, delete it and tell us.`],
  });
}

const CREW = { date: '2026-12-15', service: 'MOVING', number: 1 } as const;

/** A key as long as a real one. */
const LONG_KEY = `2026-12-15.MOVING.1.1.${'k'.repeat(43)}`;
