/**
 * The part of an Event Timing entry that INP needs. Events of one interaction share an id, and 0 means no interaction.
 */
export type TimedEvent = { readonly interactionId: number; readonly duration: number };

/** The shortest duration that the browser reports, in milliseconds. Durations are rounded to 8 ms. */
export const SHORTEST_MS = 16;

/**
 * Returns the time of each interaction until its result is on the screen, in milliseconds: its longest event, as in
 * INP.
 */
export function interactions(events: readonly TimedEvent[]): readonly number[] {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of events) {
    if (interactionId !== 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  return [...longest.values()];
}
