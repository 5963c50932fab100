import type * as queue from './analytics-queue';

type Queue = typeof queue;

/** A page of its own: the module keeps what has been tracked. */
function visit(): Queue {
  jest.resetModules();
  return jest.requireActual<Queue>('./analytics-queue');
}
const step = (number: number) => ({ flow: 'moving', step: 'items', number, of: 5 });

describe('what the analytics service is sent', () => {
  it('ANA-1: keeps events until the service is there, and hands all on in their order with their time', () => {
    const { connectAnalytics, nameAnalyticsUser, toAnalytics } = visit();
    jest.useFakeTimers({ now: 1000 });
    toAnalytics('quote_step', step(1));
    nameAnalyticsUser('a-hash');
    jest.setSystemTime(2000);
    toAnalytics('quote_step', step(2));
    jest.useRealTimers();

    const received: unknown[] = [];
    connectAnalytics((entry) => received.push(entry));
    expect(received).toEqual([
      { event: 'quote_step', details: step(1), time: 1000 },
      { userId: 'a-hash' },
      { event: 'quote_step', details: step(2), time: 2000 },
    ]);
    toAnalytics('quote_step', step(3));
    expect(received).toHaveLength(4);
  });

  it('keeps the first hundred of a service that never comes, and nothing after it has gone', () => {
    const { connectAnalytics, toAnalytics } = visit();
    Array.from({ length: 150 }, (_, index) => toAnalytics('quote_step', step(index)));
    const received: unknown[] = [];
    connectAnalytics((entry) => received.push(entry));
    expect(received).toHaveLength(100);
    connectAnalytics(null);
    toAnalytics('quote_step', step(1));
    expect(received).toHaveLength(100);
  });
});
