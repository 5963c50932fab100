import { AppLink } from '../AppLink';
import { SITE } from '@/lib/site';
import styles from './Breadcrumb.module.scss';
import type { Crumb } from './breadcrumb-trail';

/** Returns the trail as JSON-LD (BRD-2). `<` is escaped, so that no title can end the script element. */
function structuredData(trail: readonly Crumb[]): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${SITE.origin}${href}`,
    })),
  }).replaceAll('<', '\\u003c');
}

/** Renders a trail, the last page without a link, and the same as JSON-LD for search engines (BRD-2). */
export function Breadcrumb({ trail }: { readonly trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.root}>
      <ol className={styles.list}>
        {trail.map(({ title, href }, index) => (
          <li key={href} className={styles.item}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <AppLink href={href}>{title}</AppLink>
            )}
          </li>
        ))}
      </ol>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(trail) }} />
    </nav>
  );
}
