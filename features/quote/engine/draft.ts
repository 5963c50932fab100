import type { Answers, Flow, HalfTyped } from './types';

/**
 * The half-typed step, mirrored in sessionStorage so that a reload keeps it. The server's draft stays the truth:
 * a mirror counts only for the very save it was typed on, so that another device's newer answers win.
 * Read with suspicion: another version, another shape or a blocked storage all mean "absent", never a crash.
 */
const VERSION = 2;
const keyOf = (flowId: string, draftId: string | null) => `quote.${flowId}.${draftId ?? 'new'}`;

export const NOTHING_TYPED: HalfTyped = {};

/** All that a reload keeps. */
type Typed<V extends Answers> = { readonly values: V; readonly halfTyped: HalfTyped };
type Mirror = {
  readonly version: number;
  readonly basis: string;
  readonly values: unknown;
  readonly halfTyped: unknown;
};
export type MirrorPlace = {
  readonly storage: Storage | null;
  readonly draftId: string | null;
  /** What the typed values stand on (SavedState). */
  readonly basis: string;
};

export function sessionStore(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export function writeMirror<V extends Answers>(flow: Flow<V>, place: MirrorPlace, typed: Typed<V>): void {
  const mirror: Mirror = { version: VERSION, basis: place.basis, ...typed };
  try {
    place.storage?.setItem(keyOf(flow.id, place.draftId), JSON.stringify(mirror));
  } catch {
    // A full or forbidden storage loses only what a reload would have kept.
  }
}

export async function readMirror<V extends Answers>(flow: Flow<V>, place: MirrorPlace): Promise<Typed<V> | null> {
  try {
    const text = place.storage?.getItem(keyOf(flow.id, place.draftId));
    if (!text) return null;
    const mirror = JSON.parse(text) as Partial<Mirror>;
    if (mirror.version !== VERSION || mirror.basis !== place.basis) return null;
    // Not strict: a half-typed "N1 " is text to be trimmed, no broken shape.
    const { draftSchema } = await flow.rules();
    const values = (await draftSchema.validate(mirror.values, { stripUnknown: true })) as V;
    return { values, halfTyped: textsOnly(mirror.halfTyped) };
  } catch {
    return null;
  }
}

/** Only what is text under a name under a name. */
function textsOnly(kept: unknown): HalfTyped {
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const isTexts = (value: unknown) => isObject(value) && Object.values(value).every((text) => typeof text === 'string');
  if (!isObject(kept)) return NOTHING_TYPED;
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => isTexts(value)));
}

export function clearMirror(flowId: string, place: Pick<MirrorPlace, 'storage' | 'draftId'>): void {
  try {
    place.storage?.removeItem(keyOf(flowId, place.draftId));
  } catch {
    // Nothing to clear where nothing may be stored.
  }
}
