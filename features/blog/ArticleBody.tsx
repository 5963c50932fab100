import { CallToAction } from '@/components/marketing/CallToAction';
import { LinkRows } from '@/components/marketing/LinkRows';
import { Prose } from '@/components/prose/Prose';
import { ProseLayout } from '@/components/prose/ProseLayout';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { ArticleCards } from './ArticleCards';
import { ArticleHead } from './ArticleHead';
import { Sources } from './Sources';
import type { ArticleContent } from './types';
import styles from './ArticleBody.module.scss';

type ArticleBodyProps = { readonly trail: readonly Crumb[]; readonly article: ArticleContent };

/** Renders an article between header and footer. Static markup. */
export function ArticleBody({ trail, article }: ArticleBodyProps) {
  const { sections, html, sources, services, related, next } = article;
  return (
    <>
      <article>
        <ArticleHead trail={trail} {...article} />
        <ProseLayout sections={sections}>
          <Prose html={html} />
          <Sources sources={sources} />
        </ProseLayout>
      </article>
      <CallToAction {...next} />
      <aside className={styles.more} aria-label="More on this">
        <h2>Related services</h2>
        <LinkRows links={services} />
        <h2>Read next</h2>
        <ArticleCards articles={related} level="h3" />
      </aside>
    </>
  );
}
