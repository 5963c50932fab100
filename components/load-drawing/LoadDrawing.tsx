import { memo, useEffect, useRef, useState, type AnimationEvent, type ReactNode } from 'react';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { loadText, outsideText } from '@/lib/domain/packing/load-text';
import type { Hold, LoadToDraw } from '@/lib/domain/packing/containers';
import type { DrawnLoad } from './draw-load';
import styles from './LoadDrawing.module.scss';

export type LoadDrawingProps = {
  readonly items: readonly FurnitureItem[];
  readonly hold: Hold;
  readonly children?: ReactNode;
};

/** Renders a van or a unit, cut open, that fills to scale with a list. Its text alternative says the same. */
export function LoadDrawing({ items, hold, children }: LoadDrawingProps) {
  const drawn = useDrawnLoad(items, hold);
  const [first, setFirst] = useState<ReadonlySet<string> | null>(null);
  if (!drawn) return children;
  if (!first) setFirst(new Set(drawn.parts.map(({ key }) => key)));
  const { load } = drawn;
  const outside = outsideText(load.items, drawn.outside);
  return (
    <div className={styles.root}>
      <svg
        viewBox={drawn.viewBox}
        className={styles.picture}
        role="img"
        aria-label={loadText(load.hold, load.items, drawn.outside)}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawn.parts.map(({ key, paths }) => (
          <PartOfDrawing key={key} paths={paths} isNew={first !== null && !first.has(key)} />
        ))}
      </svg>
      {outside ? (
        <p className={styles.outside} aria-hidden>
          {outside}
        </p>
      ) : null}
    </div>
  );
}

type PartProps = { readonly paths: string; readonly isNew: boolean };

/** Renders one piece. Memoised, because a new paint order would restart the one-time animation of a new piece. */
const PartOfDrawing = memo(function PartOfDrawing({ paths, isNew }: PartProps) {
  return (
    <g
      className={isNew ? styles.dropped : undefined}
      onAnimationEnd={isNew ? settle : undefined}
      dangerouslySetInnerHTML={{ __html: paths }}
    />
  );
});

function settle(event: AnimationEvent<SVGGElement>): void {
  event.currentTarget.style.animation = 'none';
}

type LoadDrawn = DrawnLoad & { readonly load: LoadToDraw };

/** Draws the latest list that it was given, and skips lists that are outdated before their turn. */
type DrawingThread = { readonly draw: (load: LoadToDraw) => void; readonly stop: () => void };

/** Starts a worker where the browser supports one. Otherwise the same work runs on the main thread in idle time. */
function startDrawing(kind: Hold['kind'], onDrawn: (drawing: LoadDrawn) => void): DrawingThread {
  let waiting: LoadToDraw | null = null;
  let inHand: LoadToDraw | null = null;
  let isStopped = false;
  const worker = typeof Worker === 'undefined' ? null : WORKERS[kind]();

  function next(): void {
    if (inHand || isStopped || !waiting) return;
    inHand = waiting;
    waiting = null;
    if (worker) worker.postMessage(inHand);
    else void drawHere(inHand).then(done);
  }

  function done(drawn: DrawnLoad): void {
    if (inHand && !isStopped) onDrawn({ ...drawn, load: inHand });
    inHand = null;
    next();
  }

  worker?.addEventListener('message', ({ data }: MessageEvent<DrawnLoad>) => done(data));
  return {
    draw: (load) => {
      waiting = load;
      next();
    },
    stop: () => {
      isStopped = true;
      worker?.terminate();
    },
  };
}

/** Workers by the kind of hold. The bundlers find the files only through these literal expressions. */
const WORKERS: Readonly<Record<Hold['kind'], () => Worker>> = {
  vans: () => new Worker(new URL('./van.worker.ts', import.meta.url), { type: 'module' }),
  unit: () => new Worker(new URL('./unit.worker.ts', import.meta.url), { type: 'module' }),
};

async function drawHere({ items, hold }: LoadToDraw): Promise<DrawnLoad> {
  if (hold.kind === 'unit') return (await import('./unit-load')).drawUnit({ items, hold });
  return (await import('./van-load')).drawVans({ items, hold });
}

/** Returns the latest drawing of a list, which stays while a new one is made; null until the first is ready. */
function useDrawnLoad(items: readonly FurnitureItem[], hold: Hold): LoadDrawn | null {
  const [drawn, setDrawn] = useState<LoadDrawn | null>(null);
  const thread = useRef<DrawingThread | null>(null);
  useEffect(() => {
    const started = startDrawing(hold.kind, setDrawn);
    thread.current = started;
    return () => {
      thread.current = null;
      started.stop();
    };
  }, [hold.kind]);
  const load = JSON.stringify({ items, hold } satisfies LoadToDraw);
  useEffect(() => thread.current?.draw(JSON.parse(load) as LoadToDraw), [load]);
  return drawn;
}
