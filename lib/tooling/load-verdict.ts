/** What `npm run load` asks of its numbers. */

/** Megabytes of the server after a round, its garbage collected: all of the process, and what JavaScript holds. */
export type Memory = { readonly rss: number; readonly heap: number };

/** Answers by status; 0 stands for none. */
export type Statuses = ReadonlyMap<number, number>;

/** After two rounds caches are filled and the JIT has compiled what it will; that is what later rounds are held against. */
const BASE_ROUND = 3;
/** Memory is flat when it is no more than this many times that of the base round. Allocators keep some of what was freed, so RSS may move more. */
const MOST_GROWTH = { rss: 1.25, heap: 1.15 } as const;

/** The time that `share` of all took at most; 0 of none. `times` need not be sorted. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Done, or one of two honest refusals: somebody was quicker (409), somebody asks too often (429). */
const isHonest = (status: number) => (status >= 200 && status < 300) || status === 409 || status === 429;

function growth(rounds: readonly Memory[], kind: keyof Memory): string[] {
  const [base, last] = [rounds[BASE_ROUND - 1]?.[kind] ?? 0, rounds.at(-1)?.[kind] ?? 0];
  if (last <= base * MOST_GROWTH[kind]) return [];
  const [from, to] = [base.toFixed(0), last.toFixed(0)];
  return [`Memory (${kind}) grew from ${from} MB after round ${BASE_ROUND} to ${to} MB after round ${rounds.length}.`];
}

/** What is wrong, a sentence each; nothing when all is well. */
export function complaints(statuses: Statuses, rounds: readonly Memory[]): readonly string[] {
  const wrong = [...statuses].filter(([status]) => !isHonest(status));
  return [
    ...wrong.map(([status, count]) => `${count} answers that no visitor should get: ${status || 'none at all'}.`),
    ...(statuses.size === 0 ? ['Nobody was answered.'] : []),
    ...growth(rounds, 'rss'),
    ...growth(rounds, 'heap'),
  ];
}
