import { SITE } from '@/lib/site';

/** What a page without words of its own says (spec §1). */
export const DEFAULT_TITLE = SITE.name;
export const DEFAULT_DESCRIPTION = `${SITE.name}: home moving, storage and cleaning in ${SITE.city}.`;

/** "FAQ" → "FAQ | Smart Storage and Moving"; a title that names the company already stays as it is. */
export function fullTitle(title: string): string {
  return title.includes(SITE.name) ? title : `${title} | ${SITE.name}`;
}

/** SHELL-2: site origin + the canonical path of the page, otherwise the current path without query and hash. */
export function canonicalUrl(canonicalPath: string | undefined, currentPath: string): string {
  return SITE.origin + (canonicalPath ?? currentPath.split(/[?#]/, 1).join(''));
}
