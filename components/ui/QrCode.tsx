/** The number of modules of a side, and the dark ones as an SVG path. */
export type SquareCode = { readonly side: number; readonly path: string };

type QrCodeProps = { readonly code: SquareCode; readonly label: string; readonly className: string | undefined };

export function QrCode({ code: { side, path }, label, className }: QrCodeProps) {
  return (
    <svg className={className} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
