import { readFileSync } from 'node:fs';
import path from 'node:path';

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
