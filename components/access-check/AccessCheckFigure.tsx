import { drawnCar, drawnCorner, drawnOpening, type DrawnCorner, type AccessCheckDrawing } from '@/lib/drawing';
import styles from './AccessCheckFigure.module.scss';

type Size = { readonly width: number; readonly height: number };

/** The drawn part of a route, in centimetres: an opening from the front, a corner or a lift car from above. */
export type AccessCheckShape =
  | { readonly shape: 'opening'; readonly opening: Size; readonly held: Size }
  | { readonly shape: 'corner'; readonly corner: DrawnCorner }
  | {
      readonly shape: 'car';
      readonly car: { readonly width: number; readonly depth: number; readonly door: number };
      readonly held: Size;
    };
export type AccessCheckFigureProps = {
  readonly drawn: AccessCheckShape;
  readonly caption: string;
  readonly alt: string;
  readonly fits: boolean;
};

/** Pixels per centimetre. All drawings of a page share one scale where the screen is wide enough. */
const PIXELS = 1;

export function AccessCheckFigure({ drawn, caption, alt, fits }: AccessCheckFigureProps) {
  const { width, viewBox, paths, labels } = drawingOf(drawn);
  return (
    <figure className={styles.root}>
      <svg viewBox={viewBox} role="img" aria-label={alt} width={width * PIXELS} className={styles.drawing}>
        {paths.map(({ kind, d }) => (
          <path key={`${kind}${d}`} d={d} className={kind === 'thing' && !fits ? styles.short : styles[kind]} />
        ))}
        {labels.map(({ at: [x, y], text, of }) => (
          <text key={`${x} ${y}`} x={x} y={y + 4} className={of === 'thing' ? styles.name : styles.text}>
            {text}
          </text>
        ))}
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

function drawingOf(drawn: AccessCheckShape): AccessCheckDrawing {
  switch (drawn.shape) {
    case 'opening':
      return drawnOpening(drawn.opening, drawn.held);
    case 'corner':
      return drawnCorner(drawn.corner);
    case 'car':
      return drawnCar(drawn.car, drawn.held);
  }
}
