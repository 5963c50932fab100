import { ButtonLink } from '@/components/ui/ButtonLink';
import { DRAFT_LIFE_DAYS } from '@/lib/domain/order/assumptions';
import type { OrderedWords } from './order-words';
import styles from './QuoteState.module.scss';

type QuoteStateProps = {
  readonly path: string;
  readonly state: { readonly kind: 'gone' } | { readonly kind: 'ordered'; readonly words: OrderedWords };
};

export function QuoteState({ path, state }: QuoteStateProps) {
  if (state.kind === 'ordered') {
    const { title, text, orderUrl } = state.words;
    return (
      <div className={styles.root}>
        <h1 className={styles.heading}>{title}</h1>
        <p>{text}</p>
        <div className={styles.actions}>
          <ButtonLink href={orderUrl} size="l">
            See your order
          </ButtonLink>
          <ButtonLink href={path} kind="outline" size="l">
            Start another quote
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <h1 className={styles.heading}>This quote is no longer here</h1>
      <p>
        Quotes are kept for {DRAFT_LIFE_DAYS} days after the last change. This one is older, was deleted, or its link is
        incomplete.
      </p>
      <div className={styles.actions}>
        <ButtonLink href={path} size="l">
          Start a new quote
        </ButtonLink>
      </div>
    </div>
  );
}
