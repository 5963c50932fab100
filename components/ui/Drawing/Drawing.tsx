/** A static drawing: its file, and the box that is reserved for it. */
export type Picture = { readonly path: string; readonly width: number; readonly height: number; readonly alt: string };

type DrawingProps = Picture & {
  /** Above the fold: fetched with the page. */
  readonly isEager?: boolean;
};

/** A drawing of the house: a small vector file, so the image optimiser has nothing to add. */
export function Drawing({ path, width, height, alt, isEager = false }: DrawingProps) {
  const size = { width: Math.round(width), height: Math.round(height) };
  return <img src={path} {...size} alt={alt} loading={isEager ? 'eager' : 'lazy'} decoding="async" />;
}
