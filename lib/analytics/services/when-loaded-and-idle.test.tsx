import { whenLoadedAndIdle } from './when-loaded-and-idle';

/** Builds a browser at some moment of a page's life. `idle` ends its current work. */
function browser(readyState: DocumentReadyState) {
  const waiting: (() => void)[] = [];
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  Object.assign(window, { requestIdleCallback: (run: () => void) => waiting.push(run) });
  return { idle: () => waiting.splice(0).forEach((run) => run()) };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

describe('when optional services start', () => {
  it.each(['loading', 'interactive'] as const)('ANA-2: not while the page is %s, but idle after its load', (state) => {
    const { idle } = browser(state);
    const run = jest.fn();
    whenLoadedAndIdle(run);
    idle();
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    expect(run).not.toHaveBeenCalled();
    idle();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('ANA-2: of a page that has loaded, as soon as it is idle, once', () => {
    const { idle } = browser('complete');
    const run = jest.fn();
    whenLoadedAndIdle(run);
    expect(run).not.toHaveBeenCalled();
    idle();
    window.dispatchEvent(new Event('load'));
    idle();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
