import { isOffline, whenBack } from './when-back';

const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('whenBack', () => {
  it('BOOK-5 offline waits for the connection, and goes on once', () => {
    online(false);
    expect(isOffline()).toBe(true);
    const again = jest.fn();
    whenBack(1, again);
    jest.advanceTimersByTime(600_000);
    expect(again).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(again).toHaveBeenCalledTimes(1);
  });

  it.each([
    [1, 5_000],
    [2, 10_000],
    [4, 40_000],
    [9, 60_000],
  ])('BOOK-5 with our server away waits after try %i for %i ms', (tries, pause) => {
    online(true);
    const again = jest.fn();
    whenBack(tries, again);
    jest.advanceTimersByTime(pause - 1);
    expect(again).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('gives up when it is told to', () => {
    online(true);
    const again = jest.fn();
    whenBack(1, again)();
    jest.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect(again).not.toHaveBeenCalled();
  });
});
