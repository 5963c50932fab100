import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { RateLimited } from '@/lib/server/platform/limits/limits';
import { beginUpload, uploadPlaces } from './uploads';

const WAIT_MS = 30_000;
const aResponse = () => new ServerResponse(new IncomingMessage(new Socket()));

describe('STR-1: places for uploads', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  /**
   * Requests places in turn. Returns which uploads began, were refused or disconnected, and functions that end or add
   * one.
   */
  function queue(most: number, asking: number, senderOf: (index: number) => string = String) {
    const places = uploadPlaces(most, WAIT_MS);
    const responses: ServerResponse[] = [];
    const events: string[] = [];
    const ask = () => {
      const [index, response] = [responses.length, aResponse()];
      responses.push(response);
      places.take(senderOf(index), response).then(
        () => events.push(`${index} begins`),
        (error: unknown) => events.push(`${index} ${error instanceof RateLimited ? 'is refused' : 'is gone'}`),
      );
    };
    for (let n = 0; n < asking; n += 1) ask();
    const settled = async () => {
      await new Promise(setImmediate);
      return events;
    };
    return { settled, ask, end: (index: number) => void responses[index]?.emit('close') };
  }

  it('are given to two at a time, in the order in which they were asked for', async () => {
    const { settled, end } = queue(2, 4);
    expect(await settled()).toEqual(['0 begins', '1 begins']);
    end(1);
    expect(await settled()).toEqual(['0 begins', '1 begins', '2 begins']);
    end(0);
    end(2);
    expect(await settled()).toEqual(['0 begins', '1 begins', '2 begins', '3 begins']);
  });

  it('are given to one sender one at a time, so that the next sender does not wait', async () => {
    const { settled, end } = queue(2, 4, (index) => (index < 3 ? 'one sender' : 'another'));
    expect(await settled()).toEqual(['0 begins', '3 begins']);
    end(0);
    expect(await settled()).toEqual(['0 begins', '3 begins', '1 begins']);
    end(3);
    end(1);
    expect(await settled()).toEqual(['0 begins', '3 begins', '1 begins', '2 begins']);
  });

  it('ABU-1: are given to one upload at a time from all addresses of one IPv6 connection', async () => {
    const begun: string[] = [];
    const begin = (remoteAddress: string) => {
      const request = Object.assign(new IncomingMessage(new Socket()), { socket: { remoteAddress, bytesRead: 0 } });
      const response = aResponse();
      void beginUpload(request, response, { trustedProxies: 0, siteServers: [] }).then(() => begun.push(remoteAddress));
      return response;
    };
    const responses = ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:2::1'].map(begin);
    await new Promise(setImmediate);
    expect(begun).toEqual(['2001:db8:1:1::1', '2001:db8:1:2::1']);
    responses[0]?.emit('close');
    await new Promise(setImmediate);
    expect(begun.at(-1)).toBe('2001:db8:1:1::2');
    for (const response of responses.slice(1)) response.emit('close');
  });

  it('pass over an upload whose sender has gone away', async () => {
    const { settled, end } = queue(1, 3);
    end(1);
    end(0);
    expect(await settled()).toEqual(['0 begins', '1 is gone', '2 begins']);
  });

  it('are refused after half a minute, and the next in time gets the place', async () => {
    const { settled, end } = queue(1, 2);
    await settled();
    jest.advanceTimersByTime(WAIT_MS);
    expect(await settled()).toEqual(['0 begins', '1 is refused']);
    end(0);
    end(1);
    expect(await settled()).toEqual(['0 begins', '1 is refused']);
  });

  it('are kept for those who wait when a refused request ends', async () => {
    const { settled, ask, end } = queue(1, 2);
    await settled();
    jest.advanceTimersByTime(WAIT_MS);
    await settled();
    ask();
    end(1);
    end(0);
    expect(await settled()).toEqual(['0 begins', '1 is refused', '2 begins']);
  });
});
