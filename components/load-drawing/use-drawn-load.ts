import { useEffect, useRef, useState } from 'react';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { startDrawing, type DrawingThread, type LoadDrawn } from './drawing-thread';
import type { Hold, LoadToDraw } from '@/lib/domain/packing/hold';

/** The newest drawing of a list, null until there is one. While a newer one is made the last one stays. */
export function useDrawnLoad(items: readonly FurnitureItem[], hold: Hold): LoadDrawn | null {
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
