import { registerHooks } from 'node:module';

/**
 * Lets Node import pages directly, with style sheets as empty modules, for scripts that load the props of pages and
 * render nothing. Import this file before the pages.
 */
registerHooks({
  load: (url, context, nextLoad) =>
    /\.s?css$/.test(url)
      ? { format: 'commonjs', source: 'module.exports = {};', shortCircuit: true }
      : nextLoad(url, context),
});
