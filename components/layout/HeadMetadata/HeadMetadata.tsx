import Head from 'next/head';
import type { ShellProps } from '../shell-props';
import { canonicalUrl, fullTitle } from './metadata';

type HeadMetadataProps = Pick<ShellProps, 'title' | 'description' | 'canonicalPath' | 'noindex'> & {
  /** The router's path, with query and hash. */
  readonly currentPath: string;
};

/** What changes from page to page in the browser too (SHELL-1, SHELL-2). The rest is in pages/_document.tsx. */
export function HeadMetadata({ title, description, canonicalPath, noindex, currentPath }: HeadMetadataProps) {
  return (
    <Head>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonicalUrl(canonicalPath, currentPath)} />
      {noindex ? <meta name="robots" content="noindex" /> : null}
    </Head>
  );
}
