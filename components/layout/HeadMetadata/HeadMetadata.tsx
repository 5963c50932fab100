import Head from 'next/head';
import { SITE } from '@/lib/site';
import type { ShellProps } from '../shell-props';
import { canonicalUrl, fullTitle } from './metadata';
import { SHARE_IMAGE } from './share-image';

type HeadMetadataProps = Pick<ShellProps, 'title' | 'description' | 'canonicalPath' | 'noindex'> & {
  /** The router's path, with query and hash. */
  readonly currentPath: string;
};

/** What search engines and link previews read (SHELL-1 to 3). Icons, manifest and fonts are in pages/_document.tsx. */
export function HeadMetadata({ title, description, canonicalPath, noindex, currentPath }: HeadMetadataProps) {
  const shownTitle = fullTitle(title);
  const url = canonicalUrl(canonicalPath, currentPath);
  const image = SITE.origin + SHARE_IMAGE.path;
  return (
    <Head>
      <title>{shownTitle}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {noindex ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={shownTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(SHARE_IMAGE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE.height)} />
      <meta property="og:image:alt" content={SHARE_IMAGE.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={shownTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={SHARE_IMAGE.alt} />
    </Head>
  );
}
