import { waitFor } from '@testing-library/react';
import { setCookies } from '@/lib/testing/cookies';
import type * as consent from '../remember-consent';
import type * as tracking from '../track';
import type * as services from './run';

const SDK = { init: jest.fn(), track: jest.fn(), setUserId: jest.fn(), setTransport: jest.fn(), flush: jest.fn() };
jest.mock('@amplitude/analytics-browser', () => SDK);

const scripts = () => [...document.scripts].map(({ src }) => src);
const GTM = 'https://gtm.test/gtm.js?id=GTM-1';
const CHAT = 'https://chat.test/123.js';
const ENV = {
  NEXT_PUBLIC_GTM_ID: 'GTM-1',
  NEXT_PUBLIC_GTM_ORIGIN: 'https://gtm.test',
  NEXT_PUBLIC_AMPLITUDE_KEY: 'key',
  NEXT_PUBLIC_AMPLITUDE_ORIGIN: 'https://amplitude.test',
  NEXT_PUBLIC_HUBSPOT_ID: '123',
  NEXT_PUBLIC_HUBSPOT_ORIGIN: 'https://chat.test',
};
const before = { ...process.env };

/** Opens a loaded page in a build with all services. Returns functions to answer the consent question and to track. */
function visit(mode: 'granted' | 'opt-in', address = '/', gsp = true) {
  Object.assign(window, { __NEXT_DATA__: { gsp } });
  jest.resetModules();
  process.env.NEXT_PUBLIC_CONSENT_MODE = mode;
  window.history.replaceState(null, '', address);
  const actual = <T,>(path: string) => (jest.requireActual as (name: string) => T)(path);
  const { rememberConsent } = actual<typeof consent>('../remember-consent');
  const { track } = actual<typeof tracking>('../track');
  const { runServices } = actual<typeof services>('./run');
  const reload = jest.fn();
  return { answer: rememberConsent, track, reload, run: () => runServices(reload) };
}

beforeEach(() => {
  setCookies('');
  Object.assign(process.env, ENV);
  document.head.replaceChildren();
  delete (window as Window & { dataLayer?: unknown }).dataLayer;
  jest.clearAllMocks();
});
afterAll(() => {
  process.env = before;
  setCookies('');
});

describe('the optional services', () => {
  it('CKB-2: granted starts all at once, and "Decline" stops none', async () => {
    const { answer, reload, run } = visit('granted');
    run();
    expect(scripts()).toEqual([GTM, CHAT]);
    await waitFor(() => expect(SDK.init).toHaveBeenCalledTimes(1));
    answer('declined');
    expect(reload).not.toHaveBeenCalled();
  });

  it('CKB-2: opt-in starts none before "Accept", and each once after it', async () => {
    const { answer, run, track } = visit('opt-in');
    track('quote_deleted', { flow: 'moving' });
    run();
    expect(scripts()).toEqual([]);
    answer('accepted');
    answer('accepted');
    expect(scripts()).toEqual([GTM, CHAT]);
    track('quote_saved', { flow: 'moving' });
    await waitFor(() => expect(SDK.track.mock.calls.map(([event]) => event as string)).toEqual(['quote_saved']));
    expect(SDK.init).toHaveBeenCalledTimes(1);
  });

  it('CKB-2: opt-in starts none after "Decline"', () => {
    const { answer, run, reload } = visit('opt-in');
    run();
    answer('declined');
    expect(scripts()).toEqual([]);
    expect(SDK.init).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('LAW-11: withdrawing removes the optional cookies and loads the page without the services', () => {
    document.cookie = 'cookie_consent=accepted';
    document.cookie = '_ga=GA1.1.1.2; Path=/';
    const { answer, run, reload } = visit('opt-in');
    run();
    answer('declined');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.cookie).toBe('cookie_consent=declined');
  });

  it('ANA-1: sends events in their order with the ids of the visitor, and those from before the SDK too', async () => {
    const { run, track } = visit('granted');
    track('get_a_quote_click_v2', { spot: 'hero' });
    run();
    document.cookie = '_ga=GA1.1.11.22';
    document.cookie = 'gta_click_id=c-1';
    const ids = { client_id: '11.22', click_id: 'c-1' };
    await waitFor(() => expect(SDK.track).toHaveBeenCalledTimes(1));
    track('quote_saved', { flow: 'moving' });
    expect(SDK.track.mock.calls).toEqual([
      ['get_a_quote_click_v2', { spot: 'hero', ...ids }, { time: expect.any(Number) as number }],
      ['quote_saved', { flow: 'moving', ...ids }, { time: expect.any(Number) as number }],
    ]);
    expect(SDK.init).toHaveBeenCalledWith(
      'key',
      expect.objectContaining({ serverUrl: 'https://amplitude.test/2/httpapi', autocapture: false }),
    );
  });

  it('ANA-1: fetches no analytics with amplitude_events=0', async () => {
    const { run, track } = visit('granted', '/?amplitude_events=0');
    track('quote_saved', { flow: 'moving' });
    run();
    await Promise.resolve();
    expect(scripts()).toEqual([GTM, CHAT]);
    expect(SDK.init).not.toHaveBeenCalled();
  });

  it.each([
    ['a page made for each request', '/orders/SM-1', false],
    ['a page of a quote, which asks for consent at its end', '/get-a-quote/moving/items?quote=secret', false],
    ['an address with a key', '/faq?list=secret', true],
  ])('STR-3: runs no script of others on %s, and sends our own events', async (_, address, gsp) => {
    document.cookie = '_ga=GA1.1.1.2; Path=/';
    const { answer, run, reload, track } = visit('opt-in', address, gsp);
    run();
    await Promise.resolve();
    expect(SDK.init).not.toHaveBeenCalled();
    answer('accepted');
    track('quote_saved', { flow: 'moving' });
    await waitFor(() => expect(SDK.track.mock.calls.map(([event]) => event as string)).toEqual(['quote_saved']));
    expect(scripts()).toEqual([]);
    answer('declined');
    expect(document.cookie).toBe('cookie_consent=declined');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('ANA-2: starts nothing without an id', () => {
    Object.keys(ENV).forEach((name) => (process.env[name] = ''));
    visit('granted').run();
    expect(scripts()).toEqual([]);
    expect('dataLayer' in window).toBe(false);
  });
});
