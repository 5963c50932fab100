import type { Answers, Flow } from './types';

/**
 * The half-typed step, mirrored in sessionStorage so that a reload keeps it. The server's draft stays the truth:
 * a mirror counts only for the very save it was typed on, so that another device's newer answers win.
 * Read with suspicion: another version, another shape or a blocked storage all mean "absent", never a crash.
 */
const VERSION = 1;
const keyOf = (flowId: string, draftId: string | null) => `quote.${flowId}.${draftId ?? 'new'}`;

type Mirror = { readonly version: number; readonly basis: string; readonly values: unknown };
export type MirrorPlace = {
  readonly storage: Storage | null;
  readonly draftId: string | null;
  /** What the typed values stand on: the instant of the last save, before it the prefilled answers. */
  readonly basis: string;
};

export function sessionStore(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export function writeMirror<V extends Answers>(flow: Flow<V>, place: MirrorPlace, values: V): void {
  const mirror: Mirror = { version: VERSION, basis: place.basis, values };
  try {
    place.storage?.setItem(keyOf(flow.id, place.draftId), JSON.stringify(mirror));
  } catch {
    // A full or forbidden storage loses only what a reload would have kept.
  }
}

export function readMirror<V extends Answers>(flow: Flow<V>, place: MirrorPlace): V | null {
  try {
    const text = place.storage?.getItem(keyOf(flow.id, place.draftId));
    if (!text) return null;
    const mirror = JSON.parse(text) as Partial<Mirror>;
    if (mirror.version !== VERSION || mirror.basis !== place.basis) return null;
    return flow.draftSchema.validateSync(mirror.values, { strict: true, stripUnknown: true }) as V;
  } catch {
    return null;
  }
}

export function clearMirror(flowId: string, place: Pick<MirrorPlace, 'storage' | 'draftId'>): void {
  try {
    place.storage?.removeItem(keyOf(flowId, place.draftId));
  } catch {
    // Nothing to clear where nothing may be stored.
  }
}
