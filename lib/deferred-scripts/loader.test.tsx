import { EARLY_CLICKS_KEY, spotOf, takeEarlyClicks } from './early-clicks';
import { earlyLog, hasEarly, takeEarly } from './early-log';
import { DEFERRED_SCRIPTS_ID, loadDeferred, loaderText, type LoaderSettings } from './loader';

const SETTINGS = {
  listId: DEFERRED_SCRIPTS_ID,
  fonts: ['1em Letters'],
  logEvent: '/log',
  countingOff: 'off=1',
  reloadedMark: 'reloaded',
  reloadPauseMs: 60_000,
  clicksKey: EARLY_CLICKS_KEY,
  mayTellServices: 'yes=1',
};
const load = (settings: LoaderSettings = SETTINGS) => loadDeferred(settings, spotOf);
const PAGE = `
  <link rel="canonical" href="https://example.com/faq?x=1">
  <form id="leads" action="/there"><button>There</button></form>
  <form id="stays"><input name="from"><button type="button" id="more"><b>More</b></button><a href="#">On</a></form>
  <p>Words</p>
  <script type="application/json" id="${DEFERRED_SCRIPTS_ID}">{"old":["/old.js"],"all":["/a.js","/b.js"]}</script>`;

const asked = () => [...document.head.querySelectorAll('script')].map((script) => new URL(script.src).pathname);
const on = (selector: string, type: string) => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};
const sent = jest.fn<Promise<unknown>, [string, RequestInit]>(() => Promise.resolve({ text: () => '' }));

/** Removes the loader's listeners after each test. */
let gone: AbortController;
function endWithTest(target: Window | Document): void {
  const add = EventTarget.prototype.addEventListener.bind(target);
  target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) =>
    add(type, listener, {
      ...(typeof options === 'object' ? options : { capture: options === true }),
      signal: gone.signal,
    });
}

beforeEach(() => {
  gone = new AbortController();
  jest.useFakeTimers();
  sessionStorage.clear();
  [window, document].forEach(endWithTest);
  Object.assign(window, { fetch: sent });
  sent.mockClear();
  document.head.replaceChildren();
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  gone.abort();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'PerformanceObserver');
});

/** Simulates a browser that reports paints. Returns a function that reports one of that name. */
function tellPaints(): (name: string) => void {
  const observers = new Set<(list: { getEntriesByName: (name: string) => readonly unknown[] }) => void>();
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    constructor(private readonly told: Parameters<typeof observers.add>[0]) {}
    observe = () => void observers.add(this.told);
    disconnect = () => void observers.delete(this.told);
  }
  Object.assign(window, { PerformanceObserver: Observer });
  return (name) => [...observers].forEach((told) => told({ getEntriesByName: (asked) => (asked === name ? [1] : []) }));
}

describe('the loader in a page’s HTML', () => {
  it('asks for all scripts, in order, once the page has loaded and the browser is idle', () => {
    load();
    expect(asked()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    expect(asked()).toEqual([]);
    jest.runAllTimers();
    expect(asked()).toEqual(['/old.js', '/a.js', '/b.js']);
    const scripts = [...document.head.querySelectorAll('script')];
    expect(scripts.map(({ noModule }) => noModule)).toEqual([true, false, false]);
    expect(scripts.every((script) => !script.async)).toBe(true);
  });

  it('SPD-1: makes the letters ready that stand in the page; where that fails the page is read in others', () => {
    const made = jest.fn(() => Promise.reject(new Error('no letters')));
    Object.defineProperty(document, 'fonts', { value: { load: made }, configurable: true });
    load();
    Reflect.deleteProperty(document, 'fonts');
    expect(made.mock.calls).toEqual([['1em Letters']]);
  });

  it('asks for none, and counts nothing, before something is on the screen', () => {
    const paint = tellPaints();
    load();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    window.dispatchEvent(new Event('load'));
    paint('first-paint');
    jest.runAllTimers();
    expect([asked(), sent.mock.calls]).toEqual([[], []]);
    paint('first-contentful-paint');
    paint('first-contentful-paint');
    jest.runAllTimers();
    expect(asked()).toEqual(['/old.js', '/a.js', '/b.js']);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['p', 'touchstart'],
    ['p', 'keydown'],
    ['p', 'pointerdown'],
    ['input', 'focusin'],
    ['#more b', 'pointerover'],
  ])('asks at once when something happens: %s, %s; and once', (selector, type) => {
    load();
    on(selector, type);
    on(selector, type);
    expect(asked()).toEqual(['/old.js', '/a.js', '/b.js']);
    expect(earlyLog()?.isUsed).toBe(true);
  });

  it('takes a pointer that passes over words for nothing', () => {
    load();
    on('p', 'pointerover');
    expect(asked()).toEqual([]);
  });

  it('waits for a touch where data is to be saved', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    load();
    window.dispatchEvent(new Event('load'));
    on('#more b', 'pointerover');
    jest.runAllTimers();
    expect(asked()).toEqual([]);
    on('#more b', 'touchstart');
    expect(asked()).toHaveLength(3);
  });

  it('keeps what is typed, pressed and sent, each for whose part of the page it is', () => {
    load();
    on('input', 'input');
    on('#more b', 'click');
    expect(on('#stays', 'submit').defaultPrevented).toBe(true);
    const form = document.querySelector('#stays');
    if (!form) throw new Error('no form');
    expect(hasEarly(form)).toBe(true);
    expect(takeEarly(form).map(({ type, target }) => [type, target.id || target.getAttribute('name')])).toEqual([
      ['input', 'from'],
      ['click', 'more'],
      ['submit', 'stays'],
    ]);
    expect(hasEarly(form)).toBe(false);
  });

  it('leaves links and forms that lead somewhere to the browser', () => {
    load();
    expect(on('#leads', 'submit').defaultPrevented).toBe(false);
    expect(on('a', 'click').defaultPrevented).toBe(false);
    expect(earlyLog()?.kept).toEqual([]);
  });

  it.each([
    [404, 'when something is typed already'],
    [200, 'when it is there after all'],
    [503, 'when the server is in trouble'],
  ])('asks again for what did not come (%d), at the next sign, %s', async (status) => {
    sent.mockImplementationOnce(() => Promise.resolve({ status }));
    load();
    on('input', status === 404 ? 'input' : 'focusin');
    document.head.querySelectorAll('script')[1]?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual(['/old.js', '/b.js']);
    expect(sessionStorage.getItem(SETTINGS.reloadedMark)).toBeNull();
    on('p', 'keydown');
    expect(asked()).toEqual(['/old.js', '/b.js', '/a.js']);
  });

  it('ERR-3: keeps what was thrown for whoever reports errors, who listens from then on', () => {
    load();
    const thrown = () => window.dispatchEvent(Object.assign(new Event('error'), { message: 'early' }));
    thrown();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }));
    expect(earlyLog()?.takeErrors()).toEqual(['early', 'refused']);
    thrown();
    expect(earlyLog()?.takeErrors()).toEqual([]);
  });

  it('counts the page by its public address, with its first paint and once', () => {
    load();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    jest.runAllTimers();
    expect(sent.mock.calls.map(([url, init]) => [url, init.body])).toEqual([
      ['/log', JSON.stringify({ type: 'page_view', value: '{"path":"/faq"}' })],
    ]);
  });

  it('counts no page that nobody else may find', () => {
    document.body.insertAdjacentHTML('beforeend', '<meta name="robots" content="noindex">');
    load();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    jest.runAllTimers();
    expect(sent).not.toHaveBeenCalled();
  });

  it('ANA-1: counts no visit that is not to be counted', () => {
    document.cookie = 'off=1';
    load();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    jest.runAllTimers();
    document.cookie = 'off=1; max-age=0';
    expect(sent).not.toHaveBeenCalled();
  });

  describe('QUO-5, ANA-1: a click into a quote that leaves the page', () => {
    const CLICK = ['/log', JSON.stringify({ type: 'get_a_quote_click_v2', value: '{"spot":"hero"}' })];
    const press = () => on('[data-spot]', 'click');
    const told = () => sent.mock.calls.map(([url, init]) => [url, init.body]);
    beforeEach(() => document.body.insertAdjacentHTML('beforeend', '<a href="/get-a-quote" data-spot="hero">On</a>'));
    afterEach(() => (document.cookie = 'yes=1; max-age=0'));

    it('is told to our backend at once, and to nobody else without consent', () => {
      load();
      press();
      expect(told()).toEqual([CLICK]);
      expect(takeEarlyClicks()).toEqual([]);
    });

    it('is kept for the services of the next page with consent, each with its time', () => {
      document.cookie = 'yes=1';
      load();
      jest.setSystemTime(1000);
      press();
      jest.setSystemTime(2000);
      press();
      expect(told()).toEqual([CLICK, CLICK]);
      expect(takeEarlyClicks()).toEqual([
        { spot: 'hero', time: 1000 },
        { spot: 'hero', time: 2000 },
      ]);
    });

    it.each(['{', '{}', 'null'])('is counted all the same where something else is kept: %s', (kept) => {
      document.cookie = 'yes=1';
      sessionStorage.setItem(EARLY_CLICKS_KEY, kept);
      load();
      press();
      expect(told()).toEqual([CLICK]);
      expect(earlyLog()?.takeErrors()).toEqual([]);
    });

    it('is kept for nobody in a build without services', () => {
      document.cookie = 'yes=1';
      load({ ...SETTINGS, mayTellServices: null });
      press();
      expect(takeEarlyClicks()).toEqual([]);
    });

    it('is left to the site’s code once that is there', () => {
      load();
      earlyLog()?.stopCounting();
      press();
      expect(told()).toEqual([]);
    });
  });

  it('is a text that stands alone, and works as such', () => {
    document.body.insertAdjacentHTML('beforeend', '<a href="/get-a-quote" data-spot="hero">On</a>');
    const script = document.createElement('script');
    script.textContent = loaderText(SETTINGS, spotOf);
    document.head.append(script);
    on('[data-spot]', 'click');
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
