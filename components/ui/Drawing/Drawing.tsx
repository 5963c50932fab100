import type { CSSProperties } from 'react';

/** A static drawing: path, size in pixels for the reserved box, and alternative text. */
export type Picture = { readonly path: string; readonly width: number; readonly height: number; readonly alt: string };

type DrawingProps = Picture & {
  /** Whether the image is above the fold and loads with the page. */
  readonly isEager?: boolean;
};

/** Renders a static drawing. It is a small SVG file, so it bypasses the image optimiser. */
export function Drawing({ path, width, height, alt, isEager = false }: DrawingProps) {
  const size = { width: Math.round(width), height: Math.round(height) };
  return <img src={path} {...size} alt={alt} loading={isEager ? 'eager' : 'lazy'} decoding="async" />;
}

/** Returns a drawing's share of the widest one's room, so that all keep one scale (mixin `to-one-scale`). */
export function shareOfWidest({ width }: Picture, all: readonly Picture[]) {
  const widest = Math.max(...all.map((other) => other.width));
  const style: CSSProperties & { '--width': number; '--widest': number } = { '--width': width, '--widest': widest };
  return style;
}
