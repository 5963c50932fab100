const PREFIX = 'Error: ';

/** Forms of this page that were sent with something wrong in them. */
const refused = new Set<object>();

/**
 * The page's title begins with "Error: " while something is wrong in a form that was sent (FORM-2), whether this code or
 * the server has put it there. Give each form an object of its own.
 */
export function markTitle(form: object, isWrong: boolean): void {
  if (isWrong) refused.add(form);
  else if (!refused.delete(form)) return;
  const own = document.title.startsWith(PREFIX) ? document.title.slice(PREFIX.length) : document.title;
  document.title = refused.size > 0 ? PREFIX + own : own;
}
