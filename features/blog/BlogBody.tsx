import { PageHero } from '@/components/marketing/PageHero';
import { AppLink } from '@/components/ui/AppLink';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { ROUTES } from '@/lib/routes';
import { ArticleCards } from './ArticleCards';
import type { ArticleCard } from './types';
import styles from './BlogBody.module.scss';

type BlogBodyProps = {
  readonly trail: readonly Crumb[];
  readonly lead: string;
  readonly drawing: Picture;
  readonly feedPath: string;
  /** The situations of readers, each with the article to read first. */
  readonly starts: readonly { readonly when: string; readonly path: string; readonly title: string }[];
  readonly articles: readonly ArticleCard[];
};

export function BlogBody({ trail, lead, drawing, feedPath, starts, articles }: BlogBodyProps) {
  return (
    <>
      <PageHero
        trail={trail}
        title="Moving guides and advice"
        lead={lead}
        drawing={drawing}
        action={{ label: 'Get a price', href: ROUTES.getAQuote, spot: 'blog' }}
      >
        <ol className={styles.starts}>
          {starts.map(({ when, path, title }) => (
            <li key={path}>
              <span className={styles.when}>{when}</span>
              <AppLink href={path}>{title}</AppLink>
            </li>
          ))}
        </ol>
      </PageHero>
      <div className={styles.root}>
        <ArticleCards articles={articles} level="h2" />
        <p className={styles.feed}>
          Follow new articles by <a href={feedPath}>RSS</a>. You do not need an account.
        </p>
      </div>
    </>
  );
}
