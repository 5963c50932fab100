import Head from 'next/head';
import type { ShellProps } from '../shell-props';
import { canonicalUrl, DEFAULT_DESCRIPTION, DEFAULT_TITLE, fullTitle } from './metadata';

type HeadMetadataProps = {
  readonly page: Partial<ShellProps>;
  /** The path from the router. */
  readonly currentPath: string;
};

/**
 * Renders the metadata that also changes on client-side navigation (SHELL-1, SHELL-2). pages/_document.tsx has the
 * rest.
 */
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
