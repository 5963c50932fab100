/**
 * A webpack loader for the style sheets that a page imports for their effect alone (styles.ts of a feature
 * and of the frame): the styles go into the page's style sheet as ever, the map of class names, which nothing in the
 * page's first script reads, goes nowhere. It runs after the loader that takes the styles out, which leaves only the map.
 * An empty ECMAScript module, unlike an empty file, is merged into the one that imports it and leaves no trace.
 */
module.exports = () => 'export {};';
