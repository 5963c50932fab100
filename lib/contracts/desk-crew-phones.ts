import { number, object, string } from 'yup';
import { SLOT_SERVICES } from '@/lib/domain/slots/needs';
import { LINK_WAYS } from '@/lib/domain/messages/lead-link';
import { day, deskForms } from './desk-fields';
import { MOST_CREWS } from './desk-paths';

/** What the desk does with the link of a crew's day and the phones that have opened it: forms as all of its calls (desk.ts). */
const crewOfDay = {
  date: day,
  team: string().required().oneOf(SLOT_SERVICES),
  crew: number().required().integer().min(1).max(MOST_CREWS),
};

export const crewLinkForms = deskForms({
  /** This phone opens the day no more, and neither does its link; the crew's other phones stay. */
  revokeCrewPhone: object({ ...crewOfDay, phone: string().required().max(64) }),

  /** Another link: the one before it, and every phone that has opened it, is useless. `link`: the version that was shown. */
  renewCrewLink: object({ ...crewOfDay, link: number().required().integer().min(1) }),

  /** Sends the link to who leads the crew: to that one and by that link which were shown. Pressed again within minutes it is the same press. */
  sendCrewLink: object({
    ...crewOfDay,
    link: number().required().integer().min(1),
    lead: string().required().max(64),
    way: string().required().oneOf(LINK_WAYS),
  }),
});
