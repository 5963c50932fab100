import type { CSSProperties } from 'react';
import styles from './Skeleton.module.scss';

type SkeletonProps = {
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  readonly round?: boolean | undefined;
};

/** A place that is being filled. Hidden from assistive technology: the region around it says that it loads. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  const size: CSSProperties = { width, height };
  return <span aria-hidden="true" className={round ? `${styles.root} ${styles.round}` : styles.root} style={size} />;
}
