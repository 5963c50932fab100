import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import type { Empty } from '../types';
import styles from './EmptyState.module.scss';

export function EmptyState({ title, text, drawing, action }: Empty) {
  return (
    <section className={styles.root}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <ButtonLink href={action.href} size="l" iconAfter="arrow-right">
          {action.label}
        </ButtonLink>
      </div>
      <Drawing {...drawing} isEager />
    </section>
  );
}
