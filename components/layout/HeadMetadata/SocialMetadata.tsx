import { SITE } from '@/lib/site';
import { canonicalUrl, fullTitle } from './metadata';
import { SHARE_IMAGE, SHARE_SIZE } from './share-image';

type SocialMetadataProps = {
  readonly title: string;
  readonly description: string;
  readonly canonicalPath: string | undefined;
  /** The path that was asked for, with query and hash. */
  readonly currentPath: string;
  /** Address of the page's own image, whose words are its title. */
  readonly image: string | undefined;
  /** The day the words were last changed: an article's. */
  readonly updated: string | undefined;
};

/** SHELL-3: what link previews read. They run no script, so only the server writes it (pages/_document.tsx). */
export function SocialMetadata(props: SocialMetadataProps) {
  const { title, description, canonicalPath, currentPath, updated } = props;
  const shownTitle = fullTitle(title);
  const { path, alt } = props.image === undefined ? SHARE_IMAGE : { path: props.image, alt: title };
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
