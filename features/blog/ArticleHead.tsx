import { TitleDrawing } from '@/components/marketing/TitleDrawing';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import type { ArticleContent, Day } from './types';
import styles from './ArticleHead.module.scss';

type ArticleHeadProps = Pick<
  ArticleContent,
  'title' | 'description' | 'author' | 'published' | 'updated' | 'reading' | 'drawing'
> & { readonly trail: readonly Crumb[] };

const time = ({ date, text }: Day) => <time dateTime={date}>{text}</time>;

/** Renders the head of an article: title, author, dates and reading time. */
export function ArticleHead(props: ArticleHeadProps) {
  const { trail, title, description, author, published, updated, reading, drawing } = props;
  return (
    <header className={styles.root}>
      <div className={styles.content}>
        <div className={styles.trail}>
          <Breadcrumb trail={trail} />
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{description}</p>
          <p className={styles.facts}>
            <span>By {author}</span>
            <span>{time(published)}</span>
            {updated ? <span>updated {time(updated)}</span> : null}
            <span>{reading}</span>
          </p>
        </div>
        <div className={styles.art}>
          <TitleDrawing {...drawing} alt="" />
        </div>
      </div>
    </header>
  );
}
