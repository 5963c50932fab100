import { afterPaint, whenIdle } from './idle';

describe('whenIdle', () => {
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  it.each([
    [undefined, undefined],
    [1500, { timeout: 1500 }],
  ])('waits for the browser to be idle, at most for what it is given: %s', (patienceMs, options) => {
    const ask = jest.fn((go: () => void) => go());
    Object.assign(window, { requestIdleCallback: ask });
    const run = jest.fn();
    whenIdle(run, patienceMs);
    expect(ask).toHaveBeenCalledWith(expect.any(Function), options);
    expect(run).toHaveBeenCalledWith();
  });

  it('pauses where browsers have no idle callback', () => {
    jest.useFakeTimers();
    const run = jest.fn();
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });
});

it('afterPaint ends after the next frame, not in it', async () => {
  const order: string[] = [];
  const ended = afterPaint().then(() => order.push('after'));
  requestAnimationFrame(() => order.push('frame'));
  await ended;
  expect(order).toEqual(['frame', 'after']);
});
