import type { Answers, Flow, HalfTyped } from './types';

/**
 * Version of the mirror, which keeps the half-typed step over a reload. It counts only with the save that it was typed
 * on, so another device's newer answers win. An unreadable mirror counts as absent.
 */
const VERSION = 2;
const keyOf = (flowId: string, draftId: string | null) => `quote.${flowId}.${draftId ?? 'new'}`;

export const NOTHING_TYPED: HalfTyped = {};

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
  readonly basis: string;
};

/** Returns the result of an access to the storage; null when the storage is full or forbidden, or its content unreadable. */
export function tryStorage<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

export const sessionStore = (): Storage | null => tryStorage(() => window.sessionStorage);

export function writeMirror<V extends Answers>(flow: Flow<V>, place: MirrorPlace, typed: Typed<V>): void {
  const mirror: Mirror = { version: VERSION, basis: place.basis, ...typed };
  tryStorage(() => place.storage?.setItem(keyOf(flow.id, place.draftId), JSON.stringify(mirror)));
}

export async function readMirror<V extends Answers>(flow: Flow<V>, place: MirrorPlace): Promise<Typed<V> | null> {
  try {
    const text = place.storage?.getItem(keyOf(flow.id, place.draftId));
    if (!text) return null;
    const mirror = JSON.parse(text) as Partial<Mirror>;
    if (mirror.version !== VERSION || mirror.basis !== place.basis) return null;
    // Not strict, because a half-typed "N1 " only needs trimming.
    const { draftSchema } = await flow.rules();
    const values = (await draftSchema.validate(mirror.values, { stripUnknown: true })) as V;
    return { values, halfTyped: textsOnly(mirror.halfTyped) };
  } catch {
    return null;
  }
}

/** Returns only the entries of the form name → name → text. */
function textsOnly(kept: unknown): HalfTyped {
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const isTexts = (value: unknown) => isObject(value) && Object.values(value).every((text) => typeof text === 'string');
  if (!isObject(kept)) return NOTHING_TYPED;
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => isTexts(value)));
}

export function clearMirror(flowId: string, place: Pick<MirrorPlace, 'storage' | 'draftId'>): void {
  tryStorage(() => place.storage?.removeItem(keyOf(flowId, place.draftId)));
}
