import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // serve-api.ts and collector.mjs are started as processes of their own, the worker as a thread, site.ts from the build,
  // headers and the loader by next.config.js. What the site runs on ends with "!": with --production, what only tests
  // use counts as unused. Tests may use what says so, @internal.
  entry: [
    'pages/**/*.{ts,tsx}!',
    'lib/tooling/*.{mjs,ts}!',
    'lib/tooling/attack/{attack.ts,visitor.mjs}!',
    'lib/tooling/{house/{house,figures}.ts,mutants/mutants.ts,interactions/interactions.ts,engines/engines.ts,headers/*.ts}!',
    'lib/deferred-scripts/loader.ts!',
    'lib/analytics/early-consent.ts!',
    // Required by spec §7.
    'lib/api/accounts.ts!',
    'lib/testing/*.mjs',
    'lib/testing/serve-api.ts',
    'lib/testing/bill-nights.ts',
    'lib/server/platform/packing/packing.worker.ts!',
    'lib/server/platform/site/site.ts!',
    'features/crew/worker/crew-worker.ts!',
    'e2e/configured/collector.mjs',
    'e2e/looks/stopped-clock.mjs',
    'e2e/moved-clock.mjs',
  ],
  project: [
    '{pages,features,components,lib,e2e}/**/*.{ts,tsx,mjs}!',
    '*.{ts,mjs,js}!',
    ...[
      '!**/*.{test,spec}.{ts,tsx}!',
      '!{lib/testing,e2e}/**!',
      '!**/testing.ts!',
      '!jest.config.ts!',
      '!playwright.config.ts!',
    ],
  ],
  // Started by their files (lighthouse.mjs, lint.mjs, and by oxlint itself). Never name a package here that the code
  // imports: knip then stays silent when package.json lacks it, too.
  ignoreDependencies: ['lighthouse', 'oxlint', 'oxlint-tsgolint'],
  // Named in package.json alone: reading its configuration would unpack a browser.
  playwright: { config: [], entry: ['e2e/**/*.spec.ts', 'playwright.config.ts'] },
  ignoreExportsUsedInFile: true,
  // Closed lists and tables that tests hold the rest of the code to.
  ignoreIssues: {
    'lib/content/company.ts': ['exports'],
    'lib/domain/catalogue/presets.ts': ['exports'],
    'lib/domain/places/districts.ts': ['exports'],
  },
};

export default config;
