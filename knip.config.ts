import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // serve-api.ts is started as a process of its own.
  entry: ['pages/**/*.{ts,tsx}!', 'lib/tooling/*.{mjs,ts}', 'lib/testing/*.mjs', 'lib/testing/serve-api.ts'],
  project: ['{pages,features,components,lib,e2e}/**/*.{ts,tsx,mjs}', '*.{ts,mjs,js}'],
  // Started by its name (lighthouse.mjs). Comes with tsx (load-drawing/weight.test.ts).
  ignoreDependencies: ['lighthouse', 'esbuild'],
  ignoreExportsUsedInFile: true,
};

export default config;
