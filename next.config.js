const path = require('node:path');
const { transformSync } = require('esbuild');
const { withSentryConfig } = require('@sentry/nextjs/config');
const { publicEnv } = require('./lib/analytics/public-env.js');
const { COUNTING_OFF } = require('./lib/analytics/counting-off.ts');
const { earlyConsent } = require('./lib/analytics/early-consent.ts');
const { FIRST_FONTS } = require('./lib/content/fonts.ts');
const { apiPrefixes, LOG_EVENT_PATH } = require('./lib/contracts/api-prefixes.ts');
const { EARLY_CLICKS_KEY, spotOf } = require('./lib/deferred-scripts/early-clicks.ts');
const { DEFERRED_SCRIPTS_ID, loaderText } = require('./lib/deferred-scripts/loader.ts');
const { hashOf } = require('./lib/tooling/headers/inline-scripts.ts');
const { contentSecurityPolicy } = require('./lib/tooling/headers/policy.ts');
const { headersOfAll, headersOfPages } = require('./lib/tooling/headers/security.ts');
const { RELOADED_MARK, RELOAD_PAUSE_MS } = require('./lib/reload-once.ts');
const redirects = require('./lib/redirects.json');
const { buildProgress } = require('./lib/tooling/build-progress.js');
const { withoutRewrites } = require('./lib/tooling/no-client-rewrites.ts');
const { withShortClassNames } = require('./lib/tooling/short-class-names.js');

const isStandalone = process.env.NEXT_OUTPUT === 'standalone';
const product = process.env.NEXT_PUBLIC_PRODUCT || 'smart';

/** `import './FaqBody?styles'`, in production and in development. */
const COMPONENT_STYLES = require.resolve('./lib/tooling/component-styles.ts');

const loaderOf = (settings) => transformSync(loaderText(settings, spotOf), { minify: true }).code.trim();
const loader = loaderOf({
  listId: DEFERRED_SCRIPTS_ID,
  fonts: Object.values(FIRST_FONTS).map(({ face }) => face),
  logEvent: (process.env.NEXT_PUBLIC_API_ORIGIN ?? '') + LOG_EVENT_PATH,
  countingOff: COUNTING_OFF.source,
  reloadedMark: RELOADED_MARK,
  reloadPauseMs: RELOAD_PAUSE_MS,
  clicksKey: EARLY_CLICKS_KEY,
  mayTellServices: earlyConsent(process.env),
});

const policy = () => contentSecurityPolicy({ ...process.env, ...publicEnv(process.env) }, [hashOf(loader)]);

/** @type {import('next').NextConfig} */
const nextConfig = {
  // A second build beside the first, with other settings (e2e/configured/settings.ts).
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // `npm test` has checked them by then.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === '1' },
  reactStrictMode: true,
  poweredByHeader: false,
  // For the image (Dockerfile): a folder with the server and what it needs of node_modules. `next start` does without.
  output: isStandalone ? 'standalone' : undefined,
  outputFileTracingRoot: __dirname,
  // Which files each page needs is asked by that image alone: without the answer a build takes half a minute less.
  outputFileTracingExcludes: isStandalone ? {} : { '*': ['**/*'] },
  // The redirect from /en/… to /… is made by lib/server/platform/site/redirects.ts: Next.js would loop.
  // Set or empty, but never unknown: without a DSN the reporting code is not built into the page (lib/analytics).
  env: {
    NEXT_PUBLIC_SENTRY_DSN: process.env.NEXT_PUBLIC_SENTRY_DSN ?? '',
    NEXT_PUBLIC_SENTRY_REPLAY: process.env.NEXT_PUBLIC_SENTRY_REPLAY ?? '',
    NEXT_PUBLIC_SENTRY_REPLAY_MASK: process.env.NEXT_PUBLIC_SENTRY_REPLAY_MASK ?? '',
    ...publicEnv(process.env),
    // Written into every page (pages/_document.tsx), and its hash into the policy. `next dev` asks for its scripts itself.
    LATE_SCRIPTS_LOADER: process.env.NODE_ENV === 'production' ? loader : '',
  },
  // Our pictures are drawings; what scales pictures on request is work that a stranger can order. /_next/image is 404.
  images: { unoptimized: true },
  // The same sources are the same build, also when two machines build them (lib/tooling/build.mjs).
  generateBuildId: () => process.env.SITE_BUILD_ID || null,
  i18n: { locales: ['en'], defaultLocale: 'en' },
  // Of `next dev` only, production is built with webpack (docs/decisions/0018-webpack-builds.md): Turbopack's shared
  // runtime is an inline script, which a Content-Security-Policy without unsafe-inline blocks.
  // Pages that are made anew for other reviews stay in memory: what a build has made is the same after every start.
  experimental: { turbopackSharedRuntime: false, isrFlushToDisk: false },
  turbopack: {
    rules: { '*.tsx': { condition: { query: '?styles' }, loaders: [COMPONENT_STYLES], as: '*.styles.ts' } },
  },
  sassOptions: { loadPaths: [path.join(__dirname, 'styles')] },
  allowedDevOrigins: ['127.0.0.1'],
  /** Runs for the production build only. */
  webpack(config, { isServer, nextRuntime, webpack }) {
    const compilation = nextRuntime === 'edge' ? 'edge-server' : isServer ? 'server' : 'client';
    config.plugins.push(buildProgress(webpack, compilation));
    withShortClassNames(config.module.rules);
    config.module.rules.push({
      resourceQuery: /^\?styles$/,
      enforce: 'pre',
      sideEffects: true,
      loader: COMPONENT_STYLES,
    });
    // Where nothing is kept, keeping it for the next build takes ten seconds for nothing.
    if (process.env.CI) config.cache = false;
    if (!isServer) {
      withoutRewrites(config.plugins);
      config.output.hashDigestLength = 8;
    }
    return config;
  },
  /** The backend's calls keep the paths of their contracts. pages/api/[...path].ts answers them all. */
  async rewrites() {
    return {
      // A form without a script posts to the same path as its call; its answer is a page.
      beforeFiles: [
        {
          source: '/api/public/v1/:form(website_form|students_quote|movers_quote|partners_quote|newsletter)',
          has: [{ type: 'header', key: 'content-type', value: 'application/x-www-form-urlencoded.*' }],
          destination: '/forms/:form',
        },
      ],
      afterFiles: [
        { source: '/.well-known/security.txt', destination: '/api/security.txt' },
        { source: '/ui/mails', destination: '/api/ui/mails' },
        ...apiPrefixes(product).map((prefix) => ({
          source: `/${prefix}/:path*`,
          destination: `/api/${prefix}/:path*`,
        })),
      ],
    };
  },
  async redirects() {
    return redirects;
  },
  async headers() {
    const pages = headersOfPages(policy());
    const all = headersOfAll(process.env.NEXT_PUBLIC_SITE_ORIGIN ?? '');
    return [
      { source: '/:path*', headers: all },
      // Of its own files Next.js knows no locale, and an ordinary rule is of paths that have one.
      { source: '/_next/:path*', locale: false, headers: all },
      // Development runs code that it makes from text, and is nobody's site.
      ...(process.env.NODE_ENV === 'production'
        ? ['/', '/:path((?!_next/|fonts/|drawings/|share/).*)'].map((source) => ({ source, headers: pages }))
        : []),
      // The gallery of components and mails.
      ...['/ui/:path*', '/api/ui/:path*'].map((source) => ({
        source,
        headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
      })),
      // Their names carry a version or a content hash.
      ...['/fonts/:file*.woff2', '/drawings/:file*', '/share/:file*'].map((source) => ({
        source,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      })),
    ];
  },
};

module.exports = process.env.SENTRY_AUTH_TOKEN
  ? withSentryConfig(nextConfig, { silent: true, sourcemaps: { deleteSourcemapsAfterUpload: true } })
  : nextConfig;
