import Image from 'next/image';
import type { Picture } from '../facts';

type DrawingProps = {
  readonly picture: Picture;
  /** Above the fold: fetched with the page. */
  readonly isEager?: boolean;
};

/** A drawing of the house: a small vector file, so the image optimiser has nothing to add. */
export function Drawing({ picture: { path, width, height, alt }, isEager = false }: DrawingProps) {
  const size = { width: Math.round(width), height: Math.round(height) };
  return <Image src={path} alt={alt} {...size} loading={isEager ? 'eager' : 'lazy'} unoptimized />;
}
