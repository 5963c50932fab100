import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: ['pages/**/*.{ts,tsx}!', 'lib/tooling/*.{mjs,ts}', 'lib/testing/*.mjs'],
  project: ['{pages,features,components,lib,e2e}/**/*.{ts,tsx,mjs}', '*.{ts,mjs,js}'],
  ignoreExportsUsedInFile: true,
};

export default config;
