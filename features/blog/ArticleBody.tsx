import { CallToAction } from '@/components/marketing/CallToAction';
import { LinkRows } from '@/components/marketing/LinkRows';
import { TitleDrawing } from '@/components/marketing/TitleDrawing';
import { Prose, ProseLayout } from '@/components/prose/ProseLayout';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { ArticleCards } from './ArticleCards';
import articleHeadStyles from './ArticleHead.module.scss';
import sourcesStyles from './Sources.module.scss';
import type { ArticleContent, Day, Source } from './types';
import styles from './ArticleBody.module.scss';

type ArticleBodyProps = { readonly trail: readonly Crumb[]; readonly article: ArticleContent };

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

type ArticleHeadProps = Pick<
  ArticleContent,
  'title' | 'description' | 'author' | 'published' | 'updated' | 'reading' | 'drawing'
> & { readonly trail: readonly Crumb[] };

const time = ({ date, text }: Day) => <time dateTime={date}>{text}</time>;

function ArticleHead(props: ArticleHeadProps) {
  const { trail, title, description, author, published, updated, reading, drawing } = props;
  return (
    <header className={articleHeadStyles.root}>
      <div className={articleHeadStyles.content}>
        <div className={articleHeadStyles.trail}>
          <Breadcrumb trail={trail} />
        </div>
        <div className={articleHeadStyles.words}>
          <h1 className={articleHeadStyles.title}>{title}</h1>
          <p className={articleHeadStyles.lead}>{description}</p>
          <p className={articleHeadStyles.facts}>
            <span>By {author}</span>
            <span>{time(published)}</span>
            {updated ? <span>updated {time(updated)}</span> : null}
            <span>{reading}</span>
          </p>
        </div>
        <div className={articleHeadStyles.art}>
          <TitleDrawing {...drawing} alt="" />
        </div>
      </div>
    </header>
  );
}

/** Renders the sources of an article's facts about third parties. */
function Sources({ sources }: { readonly sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section className={sourcesStyles.root} aria-labelledby="sources">
      <h2 id="sources" className={sourcesStyles.title}>
        Sources
      </h2>
      <p className={sourcesStyles.note}>Rules and charges change. These pages give the current ones.</p>
      <ul className={sourcesStyles.list}>
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
