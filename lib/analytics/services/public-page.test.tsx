import type * as nextRouter from 'next/router';
import type * as publicPage from './public-page';
import { cleanAddress, isPublic, type LoadedPage } from './public-page';

const PUBLIC: LoadedPage = { isPrerendered: true, isNoindex: false, address: 'https://site.test/faq', referrer: '' };

/** Loads the module as in a freshly loaded document, with a router that records its calls. */
function freshDocument(address: string, gsp: boolean) {
  window.history.pushState(null, '', address);
  Object.assign(window, { __NEXT_DATA__: { gsp } });
  jest.resetModules();
  const load = <T,>(path: string) => (jest.requireActual as (name: string) => T)(path);
  const { default: router } = load<typeof nextRouter>('next/router');
  const page = load<typeof publicPage>('./public-page');
  page.watchNavigation();
  return { ...page, router };
}

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, '__NEXT_DATA__');
});

describe('STR-3: a page on which optional services may run', () => {
  it.each<[string, boolean, Partial<LoadedPage>]>([
    ['a prerendered page', true, {}],
    ['one that an advertisement leads to', true, { address: 'https://site.test/?utm_source=a&gclid=1&gad_source=2' }],
    ['one with the switches of a visit', true, { address: 'https://site.test/?amplitude_events=0&hubspot_chat=0' }],
    ['one after another page', true, { referrer: 'https://site.test/orders/SM-1' }],
    ['one that an engine found', true, { referrer: 'https://search.test/' }],
    ['a page made for each request', false, { isPrerendered: false }],
    ['a page that is not listed: a crew’s', false, { isNoindex: true, address: 'https://site.test/crew#secret' }],
    ['one with any other parameter', false, { address: 'https://site.test/faq?anything=1' }],
    ['one with a parameter whose value names one', false, { address: 'https://site.test/faq?key=utm_source' }],
    ['one after a page with a key', false, { referrer: 'https://site.test/orders/SM-1?token=secret' }],
  ])('%s: %s', (_, expected, changes) => expect(isPublic({ ...PUBLIC, ...changes })).toBe(expected));

  it.each([
    ['/faq', true, true],
    ['/faq?list=secret', true, false],
    ['/shared-list/pay', false, false],
  ])('%s, prerendered: %s', (address, gsp, expected) => {
    expect(freshDocument(address, gsp).isPublicPage()).toBe(expected);
  });

  it('is none that asks not to be listed', () => {
    document.head.innerHTML = '<meta name="robots" content="noindex">';
    expect(freshDocument('/faq', true).isPublicPage()).toBe(false);
  });

  it('is none that the router showed in the document of another', () => {
    const { isPublicPage, router } = freshDocument('/faq', true);
    router.events.emit('routeChangeStart', '/reviews/5', { shallow: true });
    expect(isPublicPage()).toBe(true);
    router.events.emit('routeChangeStart', '/get-a-quote', { shallow: false });
    expect(isPublicPage()).toBe(false);
  });
});

describe('STR-3: a document in which optional services run', () => {
  it('lets the browser load every further page, and changes its own address', () => {
    const { loadPagesWhole, router } = freshDocument('/faq', true);
    const [change, leave] = [jest.fn(() => Promise.resolve(true)), jest.fn()];
    Object.assign(router, { router: { push: change, replace: change } });
    loadPagesWhole(leave);
    void router.router?.push('/orders/SM-1?token=secret');
    void router.router?.replace('/get-a-quote/moving/items?quote=secret');
    expect(leave.mock.calls).toEqual([['/orders/SM-1?token=secret'], ['/get-a-quote/moving/items?quote=secret']]);
    expect(change).not.toHaveBeenCalled();
    void router.router?.push('/reviews/5', undefined, { shallow: true });
    expect([change.mock.calls, leave.mock.calls.length]).toEqual([[['/reviews/5', undefined, { shallow: true }]], 2]);
  });
});

describe('STR-3: what a third party has of an address', () => {
  it.each([
    ['https://site.test/faq', 'https://site.test/faq'],
    ['https://site.test/?utm_source=a&gclid=1&name=Ada#x', 'https://site.test/?utm_source=a&gclid=1'],
    ['https://site.test/get-a-quote/moving/items?quote=secret', 'https://site.test/get-a-quote/moving/items'],
    ['https://site.test/shared-list/join?list=secret', 'https://site.test/shared-list/join'],
  ])('%s is sent as %s', (href, sent) => {
    expect(cleanAddress(href)).toBe(sent);
  });
});
