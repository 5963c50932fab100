import Head from 'next/head';
import type { ShellProps } from '../shell-props';
import { canonicalUrl, DEFAULT_DESCRIPTION, DEFAULT_TITLE, fullTitle } from './metadata';

type HeadMetadataProps = {
  readonly page: Partial<ShellProps>;
  /** The router's path. */
  readonly currentPath: string;
};

/** What changes from page to page in the browser too (SHELL-1, SHELL-2). The rest is in pages/_document.tsx. */
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
