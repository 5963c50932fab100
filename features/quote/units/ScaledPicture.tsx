import type { CSSProperties } from 'react';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import styles from './UnitShelf.module.scss';

/** Width of the widest drawing in a one-column layout, in pixels. */
export const COLUMN_WIDTH = 286;

/** Renders a drawing in the common scale: its own width goes to the style sheet. */
export function ScaledPicture({ picture }: { readonly picture: Picture }) {
  const width: CSSProperties & { '--width': number } = { '--width': picture.width };
  return (
    <div className={styles.picture} style={width}>
      <Drawing {...picture} alt="" />
    </div>
  );
}
