import { SITE } from '@/lib/site';
import { canonicalUrl, fullTitle } from './metadata';
import { SHARE_IMAGE } from './share-image';

type SocialMetadataProps = {
  readonly title: string;
  readonly description: string;
  readonly canonicalPath: string | undefined;
  /** The path that was asked for, with query and hash. */
  readonly currentPath: string;
};

/** SHELL-3: what link previews read. They run no script, so only the server writes it (pages/_document.tsx). */
export function SocialMetadata({ title, description, canonicalPath, currentPath }: SocialMetadataProps) {
  const shownTitle = fullTitle(title);
  const image = SITE.origin + SHARE_IMAGE.path;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={shownTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonicalUrl(canonicalPath, currentPath)} />
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
    </>
  );
}
