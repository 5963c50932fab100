import type { CrewJobDto } from '@/lib/contracts/crew';
import { mayUndo, replay, type Progress } from '@/lib/domain/visits/replay';
import { CREW_EVENTS, stepsAhead, type CrewEventType } from '@/lib/domain/visits/states';
import type { Unsent } from './store';

export const progressOf = ({ kind, visit, events }: CrewJobDto, unsent: readonly Unsent[]): Progress =>
  replay(
    kind,
    [...events, ...unsent.filter((event) => event.visit === visit && !event.isRefused)].map((event) => ({
      ...event,
      at: new Date(event.at),
    })),
  );

export type Ahead = {
  readonly next: CrewEventType | null;
  readonly others: readonly CrewEventType[];
};

export function aheadOf({ kind }: Pick<CrewJobDto, 'kind'>, progress: Progress, now: Date): Ahead {
  const steps = stepsAhead(kind, progress.state).flatMap((step) => CREW_EVENTS.filter((event) => event === step));
  const [next = null, ...later] = steps;
  return {
    next,
    others: [
      ...(progress.state === 'arrived' ? (['called'] as const) : []),
      ...later,
      ...(mayUndo(progress, now) ? (['undone'] as const) : []),
    ],
  };
}
