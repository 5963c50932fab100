import type { Picture } from './types';

/** A drawing below the first screen: fetched when it comes near, its box reserved. */
export function Drawing({ path, width, height, alt }: Picture) {
  return <img src={path} width={width} height={height} alt={alt} loading="lazy" decoding="async" />;
}
