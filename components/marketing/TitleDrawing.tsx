import type { CSSProperties } from 'react';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import styles from './TitleDrawing.module.scss';

/**
 * Renders the drawing beside a page title as a background, because browsers would wait for an <img> as the largest
 * content. The container sets --most-width and --most-height.
 */
export function TitleDrawing({ path, width, height, alt }: Picture) {
  const style = { '--drawing': `url("${path}")`, '--ratio': width / height } as CSSProperties;
  const role = alt === '' ? {} : ({ role: 'img', 'aria-label': alt } as const);
  return <div className={styles.root} style={style} {...role} />;
}
