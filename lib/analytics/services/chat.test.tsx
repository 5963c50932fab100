import Router from 'next/router';
import { allowsChat, chat } from './chat';

/** The page's own router, without a page: only its events are of interest. */
const goTo = (address: string) => {
  window.history.pushState(null, '', address);
  Router.events.emit('routeChangeComplete', address);
};
const scripts = () => [...document.scripts].map(({ src }) => src);

type ChatWindow = Window & { HubSpotConversations?: unknown; hsConversationsOnReady?: (() => void)[] };
const page = window as ChatWindow;

/** As HubSpot's script does it when it has come. */
function arrive() {
  const widget = { loaded: false };
  const calls: string[] = [];
  const note = (call: string, loaded: boolean) => () => {
    calls.push(call);
    widget.loaded = loaded;
  };
  page.HubSpotConversations = {
    widget: { load: note('load', true), remove: note('remove', false), status: () => widget },
  };
  page.hsConversationsOnReady?.forEach((ready) => ready());
  return calls;
}

let service: ReturnType<typeof chat>;
beforeEach(() => {
  window.history.pushState(null, '', '/');
  service = chat('123', 'https://chat.test');
});
afterEach(() => {
  service.stop();
  delete page.HubSpotConversations;
  document.head.replaceChildren();
});

describe('the chat', () => {
  it.each([
    ['/', true],
    ['/faq?hubspot_chat=1', true],
    ['/faq?hubspot_chat=0', false],
    ['/get-a-quote', false],
    ['/get-a-quote/moving/items?quote=1', false],
    ['/man-and-van-in-london-areas?from=get-a-quote', true],
  ])('SHELL-6: %s: %s', (address, isAllowed) => {
    expect(allowsChat(address)).toBe(isAllowed);
  });

  it('SHELL-6: is loaded after a route change, removed on a quote page, and loaded again behind it', () => {
    window.history.pushState(null, '', '/get-a-quote');
    service.start();
    expect(scripts()).toEqual([]);
    goTo('/faq');
    goTo('/reviews');
    expect(scripts()).toEqual(['https://chat.test/123.js']);
    const calls = arrive();
    goTo('/blog');
    expect(calls).toEqual(['load']);
    goTo('/get-a-quote/moving');
    goTo('/');
    expect(calls).toEqual(['load', 'remove', 'load']);
  });

  it('SHELL-6: a script that comes when the visitor is on a quote already shows nothing', () => {
    service.start();
    window.history.pushState(null, '', '/get-a-quote/moving');
    expect(arrive()).toEqual(['remove']);
  });

  it('is not told of the address that opens an order', () => {
    window.history.pushState(null, '', '/orders/SSM-1?token=secret');
    service.start();
    expect(scripts()).toEqual([]);
  });

  it('LAW-11: goes when consent is withdrawn', () => {
    service.start();
    const calls = arrive();
    service.stop();
    goTo('/faq');
    expect(calls).toEqual(['load', 'remove']);
  });
});
