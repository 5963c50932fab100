import { HOUR_MS } from '../durations';
import { addDays, isLocalDate, londonInstant } from '../london-time';
import { SLOT_SERVICES, type SlotService } from '../slots/needs';
import type { LocalDate } from '../vocabulary';
import { CREW_READS_UNTIL, CREW_SENDS_HOURS, DOOR_NOTES_FROM } from './assumptions';

/** One crew on one day: what a crew's link is for. */
export type CrewOfDay = { readonly date: LocalDate; readonly service: SlotService; readonly number: number };

const WRITTEN = /^(?<date>\d{4}-\d\d-\d\d)\.(?<service>[A-Z]+)\.(?<number>[1-9]\d?)$/;

/** "2026-12-15.MOVING.1": as the link, the cookie and the phone's storage name it. */
export const writeCrewDay = ({ date, service, number }: CrewOfDay): string => `${date}.${service}.${number}`;

/** Null for whatever was not written by `writeCrewDay`. */
export function readCrewDay(text: string): CrewOfDay | null {
  const { date, service: named, number } = WRITTEN.exec(text)?.groups ?? {};
  const service = SLOT_SERVICES.find((known) => known === named);
  return date && service && isLocalDate(date) ? { date, service, number: Number(number) } : null;
}

/** Until when the day can be read: noon of the day after. */
export const readableUntil = (date: LocalDate): Date => londonInstant(addDays(date, 1), CREW_READS_UNTIL);

/** Until when what a phone has not sent yet is taken. */
export const acceptedUntil = (date: LocalDate): Date =>
  new Date(readableUntil(date).getTime() + CREW_SENDS_HOURS * HOUR_MS);

/** From when a crew sees what is to be known at the door, and whom to ask for. */
export const doorNotesFrom = (date: LocalDate): Date => londonInstant(date, DOOR_NOTES_FROM);
