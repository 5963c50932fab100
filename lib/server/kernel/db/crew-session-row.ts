import type { SlotService } from '@/lib/domain/slots/needs';

/** A phone that has opened a crew's link of a day. */
export type CrewSessionRow = {
  id: string;
  /** Of the key that its cookie carries. */
  token_hash: string;
  date: string;
  service: SlotService;
  number: number;
  /** That of the link: with another one on the crew's day the phone opens nothing any more. */
  key_version: number;
  /** "iPhone": what the desk knows it by. */
  label: string;
  made_at: string;
  seen_at: string;
  expires_at: string;
  revoked_at: string | null;
};
