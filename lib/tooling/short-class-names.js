/**
 * Gives every class of a CSS module a short name instead of "StoragePicker_thumbnail__ffDPt". The names stand three
 * times in what a visitor loads: in the markup, in the styles, and in the map that every module of styles brings into
 * the page's first script. All names of a file begin alike, which compresses: the file's hash, then a running number.
 */
const { createHash } = require('node:crypto');
const path = require('node:path');

/** File → its classes in the order in which they stand there, the same in the server's and in the browser's build. */
const classesOf = new Map();

/** A letter, because a name must not begin with a digit, 30 bits of the path's hash, and the number of the class. */
function shortClassName({ rootContext, resourcePath }, _pattern, className) {
  const file = path.relative(rootContext, resourcePath).split(path.sep).join('/');
  const classes = classesOf.get(file) ?? new Map();
  classesOf.set(file, classes);
  if (!classes.has(className)) classes.set(className, classes.size);
  const hash = createHash('sha256').update(file).digest('base64url').slice(0, 5);
  return `s${hash}${classes.get(className).toString(36)}`;
}

/** Walks a webpack configuration to the CSS modules' loaders and hands them the short names. */
function withShortClassNames(value) {
  if (Array.isArray(value)) value.forEach(withShortClassNames);
  else if (value && typeof value === 'object' && !(value instanceof RegExp)) {
    const { modules } = value.options ?? {};
    if (modules?.getLocalIdent) modules.getLocalIdent = shortClassName;
    for (const part of [value.oneOf, value.use, value.rules]) withShortClassNames(part);
  }
}

module.exports = { withShortClassNames };
