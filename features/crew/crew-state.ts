import type { CrewDayDto } from '@/lib/contracts/crew';
import type { CrewEventType } from '@/lib/domain/visits/states';
import type { Store, Unsent } from './store';
import type { UnsentPhoto, UnsentProof } from './unsent-proof';

/** The data that is kept on this phone. */
export type Seen = {
  readonly day: CrewDayDto | null;
  /** The day is of another build: what can be read of it. */
  readonly isOtherBuild: boolean;
  readonly unsent: readonly Unsent[];
  readonly proof: readonly UnsentProof[];
  readonly photos: readonly UnsentPhoto[];
  /** When it was looked at. */
  readonly at: Date;
};

/** The state of a crew's page and the actions of its buttons. */
export type Crew = Seen & {
  /** `link`: somebody has followed a link, which is not spent yet. `gone`: this phone may not read a day. */
  readonly phase: 'starting' | 'link' | 'none' | 'gone' | 'full' | 'day';
  readonly isBusy: boolean;
  /** The last error, in a sentence; '' for none. */
  readonly problem: string;
  readonly open: () => void;
  readonly leaveLink: () => void;
  /** False where the phone had no room for it. `at`: when it happened, if not now. */
  readonly say: (job: string, type: CrewEventType, minutes?: number, at?: Date) => Promise<boolean>;
  /** For what else is kept on this phone: where, and that something was. */
  readonly store: () => Promise<Store>;
  readonly kept: () => Promise<void>;
};
