import { EARLY_CLICKS_KEY } from '@/lib/deferred-scripts/early-clicks';
import { countQuoteClicks } from './automatic-events';

type DataLayerWindow = Window & { dataLayer?: unknown[] };
const events = () => (window as DataLayerWindow).dataLayer ?? [];
const sent = jest.fn(() => Promise.resolve({ ok: false }));

beforeEach(() => {
  Object.assign(window, { fetch: sent });
  sent.mockClear();
});
afterEach(() => {
  delete (window as DataLayerWindow).dataLayer;
  delete process.env.NEXT_PUBLIC_CONSENT_MODE;
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

function page(markup: string) {
  document.body.innerHTML = markup;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  return countQuoteClicks();
}

describe('clicks into a quote', () => {
  it('QUO-5: are reported with the spot of the link, from markup without code', () => {
    const stop = page('<a href="/get-a-quote/moving" data-spot="service_moving_hero"><span>Price my move</span></a>');
    document.querySelector('span')?.click();
    expect(events()).toEqual([{ event: 'get_a_quote_click_v2', spot: 'service_moving_hero' }]);
    expect(sent).toHaveBeenCalledTimes(1);
    stop();
    document.querySelector('span')?.click();
    expect(events()).toHaveLength(1);
  });

  it('QUO-5: are reported of links in texts with the page that they stand on', () => {
    window.history.replaceState(null, '', '/blog/packing');
    const stop = page('<p>See <a href="/get-a-quote/moving">what it costs</a></p>');
    document.querySelector('a')?.click();
    expect(events()).toEqual([{ event: 'get_a_quote_click_v2', spot: '/blog/packing' }]);
    stop();
  });

  it.each([
    ['of other links', '/', '<a href="/faq">FAQ</a>'],
    ['from step to step', '/get-a-quote/moving/check', '<a href="/get-a-quote/moving/items">Change</a>'],
    ['with the address of an order', '/orders/SSM-1', '<meta name="robots"><a href="/get-a-quote/moving">Again</a>'],
  ])('QUO-5: are not reported %s', (_, address, markup) => {
    window.history.replaceState(null, '', address);
    const stop = page(markup);
    document.querySelector('a')?.click();
    expect(events()).toEqual([]);
    stop();
  });

  it('ANA-1: that led here before any code was there are told to the services, once, and not again to our backend', () => {
    sessionStorage.setItem(EARLY_CLICKS_KEY, JSON.stringify([{ spot: 'hero', time: 5 }, { spot: 1 }, null]));
    page('')();
    page('')();
    expect(events()).toEqual([{ event: 'get_a_quote_click_v2', spot: 'hero' }]);
    expect(sent).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', '{}', 'null'])('are none where something else is kept: %s', (kept) => {
    sessionStorage.setItem(EARLY_CLICKS_KEY, kept);
    page('')();
    expect(events()).toEqual([]);
  });

  it('LAW-11: are told to no service without consent', () => {
    process.env.NEXT_PUBLIC_CONSENT_MODE = 'opt-in';
    sessionStorage.setItem(EARLY_CLICKS_KEY, JSON.stringify([{ spot: 'hero', time: 5 }]));
    page('')();
    expect((window as DataLayerWindow).dataLayer).toBeUndefined();
  });
});
