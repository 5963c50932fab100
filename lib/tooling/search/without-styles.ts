import { registerHooks } from 'node:module';

/**
 * Lets Node import pages as they are: a style sheet becomes an empty module. For scripts that ask pages for their props
 * and draw nothing; to be imported before the pages are.
 */
registerHooks({
  load: (url, context, nextLoad) =>
    /\.s?css$/.test(url)
      ? { format: 'commonjs', source: 'module.exports = {};', shortCircuit: true }
      : nextLoad(url, context),
});
