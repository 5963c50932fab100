import type { RoomOf } from './arrows';

/** The guide that contains the picture of lib/server. */
export const GUIDE = 'lib/server/README.md';

/** Returns the part of the sources that lint keeps separate, one for each feature. */
export const partOf: RoomOf = (file) => {
  const [top = '', inner = '', third] = file.split('/');
  if (top === 'lib') return third === undefined || inner === 'late-scripts' ? 'lib/*.ts' : `lib/${inner}`;
  return top === 'features' ? `features/${inner}` : top;
};

/**
 * The purpose of each room of lib/server, shown in the picture's margin. Rooms that do not import each other keep this
 * order.
 */
export const SERVER_ROOMS: Readonly<Record<string, string>> = {
  start: 'start.ts, rounds, shutdown.ts: all of it, up and down',
  desk: "the operator's pages and calls",
  site: 'pages from memory, calls without the framework',
  http: 'calls, posts without a script, probes',
  messages: 'mails, texts, webhooks, calendars: what follows',
  container: 'one of each service, wired',
  helpers: 'the right to order returns given, used, taken away',
  keys: 'late on the day of a move: what is offered, chosen, undone',
  changes: 'an order moved, edited, cancelled',
  booking: 'an order made, held, shown, forgotten',
  billing: 'storage announced, charged, ended by itself',
  payments: 'sessions at Stripe or the test page',
  transitions: 'what follows when it is paid, changed or lapses',
  accounts: 'what a client sees, links by mail',
  rentals: 'contracts of stores, their charges and cards',
  'top-ups': 'more things for a unit that is rented',
  returns: 'whose things come back, and how they say so',
  newsletter: 'double opt-in',
  leads: 'what forms ask for, held and copied',
  drafts: 'a quote kept',
  stops: 'where exactly we go',
  checklist: 'what a move brings with it, ticked off and mailed',
  texts: 'who gets texts, and which evening before',
  extras: 'what is agreed on the day, before the work',
  claims: 'what went wrong, and what we make of it',
  crew: 'the phones of a crew, and what they send',
  visits: 'who comes when, and how far they are',
  slots: 'what is free, places taken',
  storage: 'sizes and prices of units',
  telemetry: 'events, conversions',
  reviews: 'what customers of done orders write, asked for, decided, shown',
  stock: 'what is in store',
  rights: 'who may order returns beside the owner',
  units: 'which storage units are free',
  sessions: 'who is signed in',
  ledger: 'payments and refunds as kept',
  'list-parts': 'what others have put into a quote’s list',
  'shared-lists': 'a list that several people fill, and each one’s share',
  photos: 'pictures checked, made small, kept, forgotten',
  quotes: 'a job read and priced; promo codes',
  invoices: 'a document for money that came or went',
  orders: 'an order as kept',
  kernel: 'config, database, limits, outbox, packing',
};

/** Returns the room of a file in the picture of lib/server; null for content and drawings. */
export const serverRoomOf: RoomOf = (file) => {
  const room = innerRoomOf('lib/server')(file);
  if (room === null || room === 'content' || room === 'drawings') return null;
  const [storey = '', inner] = room.split('/');
  if (storey === 'subjects') return inner ?? null;
  if (['container.ts', 'readiness.ts'].includes(storey)) return 'container';
  return storey.endsWith('.ts') ? 'start' : storey;
};

/** Folders whose own folders are rooms (lib/tooling/import-zones.mjs). */
const STOREYS = ['kernel', 'subjects'];

/**
 * Returns the function that names the room of a file inside a room: its folder, for a storey the folder below, or the
 * file itself; null for a file of another room.
 */
export const innerRoomOf =
  (outer: string): RoomOf =>
  (file) => {
    if (!file.startsWith(`${outer}/`)) return null;
    const [first = '', second = ''] = file.slice(outer.length + 1).split('/');
    return STOREYS.includes(first) ? `${first}/${second}` : first;
  };
