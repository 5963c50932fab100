import { allowsChat, chat } from './services';

const scripts = () => [...document.scripts].map(({ src }) => src);

afterEach(() => {
  Reflect.deleteProperty(window, 'HubSpotConversations');
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
    window.history.pushState(null, '', address);
    chat('123', 'https://chat.test').start();
    expect(scripts()).toEqual(isAllowed ? ['https://chat.test/123.js'] : []);
  });

  it('LAW-11: goes when consent is withdrawn', () => {
    const remove = jest.fn();
    window.history.pushState(null, '', '/');
    const service = chat('123', 'https://chat.test');
    service.start();
    Object.assign(window, { HubSpotConversations: { widget: { remove } } });
    service.stop();
    expect(remove).toHaveBeenCalledTimes(1);
  });
});
