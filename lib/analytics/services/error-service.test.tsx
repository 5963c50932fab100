import { addIntegration, init, replayIntegration } from '@sentry/nextjs';
import { recordVisit, startErrorService } from './error-service';

/** Replaces Sentry's SDK: the tests check only how it is called. */
jest.mock('@sentry/nextjs', () => {
  const integration = (name: string) =>
    jest.fn((options: unknown) => ({ name, options, stop: () => Promise.resolve() }));
  return new Proxy<Record<string, unknown>>(
    {},
    {
      get: (known, name: string) => (known[name] ??= integration(name)),
      has: () => true,
    },
  );
});

const DSN = 'https://key@errors.example.com/1';
const added = () => jest.mocked(addIntegration).mock.calls.map(([{ name }]) => name);
const tracing = 'browserTracingIntegration';

describe('the error service', () => {
  it('ANA-2: traces and replays every visit, and every one with an error', () => {
    startErrorService(DSN);
    startErrorService(DSN);
    expect(init).toHaveBeenCalledTimes(1);
    expect(init).toHaveBeenCalledWith(
      expect.objectContaining({
        dsn: DSN,
        tracesSampleRate: 1,
        replaysSessionSampleRate: 1,
        replaysOnErrorSampleRate: 1,
      }),
    );
  });
});

describe('the recording of a visit', () => {
  const settings = { ...process.env };
  afterEach(() => {
    process.env = { ...settings };
    jest.clearAllMocks();
  });

  it.each([
    ['without a setting, as the specification has it', undefined, false],
    ['off', 'off', false],
    ['on', 'on', true],
  ])('ANA-2: masks texts, inputs and pictures only when that is on: %s', (_, mask, isMasked) => {
    Object.assign(process.env, { NEXT_PUBLIC_SENTRY_REPLAY: 'on', NEXT_PUBLIC_SENTRY_REPLAY_MASK: mask ?? '' });
    recordVisit(DSN);
    expect(replayIntegration).toHaveBeenCalledWith({
      maskAllText: isMasked,
      maskAllInputs: isMasked,
      blockAllMedia: isMasked,
    });
    expect(added()).toEqual([tracing, 'replayIntegration']);
  });

  it('ANA-2: traces, and replays nothing where replays are off', () => {
    Object.assign(process.env, { NEXT_PUBLIC_SENTRY_REPLAY: '', NEXT_PUBLIC_SENTRY_REPLAY_MASK: '' });
    recordVisit(DSN);
    expect(added()).toEqual([tracing]);
  });
});
