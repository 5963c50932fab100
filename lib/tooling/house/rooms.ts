import { roleOf } from '../module-roles.mjs';
import type { RoomOf } from './arrows';

/** The guide that contains the picture of lib/server. */
export const GUIDE = 'lib/server/README.md';

/** @internal Returns the part of the sources that lint keeps separate, one for each feature. */
export const partOf: RoomOf = (file) => {
  const [top = '', inner = '', third] = file.split('/');
  if (top === 'lib') return third === undefined || inner === 'deferred-scripts' ? 'lib/*.ts' : `lib/${inner}`;
  return top === 'features' ? `features/${inner}` : top;
};

/**
 * The purpose of each room of lib/server, shown in the picture's margin. Rooms that do not import each other keep this
 * order.
 */
export const SERVER_ROOMS: Readonly<Record<string, string>> = {
  start: 'start.ts, the scheduled jobs, shutdown.ts',
  desk: "the operators' pages and calls",
  site: 'prerendered pages from memory, calls without the framework',
  http: 'calls, form posts without a script, probes',
  notifications: 'emails, text messages, webhooks, calendar files',
  container: 'creates and wires the services',
  delegates: 'gives, uses and withdraws the right to order returns',
  'key-handover': 'a delayed handover of keys: offers, choice, undo',
  booking: 'creates, shows and deletes orders',
  billing: 'announces and takes storage payments, ends contracts',
  payments: 'payment sessions at Stripe or the test page',
  'order-lifecycle': 'confirms, reschedules, edits, cancels and expires orders',
  accounts: 'the pages of an account, sign-in links',
  rentals: 'storage contracts, their charges and cards',
  'storage-additions': 'adds items to a rented unit',
  returns: 'proves who may order a return',
  newsletter: 'subscriptions with double opt-in',
  enquiries: 'enquiries: held, stored and copied to the sender',
  drafts: 'saved quotes',
  addresses: 'street addresses of an order',
  checklist: 'the checklist of a move and its emails',
  sms: 'who gets text messages, and on which evening',
  extras: 'additional work, agreed on the day',
  claims: 'claims and their decisions',
  crew: "a crew's phones and what they send",
  visits: 'day plans, the progress and proof of visits',
  slots: 'free slots, reserved places',
  storage: 'sizes and prices of units',
  telemetry: 'events, conversions',
  reviews: 'reviews: requested, moderated, shown',
  'stored-inventory': 'the stored inventory',
  delegation: 'who may order returns beside the owner',
  units: 'which storage units are free',
  sessions: 'who is signed in',
  ledger: 'stored payments and refunds',
  'list-contributions': "other people's parts of a quote's list",
  'shared-lists': 'a list that several people fill, and their shares',
  photos: 'checks, resizes, stores and deletes photos',
  quotes: 'prices a job; promo codes',
  invoices: 'invoices and credit notes',
  orders: 'stored orders',
  platform: 'config, database, limits, outbox, packing',
};

/**
 * Returns the room of a file in the picture of lib/server; null for content and for tests of failures. Files of one role
 * are in the room of their frame.
 */
export const serverRoomOf: RoomOf = (file) => {
  const room = innerRoomOf('lib/server')(file);
  if (room === null || room === 'modules/content') return null;
  const drawn = ROOMS_OF_FRAMES[room] ?? room;
  if (drawn.endsWith('.ts')) return drawn === 'api.ts' ? 'http' : 'start';
  return drawn.startsWith('platform/') ? 'platform' : drawn.replace('modules/', '');
};

/** The rooms in the picture of the frames, their lists and the files of modules that use them. */
const ROOMS_OF_FRAMES: Readonly<Record<string, string>> = {
  'container.ts': 'container',
  'readiness.ts': 'container',
  'platform/notifications': 'notifications',
  'modules/*/notifications': 'notifications',
  'modules/notifications': 'notifications',
  'platform/http': 'http',
  'modules/*/calls': 'http',
  'modules/api': 'http',
  'modules/*/pages': 'http',
  'platform/desk': 'desk',
  'modules/*/desk': 'desk',
  'modules/desk': 'desk',
  'platform/site': 'site',
};

/** Folders whose own folders are rooms (lib/tooling/import-zones.mjs). */
const STOREYS = ['platform', 'modules'];

/**
 * Returns the function that names the room of a file inside a room: its folder, for a storey the folder below, or the
 * file itself; null for a file of another room. The files of one role in all modules are one room.
 */
export const innerRoomOf =
  (outer: string): RoomOf =>
  (file) => {
    if (!file.startsWith(`${outer}/`)) return null;
    const [first = '', second = '', third = ''] = file.slice(outer.length + 1).split('/');
    const role = first === 'modules' ? roleOf(third) : null;
    if (role !== null) return `modules/*/${role}`;
    return STOREYS.includes(first) ? `${first}/${second}` : first;
  };
