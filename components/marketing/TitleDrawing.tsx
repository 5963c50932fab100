import type { CSSProperties } from 'react';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import styles from './TitleDrawing.module.scss';

/**
 * The drawing beside the title of a page, drawn by the style sheet: on a phone it is larger than any of the words, and
 * as an <img> browsers would take it for the main content and wait for it. Its surroundings say how large it may be, in
 * --most-width and --most-height.
 */
export function TitleDrawing({ path, width, height, alt }: Picture) {
  const style = { '--drawing': `url("${path}")`, '--ratio': width / height } as CSSProperties;
  const role = alt === '' ? {} : ({ role: 'img', 'aria-label': alt } as const);
  return <div className={styles.root} style={style} {...role} />;
}
