import type { CSSProperties } from 'react';
import styles from './Skeleton.module.scss';

type SkeletonProps = {
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  readonly round?: boolean | undefined;
};

/** Renders a loading placeholder. Hidden from screen readers: the region around it must announce the loading. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  const size: CSSProperties = { width, height };
  return <span aria-hidden="true" className={round ? `${styles.root} ${styles.round}` : styles.root} style={size} />;
}
