import type { DeskOption, DeskPaging, DeskState, DeskTag } from '@/lib/contracts/desk-parts';
import { formatShortDay, type LocalDate, londonDate, londonTime } from '@/lib/domain/london-time';
import { ORDER_STATES, STATE_LABELS, type OrderState } from '@/lib/domain/order/state';
import { FLOW_IDS, FLOWS, type FlowId } from '@/lib/domain/services/flows';
import type { SlotService } from '@/lib/domain/slots/calendar';
import { CREW_NAMES } from '@/lib/domain/visits/labels';

/** For tables: "Tue 24 Nov 2026". */
export function tableDay(date: LocalDate): string {
  const [weekday = '', day = '', month = ''] = formatShortDay(date).split(' ');
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)} ${date.slice(0, 4)}`;
}

/** "24 Nov 2026". */
export const tableDate = (date: LocalDate): string => tableDay(date).replace(/^\w+ /, '');

/** London time: "Tue 24 Nov 2026, 09:00". */
export const moment = (at: string): string => `${tableDay(londonDate(new Date(at)))}, ${londonTime(new Date(at))}`;

const TAGS: Readonly<Record<OrderState, DeskTag>> = {
  awaiting_payment: 'hot',
  confirmed: 'success',
  rescheduled: 'success',
  completed: 'plain',
  expired: 'plain',
  cancelled: 'error',
};

export const stateOf = (state: OrderState): DeskState => ({ label: STATE_LABELS[state], tag: TAGS[state] });

export const UNREADABLE_ORDER = 'This order cannot be read';

export const flowLabel = (flow: FlowId): string => FLOWS[flow].words.order;

export const STATE_OPTIONS: readonly DeskOption[] = ORDER_STATES.map((value) => ({
  value,
  label: STATE_LABELS[value],
}));
export const FLOW_OPTIONS: readonly DeskOption[] = FLOW_IDS.map((value) => ({ value, label: flowLabel(value) }));

type Team = {
  readonly service: string;
  readonly crew: string;
  /** Whether the crews carry the order's items. */
  readonly carries: boolean;
};

export const TEAM_NAMES: Readonly<Record<SlotService, Team>> = {
  MOVING: { service: 'Moving', crew: CREW_NAMES.MOVING, carries: true },
  STORAGE: { service: 'Storage', crew: CREW_NAMES.STORAGE, carries: true },
  CLEANING: { service: 'Cleaning', crew: CREW_NAMES.CLEANING, carries: false },
};

export const PAGE_SIZE = 25;

export type Query = Partial<Record<string, string | string[]>>;

/** Returns one value of a query, at most 200 characters. */
export function queryParam(query: Query, name: string): string {
  const value = query[name];
  return (Array.isArray(value) ? (value[0] ?? '') : (value ?? '')).slice(0, 200);
}

export function askedPage(query: Query): number {
  const page = Number(queryParam(query, 'page'));
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
}

/** Leaves out empty values: "/desk/orders?search=ada&page=2". */
export function address(path: string, query: Readonly<Record<string, string | number>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** A page beyond the end becomes the last one. */
export function pagingOf(total: number, wanted: number, addressOf: (page: number) => string): DeskPaging {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  return {
    page,
    pages,
    total,
    before: page > 1 ? addressOf(page - 1) : null,
    after: page < pages ? addressOf(page + 1) : null,
  };
}
