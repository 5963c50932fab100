import Image from 'next/image';
import type { Picture } from '../facts';

/** A drawing of the house: a small vector file, so the image optimiser has nothing to add. */
export function Drawing({
  picture,
  className,
}: {
  readonly picture: Picture;
  readonly className?: string | undefined;
}) {
  const { path, width, height, alt } = picture;
  return (
    <Image
      src={path}
      alt={alt}
      width={Math.round(width)}
      height={Math.round(height)}
      className={className}
      unoptimized
    />
  );
}
