import { number, object, string } from 'yup';
import { SLOT_SERVICES } from '@/lib/domain/slots/needs';
import { LINK_WAYS } from '@/lib/domain/notifications/foreman-link';
import { day, deskForms } from './desk-fields';
import { MOST_CREWS } from './desk-paths';

/** The desk's forms for the link of a crew's day and the phones that opened it (see desk.ts). */
const crewOfDay = {
  date: day,
  team: string().required().oneOf(SLOT_SERVICES),
  crew: number().required().integer().min(1).max(MOST_CREWS),
};

export const crewLinkForms = deskForms({
  /** Revokes a phone and the link of the day. The crew's other phones stay valid. */
  revokeCrewPhone: object({ ...crewOfDay, phone: string().required().max(64) }),

  /** Replaces the link and revokes every phone that opened the old one. `link`: the version that was shown. */
  renewCrewLink: object({ ...crewOfDay, link: number().required().integer().min(1) }),

  /** Sends the shown link to the shown foreman of the crew. A second press within minutes counts as the same press. */
  sendCrewLink: object({
    ...crewOfDay,
    link: number().required().integer().min(1),
    lead: string().required().max(64),
    way: string().required().oneOf(LINK_WAYS),
  }),
});
