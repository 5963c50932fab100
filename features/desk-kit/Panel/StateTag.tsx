import { Tag } from '@/components/ui/Tag';
import type { DeskState } from '@/lib/contracts/desk-parts';
import styles from './StateTag.module.scss';

/** Renders the state of a row, never broken over two lines. */

export const StateTag = ({ label, tag }: DeskState) => (
  <span className={styles.root}>
    <Tag kind={tag}>{label}</Tag>
  </span>
);
