import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // serve-api.ts and collector.mjs are started as processes of their own, the worker as a thread, site.ts from the build.
  entry: [
    'pages/**/*.{ts,tsx}!',
    'lib/tooling/*.{mjs,ts}',
    'lib/tooling/attack/{attack.ts,visitor.mjs}',
    'lib/testing/*.mjs',
    'lib/testing/serve-api.ts',
    'lib/server/packing/packing.worker.ts',
    'lib/server/site/site.ts',
    'e2e/configured/collector.mjs',
  ],
  project: ['{pages,features,components,lib,e2e}/**/*.{ts,tsx,mjs}', '*.{ts,mjs,js}'],
  // Started by their files (lighthouse.mjs, lint.mjs, and by oxlint itself). Comes with tsx (load-drawing/weight.test.ts).
  ignoreDependencies: ['lighthouse', 'oxlint', 'oxlint-tsgolint', 'esbuild'],
  // Named in package.json alone: reading its configuration would unpack a browser.
  playwright: { config: [], entry: ['e2e/**/*.spec.ts', 'playwright.config.ts'] },
  ignoreExportsUsedInFile: true,
};

export default config;
