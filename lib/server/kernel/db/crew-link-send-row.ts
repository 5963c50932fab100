import type { SlotService } from '@/lib/domain/slots/needs';
import type { LinkWay } from '@/lib/domain/messages/lead-link';

/** The link of a crew's day on its way to who leads it. What the link is stands nowhere: it is made anew as it is sent. */
export type CrewLinkSendRow = {
  id: string;
  date: string;
  service: SlotService;
  number: number;
  /** That of the link: of another one it is not sent any more. */
  key_version: number;
  member_id: string;
  way: LinkWay;
  asked_at: string;
};
