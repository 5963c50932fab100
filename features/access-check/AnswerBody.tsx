import clsx from 'clsx';
import styles from './AnswerBody.module.scss';
import { PageHero } from '@/components/marketing/PageHero';
import { AccessCheckFigure } from '@/components/access-check/AccessCheckFigure';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import { Icon } from '@/components/ui/Icon/Icon';
import { AccessCheckForm } from './AccessCheckForm';
import { answerModel, type Query } from './form-model';
import type { ItemCard } from './types';

function ItemEntry({ title, size, way, verdict, text, climb, rows, figures }: ItemCard) {
  return (
    <li className={clsx(styles.item, way === 'hoist' && styles.short)}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.size}>{size}</p>
        <p className={styles.verdict}>
          <Icon name={way === 'hoist' ? 'error' : 'check'} /> {verdict}
        </p>
        <p>
          {text} {climb}
        </p>
        <dl className={styles.places}>
          {rows.map(({ gate, size: measures, words }) => (
            <div key={gate}>
              <dt>
                {gate} <small>{measures}</small>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.figures}>
        {figures.map((figure) => (
          <AccessCheckFigure key={figure.caption} {...figure} />
        ))}
      </div>
    </li>
  );
}

export type AnswerBodyProps = {
  /** Answered where it is rendered, so that it is not sent twice, as props and as markup. */
  readonly query: Query;
  readonly trail: readonly Crumb[];
  readonly quote: { readonly href: string; readonly label: string };
};

export function AnswerBody({ query, trail, quote }: AnswerBodyProps) {
  const { form, answer } = answerModel(query);
  if (!answer) {
    return (
      <PageHero trail={trail} title="Will it go through?" lead="Choose items and the home that is most like yours.">
        <ErrorSummary errors={Object.entries(form.errors).map(([fieldId, text]) => ({ fieldId, text }))} />
        <AccessCheckForm {...form} />
      </PageHero>
    );
  }
  return (
    <>
      <PageHero trail={trail} title={answer.title} lead={answer.lead} />
      <div className={styles.content}>
        <ul className={styles.items}>
          {answer.cards.map((card) => (
            <ItemEntry key={card.id} {...card} />
          ))}
        </ul>
        <p className={styles.note}>
          We treat every item as a box of its largest measurements. All drawings are to the same scale, in centimetres.
          Curved backs and soft arms leave a little more room.
        </p>
        <p>
          <ButtonLink href={quote.href} size="l" iconAfter="arrow-right">
            {quote.label}
          </ButtonLink>
        </p>
        <section className={styles.again}>
          <h2>Other items or another home</h2>
          <AccessCheckForm {...form} />
        </section>
      </div>
    </>
  );
}
