import { reloadForNewBuild, reloadOnce } from './reload-once';

const CHUNK = 'http://localhost/_next/static/chunks/1.js';
const reload = jest.fn();
let end: () => void = () => undefined;

/** Makes the server answer the check for a script with the given response. */
const answer = (say: () => Promise<Response>) => {
  window.fetch = jest.fn(say);
};
const gone = () => Promise.resolve({ status: 404 } as Response);

function fail(marks: Readonly<Record<string, string>>, tag = 'script'): void {
  const element = document.head.appendChild(document.createElement(tag));
  Object.assign(element.dataset, marks);
  if (element instanceof HTMLScriptElement) element.type = 'text/plain';
  element.dispatchEvent(new Event('error'));
}
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
  sessionStorage.clear();
  answer(gone);
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

describe('a part of a page that is gone', () => {
  it('loads the page anew, once', async () => {
    end = reloadForNewBuild(reload);
    fail({ webpack: '_N_E:12' });
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
    fail({ webpack: '_N_E:12' });
    fail({ webpack: '_N_E:13' });
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('loads it again after the next deploy, an hour later', async () => {
    await reloadOnce(CHUNK, reload);
    jest.setSystemTime(new Date('2026-11-23T11:00:00Z'));
    await reloadOnce(CHUNK, reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('leaves the page alone without a network', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    await reloadOnce(CHUNK, reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    [200, 'is there after all: only the connection was away'],
    [503, 'cannot be told from here: the server is in trouble'],
  ])('leaves the page alone when the answer is %d, so that the part %s', async (status) => {
    answer(() => Promise.resolve({ status } as Response));
    await reloadOnce(CHUNK, reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves it alone where nothing can be remembered', async () => {
    const store = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no room');
    });
    await reloadOnce(CHUNK, reload);
    store.mockRestore();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not mind pictures, foreign scripts, and those of the next page', async () => {
    end = reloadForNewBuild(reload);
    fail({ webpack: '_N_E:12' }, 'img');
    fail({});
    await settled();
    expect(reload).not.toHaveBeenCalled();
  });
});
