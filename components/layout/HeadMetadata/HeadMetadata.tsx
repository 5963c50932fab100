import { SITE } from '@/lib/site';
import Head from 'next/head';
import type { ShellProps } from '../shell-props';

/** Title and description of a page without its own (spec §1). */
export const DEFAULT_TITLE = SITE.name;
export const DEFAULT_DESCRIPTION = `${SITE.name}: home moving, storage and cleaning in ${SITE.city}.`;

/** Number of letters after which search engines cut a title. */
const SHOWN_LETTERS = 65;

/** Appends the company's name to a title that does not have it and is short enough. */
export function fullTitle(title: string): string {
  const full = `${title} | ${SITE.name}`;
  return title.includes(SITE.name) || full.length > SHOWN_LETTERS ? title : full;
}

/** Returns the site's origin with the canonical path, or with the current path without query and hash (SHELL-2). */
export function canonicalUrl(canonicalPath: string | undefined, currentPath: string): string {
  return SITE.origin + (canonicalPath ?? currentPath.split(/[?#]/, 1).join(''));
}

type HeadMetadataProps = {
  readonly page: Partial<ShellProps>;
  readonly currentPath: string;
};

/** Renders the metadata that also changes on client-side navigation (SHELL-1, SHELL-2). */
export function HeadMetadata({ page, currentPath }: HeadMetadataProps) {
  const { title = DEFAULT_TITLE, description = DEFAULT_DESCRIPTION, canonicalPath, noindex } = page;
  return (
    <Head>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonicalUrl(canonicalPath, currentPath)} />
      {noindex ? <meta name="robots" content="noindex" /> : null}
    </Head>
  );
}
