import type { SlotService } from '@/lib/domain/slots/needs';
import type { VisitEventType, VisitKind, VisitState } from '@/lib/domain/visits/states';

/** Somebody who comes. Whoever has left keeps the days that were theirs. */
export type CrewMemberRow = {
  id: string;
  /** The first name: what customers are told. */
  name: string;
  /** With plus and country code; '' for none. */
  phone: string;
  email: string;
  left_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
};

/** One crew on one day. */
export type CrewDayRow = {
  date: string;
  service: SlotService;
  /** From 1. */
  number: number;
  lead_id: string | null;
  /** When the plan of the day was published with it; null while it is a proposal. */
  published_at: string | null;
  /** Raised to make the links that its phones have useless. */
  key_version: number;
  version: number;
};

/** Who comes for an order once: one row an order and people. What has become of it follows from its events. */
export type VisitRow = {
  id: string;
  order_id: string;
  service: SlotService;
  kind: VisitKind;
  /** London's. */
  date: string;
  /** Of the two-hour slot: "10:00". */
  start: string;
  /** Crews that it takes. */
  places: number;
  state: VisitState;
  /** Grows with every change of the visit and of its crews. */
  version: number;
  /** What the customer was last told of the arrival, UTC; null before anybody is on the way. */
  eta_from: string | null;
  eta_until: string | null;
  done_at: string | null;
  created_at: string;
  updated_at: string;
};

/** A crew of the visit's people that has it, on the visit's day. `pinned` 1: somebody has given it to this crew. */
export type VisitCrewRow = { visit_id: string; number: number; pinned: number };

/** Who said it: the crew, the desk for it, or the order that the visit belongs to. */
export type VisitCause = 'crew' | 'operator' | 'order';

export type VisitEventRow = {
  /** Made where it happened, so that it is stored once however often it is sent. */
  id: string;
  visit_id: string;
  type: VisitEventType;
  /** When it happened; when we heard of it where the device's clock cannot be believed. */
  at: string;
  received_at: string;
  /** 1 where the device's clock was too far off. */
  clock_off: number;
  cause: VisitCause;
  /** Of `on_the_way`: minutes of the drive. */
  minutes: number | null;
  /** Of `stay`: what the desk says to the crew. */
  note: string | null;
};
