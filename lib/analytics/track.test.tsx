import { logEvent } from '@/lib/api/log-event';
import { track } from './track';

jest.mock('@/lib/api/log-event', () => ({ logEvent: jest.fn(() => Promise.resolve(null)) }));

const page = window as Window & { dataLayer?: unknown[] };
const STEP = { flow: 'moving', step: 'packing', number: 1, of: 5 };

beforeEach(() => {
  delete page.dataLayer;
  delete process.env.NEXT_PUBLIC_CONSENT_MODE;
  document.cookie = 'amplitude_events=; Max-Age=0';
  document.cookie = 'cookie_consent=; Max-Age=0';
  window.history.replaceState(null, '', '/');
  jest.mocked(logEvent).mockClear();
});

describe('track', () => {
  it('QUO-5: sends an event with its details to the data layer and to the backend', () => {
    track('quote_step', STEP);
    expect(page.dataLayer).toEqual([{ event: 'quote_step', ...STEP }]);
    expect(logEvent).toHaveBeenCalledWith('quote_step', JSON.stringify(STEP));
  });

  it('QUO-5: get_a_quote_click_v2 carries a spot', () => {
    track('get_a_quote_click_v2', { spot: 'hero' });
    expect(logEvent).toHaveBeenCalledWith('get_a_quote_click_v2', '{"spot":"hero"}');
  });

  it.each([
    ['the cookie', () => (document.cookie = 'amplitude_events=0')],
    ['the query', () => window.history.replaceState(null, '', '/faq?a=b&amplitude_events=0')],
  ])('ANA-1: is not counted when %s amplitude_events is 0', (_, switchOff) => {
    switchOff();
    track('quote_step', STEP);
    expect(logEvent).not.toHaveBeenCalled();
  });

  it.each(['amplitude_events=01', 'xamplitude_events=0', 'amplitude_events=1'])(
    'ANA-1: is counted with %s',
    (query) => {
      window.history.replaceState(null, '', `/?${query}`);
      track('quote_step', STEP);
      expect(logEvent).toHaveBeenCalledTimes(1);
    },
  );

  it('LAW-11: opt-in keeps nothing for a tag manager before "Accept"; our backend counts without knowing whom', () => {
    process.env.NEXT_PUBLIC_CONSENT_MODE = 'opt-in';
    track('quote_step', STEP);
    document.cookie = 'cookie_consent=declined';
    track('quote_step', STEP);
    expect(page.dataLayer).toBeUndefined();
    expect(logEvent).toHaveBeenCalledTimes(2);
    document.cookie = 'cookie_consent=accepted';
    track('quote_step', STEP);
    expect(page.dataLayer).toEqual([{ event: 'quote_step', ...STEP }]);
  });
});
