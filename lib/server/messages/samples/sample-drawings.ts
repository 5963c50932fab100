import type { Letter } from '../email/blocks';
import { ownLoadOf } from '../pictures/inline';
import { drawingName, ownDrawing } from '../pictures/own-drawing';
import { SAMPLE_MAILS } from './sample-mails';

/**
 * Where the gallery finds the drawing of a sample's own order: a page shows no part of a mail, so the build makes a file of
 * it (`npm run mail-pictures`). Null for a mail without one.
 */
export function sampleDrawing(letter: Letter): string | null {
  const own = ownLoadOf(letter);
  return own && `/mails/sample-${drawingName(own)}.png`;
}

/** Every drawing that the gallery shows, once: its file and what is in it. */
export function sampleDrawings(): ReadonlyMap<string, string> {
  const drawings = new Map<string, string>();
  for (const { letter } of Object.values(SAMPLE_MAILS).flat()) {
    const own = ownLoadOf(letter);
    const file = sampleDrawing(letter);
    if (own && file) drawings.set(file, ownDrawing(own).markup);
  }
  return drawings;
}
