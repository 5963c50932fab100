import { type DocumentProps, Html, Main, NextScript } from 'next/document';
import { DEFAULT_DESCRIPTION, DEFAULT_TITLE } from '@/components/layout/HeadMetadata/metadata';
import { SocialMetadata } from '@/components/layout/HeadMetadata/SocialMetadata';
import { builtStyles } from '@/components/layout/LateScripts/built-styles';
import { lateHead } from '@/components/layout/LateScripts/late-head';
import type { ShellProps } from '@/components/layout/shell-props';
import { IconSprite } from '@/components/ui/Icon/IconSprite';
import { MODAL_ROOT_ID } from '@/components/ui/Modal/modal-root';
import { BLOG } from '@/lib/content/blog';
import { FONT_FILES } from '@/lib/content/fonts';
import { COMPANY_ELEMENT_ID, publicCompany } from '@/lib/content/public-company';
import { shareImageOf } from '@/lib/content/share-images';
import { ROUTES } from '@/lib/routes';

const LateHead = lateHead(builtStyles);

export default function Document({ __NEXT_DATA__, dangerousAsPath }: DocumentProps) {
  const { pageProps = {} } = __NEXT_DATA__.props as { readonly pageProps?: Partial<ShellProps> };
  return (
    <Html lang="en" data-scroll-behavior="smooth">
      <LateHead>
        {process.env.LATE_SCRIPTS_LOADER ? (
          <script dangerouslySetInnerHTML={{ __html: process.env.LATE_SCRIPTS_LOADER }} />
        ) : null}
        {Object.values(FONT_FILES).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {pageProps.firstImages?.map(({ path, media }) => (
          <link key={path} rel="preload" as="image" href={path} media={media} fetchPriority="low" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/rss+xml" href={ROUTES.blogFeed} title={BLOG.title} />
        <meta name="theme-color" content="#ffffff" />
        <SocialMetadata
          title={pageProps.title ?? DEFAULT_TITLE}
          description={pageProps.description ?? DEFAULT_DESCRIPTION}
          canonicalPath={pageProps.canonicalPath}
          currentPath={dangerousAsPath}
          image={pageProps.canonicalPath && shareImageOf(pageProps.canonicalPath)}
          updated={pageProps.updated}
        />
        {pageProps.jsonLd ? (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: pageProps.jsonLd }} />
        ) : null}
      </LateHead>
      <body>
        <script
          type="application/json"
          id={COMPANY_ELEMENT_ID}
          // `<` is escaped, so that no value can end the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(publicCompany()).replaceAll('<', '\\u003c') }}
        />
        <IconSprite />
        <Main />
        <div id={MODAL_ROOT_ID} />
        <NextScript />
      </body>
    </Html>
  );
}
