import { eventSmsDue } from '@/lib/domain/notifications/sms';
import { isBooked } from '@/lib/domain/order/state';
import { VISIT_STATE_LABELS } from '@/lib/domain/visits/labels';
import type { Progress } from '@/lib/domain/visits/replay';
import { arrivalWindow, isPastArrivalWindow, lateNoticeAt, type ArrivalWindow } from '@/lib/domain/visits/window';
import { eventAt, progressOf } from '@/lib/server/modules/visits/progress';
import { eventsByIds, findVisit, visitEventsOf } from '@/lib/server/modules/visits/repo';
import type { VisitRow } from '@/lib/server/platform/db/schema';
import type { Channels } from '@/lib/server/platform/notifications/channels';
import { readOrder } from '@/lib/server/platform/notifications/message-repo';
import type { AboutDrive } from '@/lib/server/platform/outbox/topics';

/** The state of a crew's drive to a visit, for the mail and the text about it. */
export type Drive = {
  readonly visit: VisitRow;
  readonly progress: Progress;
  /** The arrival window that the crew gave when it set off. Null when it gave none. */
  readonly window: ArrivalWindow | null;
  readonly due: Date;
  /** Returns why the notification is no longer true, or null while it is. */
  readonly untrue: () => Promise<string | null>;
};

type Ports = Pick<Channels, 'db' | 'now'>;

/** Returns the progress of a visit and its latest event, or null when the order was deleted. */
export async function readVisit({ db }: Pick<Ports, 'db'>, visitId: string) {
  const visit = await findVisit(db, visitId);
  if (!visit) return null;
  const events = await visitEventsOf(db, [visitId]);
  const progress = progressOf(visit.kind, events);
  return { visit, progress, event: progress.since ? eventAt(events, progress.since) : undefined };
}

/** Returns the drive of a crew that is on its way, or null when the customer is not told about it. */
export async function findDrive(ports: Ports, about: AboutDrive): Promise<Drive | null> {
  const drive = await readDrive(ports, about);
  const due = drive && eventSmsDue(new Date(drive.event.at), new Date(drive.event.received_at));
  if (!drive || !due) return null;
  const isTrue: IsTrue = ({ state, window }) =>
    isPastArrivalWindow(state, window, ports.now()) ? 'It is later than we said' : null;
  return { ...drive.told, due, untrue: () => whyUntrue(ports, about, isTrue) };
}

/** Returns the drive of a crew that has not arrived in its window, or null when it gave no window. */
export async function findLateDrive(ports: Ports, about: AboutDrive): Promise<Drive | null> {
  const drive = await readDrive(ports, about);
  if (!drive?.told.window) return null;
  const isTrue: IsTrue = ({ state, window }) =>
    isPastArrivalWindow(state, window, ports.now()) ? null : 'It is not late';
  return { ...drive.told, due: lateNoticeAt(drive.told.window), untrue: () => whyUntrue(ports, about, isTrue) };
}

async function readDrive(ports: Ports, { visitId, eventId }: AboutDrive) {
  const [found, [event]] = await Promise.all([readVisit(ports, visitId), eventsByIds(ports.db, [eventId])]);
  if (!found || !event) return null;
  const window = event.minutes === null ? null : arrivalWindow(new Date(event.at), event.minutes);
  return { event, told: { visit: found.visit, progress: found.progress, window } };
}

type IsTrue = (progress: Progress) => string | null;

/** Returns why a notification about a drive is no longer true, or null while it is. */
async function whyUntrue(ports: Ports, { orderId, visitId, eventId }: AboutDrive, isTrue: IsTrue) {
  const [order, found] = await Promise.all([readOrder(ports.db, orderId), readVisit(ports, visitId)]);
  if (!isBooked(order.state)) return 'The order is no longer booked';
  if (found?.progress.state !== 'on_the_way')
    return `The visit is now: ${VISIT_STATE_LABELS[found?.progress.state ?? 'cancelled']}`;
  if (found.event?.id !== eventId) return 'The crew has set off anew';
  return isTrue(found.progress);
}
