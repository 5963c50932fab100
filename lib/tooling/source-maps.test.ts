const withSentryConfig = jest.fn<unknown, unknown[]>((config) => config);
jest.mock('@sentry/nextjs/config', () => ({ withSentryConfig: (...args: unknown[]) => withSentryConfig(...args) }));

type Config = { readonly productionBrowserSourceMaps?: boolean };

/** Returns the configuration that `next build` loads. */
function configWith(token: string): Config {
  process.env.SENTRY_AUTH_TOKEN = token;
  let config: Config = {};
  jest.isolateModules(() => (config = jest.requireActual<Config>('../../next.config.js')));
  return config;
}

describe('source maps', () => {
  afterEach(() => {
    delete process.env.SENTRY_AUTH_TOKEN;
    withSentryConfig.mockClear();
  });

  it('ERR-2: are neither made for browsers nor uploaded without a token', () => {
    expect(configWith('').productionBrowserSourceMaps).not.toBe(true);
    expect(withSentryConfig).not.toHaveBeenCalled();
  });

  it('ERR-2: are uploaded with a token, and deleted before anybody could be served them', () => {
    configWith('token');
    expect(withSentryConfig).toHaveBeenCalledTimes(1);
    expect(withSentryConfig.mock.calls[0]?.[1]).toMatchObject({ sourcemaps: { deleteSourcemapsAfterUpload: true } });
  });
});
