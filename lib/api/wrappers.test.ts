import { ENDPOINTS } from '@/lib/contracts/all';
import type { Endpoint } from '@/lib/contracts/endpoint';
import * as accounts from './accounts';
import * as returns from './returns';
import * as drafts from './drafts';
import * as enquiries from './enquiries';
import * as forms from './forms';
import * as logEvent from './log-event';
import * as orderChanges from './order-changes';
import * as orderStops from './order-stops';
import * as orders from './orders';
import * as quotes from './quotes';
import * as slots from './slots';
import * as storage from './storage';
import * as telemetry from './telemetry';

const called = new Set<string>();
jest.mock('./client', () => {
  const note = ({ name }: Endpoint) => {
    called.add(name);
    return Promise.resolve(null);
  };
  return { call: note, callQuietly: note };
});

/** The one call that does without the client (log-event.ts). */
const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((path) => {
  const { name } = ENDPOINTS.find((each) => each.path === path) ?? {};
  if (name) called.add(name);
  return Promise.resolve(new Response('null'));
});
afterAll(() => fetched.mockRestore());

describe('the API layer', () => {
  it('API-1: has a wrapper for every call of the contracts, and for no other', async () => {
    const areas: readonly object[] = [
      accounts,
      returns,
      drafts,
      enquiries,
      forms,
      logEvent,
      orders,
      orderChanges,
      orderStops,
      quotes,
      slots,
      storage,
      telemetry,
    ];
    const wrappers = areas.flatMap((area) => Object.values(area) as readonly unknown[]);
    await Promise.all(wrappers.map((wrapper) => (wrapper as (...body: unknown[]) => Promise<unknown>)({}, '')));
    expect([...called].sort()).toEqual(ENDPOINTS.map(({ name }) => name).sort());
  });
});
