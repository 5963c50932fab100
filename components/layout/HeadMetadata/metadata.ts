import { SITE } from '@/lib/site';

/** What a page without words of its own says (spec §1). */
export const DEFAULT_TITLE = SITE.name;
export const DEFAULT_DESCRIPTION = `${SITE.name}: home moving, storage and cleaning in ${SITE.city}.`;

/** Search engines cut what is longer. */
const SHOWN_LETTERS = 65;

/** "FAQ" → "FAQ | Smart Storage and Moving"; a title that names the company, or leaves no room for it, stays as it is. */
export function fullTitle(title: string): string {
  const full = `${title} | ${SITE.name}`;
  return title.includes(SITE.name) || full.length > SHOWN_LETTERS ? title : full;
}

/** SHELL-2: site origin + the canonical path of the page, otherwise the current path without query and hash. */
export function canonicalUrl(canonicalPath: string | undefined, currentPath: string): string {
  return SITE.origin + (canonicalPath ?? currentPath.split(/[?#]/, 1).join(''));
}
