import { HOUR_MS, addDays, isLocalDate, londonInstant, type LocalDate } from '../london-time';
import { SLOT_SERVICES, type SlotService } from '../slots/calendar';
import { CREW_READS_UNTIL, CREW_SENDS_HOURS, DOOR_NOTES_FROM } from './assumptions';

/** One crew on one day: the scope of a crew's link. */
export type CrewOfDay = { readonly date: LocalDate; readonly service: SlotService; readonly number: number };

const WRITTEN = /^(?<date>\d{4}-\d\d-\d\d)\.(?<service>[A-Z]+)\.(?<number>[1-9]\d?)$/;

/** Writes a crew's day as "2026-12-15.MOVING.1", for the link, the cookie and the phone's storage. */
export const writeCrewDay = ({ date, service, number }: CrewOfDay): string => `${date}.${service}.${number}`;

export function readCrewDay(text: string): CrewOfDay | null {
  const { date, service: named, number } = WRITTEN.exec(text)?.groups ?? {};
  const service = SLOT_SERVICES.find((known) => known === named);
  return date && service && isLocalDate(date) ? { date, service, number: Number(number) } : null;
}

export const readableUntil = (date: LocalDate): Date => londonInstant(addDays(date, 1), CREW_READS_UNTIL);

export const acceptedUntil = (date: LocalDate): Date =>
  new Date(readableUntil(date).getTime() + CREW_SENDS_HOURS * HOUR_MS);

export const doorNotesFrom = (date: LocalDate): Date => londonInstant(date, DOOR_NOTES_FROM);
