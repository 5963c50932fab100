import type { CSSProperties } from 'react';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import styles from './UnitShelf.module.scss';

/** The widest drawing that a single column takes, in pixels. */
export const COLUMN_WIDTH = 286;

/** A drawing as wide as the scale of all makes it: its own width, for the style sheet to scale. */
export function ScaledPicture({ picture }: { readonly picture: Picture }) {
  const width: CSSProperties & { '--width': number } = { '--width': picture.width };
  return (
    <div className={styles.picture} style={width}>
      <Drawing {...picture} alt="" />
    </div>
  );
}
