import { Tag } from '@/components/ui/Tag';
import styles from './DeskClaims.module.scss';

type DueProps = { readonly text: string; readonly isOverdue: boolean };

/** Renders the deadline of a claim. */
export const Due = ({ text, isOverdue }: DueProps) => (
  <p className={styles.due}>
    <strong>{text}</strong>
    {isOverdue ? <Tag kind="error">Overdue</Tag> : null}
  </p>
);
