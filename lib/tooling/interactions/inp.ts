/** What the browser tells of one event (Event Timing): those of one press share an id; 0: of no press. */
export type TimedEvent = { readonly interactionId: number; readonly duration: number };

/** The browser tells of nothing that is shorter than a frame, and rounds to 8 ms. */
export const SHORTEST_MS = 16;

/** How long each press took until the screen showed what came of it, as INP counts it: its longest event. */
export function interactions(events: readonly TimedEvent[]): readonly number[] {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of events) {
    if (interactionId !== 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  return [...longest.values()];
}
