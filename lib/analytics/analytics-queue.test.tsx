import type * as queue from './analytics-queue';

type Queue = typeof queue;

/** Loads the module anew, as a fresh page does: the module keeps the events that were tracked. */
function visit(): Queue {
  jest.resetModules();
  return jest.requireActual<Queue>('./analytics-queue');
}
const step = (number: number) => ({ flow: 'moving', step: 'items', number, of: 5 });

describe('what the analytics service is sent', () => {
  it('ANA-1: keeps events until the service is there, and hands all on in their order with their time', () => {
    const { connectAnalytics, nameAnalyticsUser, toAnalytics } = visit();
    toAnalytics({ event: 'quote_step', details: step(1), time: 1000 });
    nameAnalyticsUser('a-hash');
    toAnalytics({ event: 'quote_step', details: step(2), time: 2000 });

    const received: unknown[] = [];
    connectAnalytics((entry) => received.push(entry));
    expect(received).toEqual([
      { event: 'quote_step', details: step(1), time: 1000 },
      { userId: 'a-hash' },
      { event: 'quote_step', details: step(2), time: 2000 },
    ]);
    toAnalytics({ event: 'quote_step', details: step(3), time: 3000 });
    expect(received).toHaveLength(4);
  });

  it('keeps the first hundred of a service that never comes, and nothing after it has gone', () => {
    const { connectAnalytics, toAnalytics } = visit();
    Array.from({ length: 150 }, (_, index) => toAnalytics({ event: 'quote_step', details: step(index), time: 3000 }));
    const received: unknown[] = [];
    connectAnalytics((entry) => received.push(entry));
    expect(received).toHaveLength(100);
    connectAnalytics(null);
    toAnalytics({ event: 'quote_step', details: step(1), time: 3000 });
    expect(received).toHaveLength(100);
  });

  describe('ANA-1: on a page that is left before the service is there', () => {
    const KEY = 'unsent-events';
    const event = (number: number) => ({ event: 'quote_step' as const, details: step(number), time: number });
    /** The functions that end the listeners of the page under test. */
    let ends: readonly (() => void)[] = [];
    const open = () => {
      const page = visit();
      ends = [...ends, page.keepUnsentEvents()];
      return page;
    };
    const leave = () => {
      window.dispatchEvent(new Event('pagehide'));
      ends.forEach((end) => end());
      ends = [];
    };
    const receivedBy = ({ connectAnalytics }: Queue) => {
      const received: unknown[] = [];
      connectAnalytics((entry) => received.push(entry));
      return received;
    };
    afterEach(() => {
      leave();
      sessionStorage.clear();
      delete process.env.NEXT_PUBLIC_CONSENT_MODE;
    });

    it('goes to the service of the next one that has it, before what is tracked there, once', () => {
      open().toAnalytics(event(1));
      leave();
      open().toAnalytics(event(2));
      leave();
      const third = open();
      third.toAnalytics(event(3));
      expect(receivedBy(third)).toEqual([event(1), event(2), event(3)]);
      leave();
      expect(receivedBy(open())).toEqual([]);
      expect(sessionStorage).toHaveLength(0);
    });

    it('is not sent twice when the page comes back from the browser’s cache', () => {
      const page = open();
      page.toAnalytics(event(1));
      window.dispatchEvent(new Event('pagehide'));
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      expect(receivedBy(page)).toEqual([event(1)]);
    });

    it('LAW-11: is kept by nobody without consent, and is gone when that was taken back', () => {
      process.env.NEXT_PUBLIC_CONSENT_MODE = 'opt-in';
      open().toAnalytics(event(1));
      leave();
      expect(sessionStorage).toHaveLength(0);
      sessionStorage.setItem(KEY, JSON.stringify([event(1)]));
      expect(receivedBy(open())).toEqual([]);
      expect(sessionStorage).toHaveLength(0);
    });

    it.each(['{', '{}', '[1,null]'])('is nothing where something else is kept: %s', (kept) => {
      sessionStorage.setItem(KEY, kept);
      expect(receivedBy(open())).toEqual([]);
    });
  });
});
