import { useEffect, useRef } from 'react';

const PREFIX = 'Error: ';

/** Forms of this page that were sent with something wrong in them. */
const refused = new Set<object>();

/** Whether this code or the server has put the prefix there. Each form is an object of its own. */
function markTitle(form: object, isWrong: boolean): void {
  if (isWrong) refused.add(form);
  else if (!refused.delete(form)) return;
  const own = document.title.startsWith(PREFIX) ? document.title.slice(PREFIX.length) : document.title;
  document.title = refused.size > 0 ? PREFIX + own : own;
}

/** The page's title begins with "Error: " while something is wrong in a form that was sent (FORM-2). */
export function useErrorTitle(isWrong: boolean): void {
  const form = useRef({});
  useEffect(() => {
    const own = form.current;
    markTitle(own, isWrong);
    return () => markTitle(own, false);
  }, [isWrong]);
}
