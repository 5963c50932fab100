import { FORMS, type Handling } from '../catalogue/forms';
import type { Piece } from './types';

export type Orientation = Pick<Piece, 'width' | 'depth' | 'height'> & { readonly isOnEnd: boolean };

/**
 * Returns every distinct way in which a piece may stand: turned by a quarter, and on its end where its form allows.
 * @param isTight whether the upright ways alone did not fit everything
 */
export function orientationsOf({ form, width, depth, height }: Piece, isTight: boolean): readonly Orientation[] {
  const all = quarterTurns(width, depth, height, false);
  const { standsOnEnd }: Handling = FORMS[form];
  if ((standsOnEnd === 'tight' ? isTight : standsOnEnd) && width > height)
    all.push(...quarterTurns(height, depth, width, true));
  return all;
}

function quarterTurns(width: number, depth: number, height: number, isOnEnd: boolean): Orientation[] {
  const asIs = { width, depth, height, isOnEnd };
  return width === depth ? [asIs] : [asIs, { ...asIs, width: depth, depth: width }];
}
