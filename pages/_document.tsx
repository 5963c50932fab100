import { type DocumentProps, Html, Main, NextScript } from 'next/document';
import { SiteLinks, SocialMetadata, siteIcon } from '@/components/layout/HeadMetadata/SocialMetadata';
import { JsonElement, builtStyles, deferredHead } from '@/components/layout/DeferredScripts/deferred-head';
import type { ShellProps } from '@/components/layout/shell-props';
import { IconSprite } from '@/components/ui/Icon/IconSprite';
import { MODAL_ROOT_ID } from '@/components/ui/Modal/modal-root';
import { BLOG } from '@/lib/content/blog';
import { FIRST_FONTS } from '@/lib/content/fonts';
import { COMPANY_ELEMENT_ID, publicCompany } from '@/lib/content/public-company';
import { quoteStartAt } from '@/lib/content/flow-content';
import { shareImageOf } from '@/lib/content/share-images';
import { ROUTES } from '@/lib/routes';

const DeferredHead = deferredHead({
  textOf: builtStyles(Object.values(FIRST_FONTS).map(({ file }) => file)),
  loader: process.env.LATE_SCRIPTS_LOADER ?? '',
});

const ICON = siteIcon();

export default function Document({ __NEXT_DATA__, dangerousAsPath }: DocumentProps) {
  const { pageProps = {} } = __NEXT_DATA__.props as { readonly pageProps?: Partial<ShellProps> };
  const ofImage = pageProps.canonicalPath ?? quoteStartAt(dangerousAsPath);
  const image = ofImage && shareImageOf(ofImage);
  return (
    <Html lang="en" data-scroll-behavior="smooth">
      <DeferredHead>
        <SiteLinks icon={ICON} feed={{ href: ROUTES.blogFeed, title: BLOG.title }} />
        {pageProps.firstImages?.map(({ path, media }) => (
          <link key={path} rel="preload" as="image" href={path} media={media} fetchPriority="low" />
        ))}
        <SocialMetadata page={pageProps} currentPath={dangerousAsPath} image={image} />
        {pageProps.jsonLd ? (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: pageProps.jsonLd }} />
        ) : null}
      </DeferredHead>
      <body>
        <JsonElement id={COMPANY_ELEMENT_ID} data={publicCompany()} />
        <IconSprite />
        <Main />
        <div id={MODAL_ROOT_ID} />
        <NextScript />
      </body>
    </Html>
  );
}
