import { trackQuoteClicks } from './quote-clicks';

type DataLayerWindow = Window & { dataLayer?: unknown[] };
const events = () => (window as DataLayerWindow).dataLayer ?? [];

afterEach(() => {
  delete (window as DataLayerWindow).dataLayer;
  document.body.replaceChildren();
});

function page(markup: string) {
  document.body.innerHTML = markup;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  return trackQuoteClicks();
}

describe('clicks into a quote', () => {
  it('QUO-5: are reported with the spot of the link, from markup without code', () => {
    const stop = page('<a href="/get-a-quote/moving" data-spot="service_moving_hero"><span>Price my move</span></a>');
    document.querySelector('span')?.click();
    expect(events()).toEqual([{ event: 'get_a_quote_click_v2', spot: 'service_moving_hero' }]);
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

  it('QUO-5: are not reported of other links', () => {
    const stop = page('<a href="/faq">FAQ</a>');
    document.querySelector('a')?.click();
    expect(events()).toEqual([]);
    stop();
  });
});
