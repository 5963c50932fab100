import { Drawing } from '@/components/ui/Drawing/Drawing';
import { AppLink } from '@/components/ui/AppLink';
import type { ArticleCard } from './types';
import styles from './ArticleCards.module.scss';

type ArticleCardsProps = {
  readonly articles: readonly ArticleCard[];
  readonly level: 'h2' | 'h3';
};

export function ArticleCards({ articles, level: Heading }: ArticleCardsProps) {
  return (
    <ul className={styles.root}>
      {articles.map(({ path, title, description, reading, topics, drawing }) => (
        <li key={path} className={styles.card}>
          <div className={styles.art}>
            <Drawing {...drawing} alt="" />
          </div>
          <div className={styles.words}>
            <Heading className={styles.title}>
              <AppLink href={path} className={styles.cover}>
                {title}
              </AppLink>
            </Heading>
            <p className={styles.description}>{description}</p>
            <p className={styles.facts}>
              {topics.join(', ')} · {reading}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
