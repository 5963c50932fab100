import { SITE } from '@/lib/site';
import type { ShellProps } from '../shell-props';
import { DEFAULT_DESCRIPTION, DEFAULT_TITLE, canonicalUrl, fullTitle } from './HeadMetadata';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Size of every image for link previews, in pixels (SHELL-3). */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

type ShareImage = { readonly path: string; readonly alt: string };

/** The preview image of the home page and of every page without its own image. */
export const SHARE_IMAGE: ShareImage = {
  path: '/share.png',
  alt: `An orange van outside a row of London houses. ${SITE.tagline}`,
};

type SocialMetadataProps = {
  readonly page: Partial<ShellProps>;
  readonly currentPath: string;
  readonly image: string | undefined;
};

/** Renders the metadata for link previews (SHELL-3), only in the document, because crawlers run no script. */
export function SocialMetadata({ page, currentPath, image: own }: SocialMetadataProps) {
  const { title = DEFAULT_TITLE, description = DEFAULT_DESCRIPTION, canonicalPath, updated } = page;
  const shownTitle = fullTitle(title);
  const { path, alt } = own ? { path: own, alt: title } : SHARE_IMAGE;
  const image = SITE.origin + path;
  return (
    <>
      <meta property="og:type" content={updated ? 'article' : 'website'} />
      {updated ? <meta property="article:modified_time" content={updated} /> : null}
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={shownTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonicalUrl(canonicalPath, currentPath)} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={shownTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}

type SiteLinksProps = {
  /** URL of the icon, or a data URL (siteIcon). */
  readonly icon: string;
  readonly feed: { readonly href: string; readonly title: string };
};

/** Renders the links in the head of every page: the icons, the manifest and the feed of articles. */
export function SiteLinks({ icon, feed }: SiteLinksProps) {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/rss+xml" {...feed} />
      <meta name="theme-color" content="#ffffff" />
    </>
  );
}

/** Returns public/favicon.svg as a data URL, because browsers request a page's icon before its first paint. */
export const siteIcon = (): string =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(path.join(process.cwd(), 'public/favicon.svg'), 'utf8').trim())}`;
