import { crewLinkText } from '@/lib/content/texts';
import { crewLinkPath } from '@/lib/crew-routes';
import { waysTo } from '@/lib/domain/messages/lead-link';
import { isUkMobile } from '@/lib/domain/messages/uk-mobile';
import { readableUntil } from '@/lib/domain/visits/crew-day';
import type { Handlers, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { linkKey } from '@/lib/server/subjects/crew/link';
import { findCrewDay } from '@/lib/server/subjects/crew/repo';
import { findLinkSend } from '@/lib/server/subjects/visits/link-sends-repo';
import { findMember } from '@/lib/server/subjects/visits/members-repo';
import { crewLink } from './email/templates/crew-link';
import type { Channels, SendMail } from './channels';
import { textSender } from './sms/send-text';

const OVER: Outcome = { outcome: 'skipped', reason: 'The day is over' };

/** Sends leads the links of their days. The key is derived as it goes out: nothing that is stored can open a day. */
export function createCrewLinkHandlers(
  channels: Channels,
  mail: SendMail,
): Pick<Handlers, 'crew.link.lead' | 'crew.link.text'> {
  const { db, now, company, siteOrigin, secret } = channels;
  const sendText = textSender(channels);

  const read = async (sendId: string) => {
    const send = await findLinkSend(db, sendId);
    const lead = send && (await findMember(db, send.member_id));
    if (!send || !lead) return null;
    const crew = { date: send.date, service: send.service, number: send.number };
    const key = linkKey(await secret(), { crew, version: send.key_version });
    /** Why it is not sent any more, or null while it is. */
    const untrue = async () => {
      const day = await findCrewDay(db, crew);
      if (now() >= readableUntil(send.date)) return 'The day is over';
      if (day?.key_version !== send.key_version) return 'There is a newer link';
      if (day.lead_id !== lead.id) return 'Somebody else leads the crew now';
      return waysTo(lead).includes(send.way) ? null : 'There is no such way to send it to them any more';
    };
    return { send, lead, crew, untrue, url: siteOrigin + crewLinkPath(key) };
  };

  return {
    'crew.link.lead': async ({ sendId }, envelope) => {
      const found = await read(sendId);
      if (!found) return OVER;
      const { lead, crew, url } = found;
      const reason = await found.untrue();
      if (reason !== null) return { outcome: 'skipped', reason };
      const letter = crewLink({ crew, firstName: lead.name, url }, company);
      return mail('crew.link.lead', envelope, { to: lead.email, letter });
    },

    'crew.link.text': async ({ sendId }, envelope) => {
      const found = await read(sendId);
      if (!found) return OVER;
      const { send, lead, crew, url, untrue } = found;
      const to = isUkMobile(lead.phone) ? lead.phone : null;
      const [text, due] = [crewLinkText({ on: crew.date, url }), new Date(send.asked_at)];
      return sendText('crew.link.text', envelope, { to, text, due, untrue });
    },
  };
}
