import { number, object, string } from 'yup';
import { SLOT_SERVICES, SLOT_TIMES, type SlotService } from '@/lib/domain/slots/calendar';
import { day, deskForms, emptyIsNull } from './desk-fields';
import { MOST_PLACES, REASON_LENGTH } from './desk-paths';

export const placesField = (service: SlotService, slotStart: string): string => `${service}_${slotStart}`;

/** Empty means the configured number of places. A slot that is left out stays as it is. */
const places = number().transform(emptyIsNull).nullable().optional().integer().min(0).max(MOST_PLACES);

/** The places field of the slot that a button blocks or opens. */
const slot = string()
  .optional()
  .oneOf(SLOT_SERVICES.flatMap((service) => SLOT_TIMES.map(([time]) => placesField(service, time))));

export const slotForms = deskForms({
  closeDay: object({ date: day, reason: string().trim().max(REASON_LENGTH).default('') }),

  openDay: object({ date: day }),

  /**
   * `shown`: the places that the form showed, as a query. A field that still equals its shown value is ignored, so that
   * an outdated page overwrites no change.
   */
  setPlaces: object({
    ...Object.fromEntries(
      SLOT_SERVICES.flatMap((service) => SLOT_TIMES.map(([time]) => [placesField(service, time), places] as const)),
    ),
    date: day,
    shown: string().max(2000).default(''),
    reason: string().trim().max(REASON_LENGTH).default(''),
    block: slot,
    open: slot,
  }),
});

/** The words of the log for each change. The keys are stored. */
export const slotLog = {
  'day.closed': 'Day closed',
  'day.opened': 'Day opened again',
  'slot.places': 'Places in a slot changed',
  'slot.blocked': 'Slot blocked',
  'slot.opened': 'Slot opened again',
} as const;

export type CapacityView = {
  readonly kind: 'capacity';
  readonly week: readonly {
    readonly date: string;
    readonly label: string;
    readonly href: string;
    readonly isCurrent: boolean;
    readonly closed: string | null;
    readonly services: readonly { readonly service: string; readonly booked: number; readonly places: number }[];
  }[];
  readonly before: string;
  readonly after: string;
  readonly day: {
    readonly date: string;
    readonly title: string;
    readonly closed: string | null;
    readonly bookings: number;
    readonly columns: readonly string[];
    readonly rows: readonly {
      readonly slot: string;
      readonly cells: readonly {
        readonly field: string;
        readonly label: string;
        readonly booked: number;
        readonly usual: number;
        /** '' for the usual number. */
        readonly fixed: string;
        readonly isOverbooked: boolean;
      }[];
    }[];
  };
  readonly closedDays: readonly {
    readonly date: string;
    readonly label: string;
    readonly reason: string;
    readonly href: string;
    readonly bookings: number;
  }[];
};
