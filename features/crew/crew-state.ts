import type { CrewDayDto, CrewJobDto } from '@/lib/contracts/crew';
import type { CrewEventType } from '@/lib/domain/visits/states';
import type { Store, Unsent, UnsentPhoto, UnsentProof } from './store';

export type Seen = {
  readonly day: CrewDayDto | null;
  /** Whether the day was saved by another build, so that only a part of it can be read. */
  readonly isOtherBuild: boolean;
  readonly unsent: readonly Unsent[];
  readonly proof: readonly UnsentProof[];
  readonly photos: readonly UnsentPhoto[];
  readonly at: Date;
};

export type Crew = Seen & {
  /** The state of the page. `link`: a link was followed and is not used yet. `gone`: this phone may not read a day. */
  readonly phase: 'starting' | 'link' | 'none' | 'gone' | 'full' | 'day';
  readonly isBusy: boolean;
  /** The last error, in a sentence; '' for none. */
  readonly problem: string;
  readonly open: () => void;
  readonly leaveLink: () => void;
  /** Records an event at an instant, now by default. Resolves to false if the phone's storage is full. */
  readonly say: (job: string, type: CrewEventType, minutes?: number, at?: Date) => Promise<boolean>;
  /** Opens the phone's store. Call `kept` after a write. */
  readonly store: () => Promise<Store>;
  readonly kept: () => Promise<void>;
};

type Office = { readonly text: string; readonly href: string };

/** Whether the list of items is open. The plain list and the counters that replace it share this state. */
export type ItemListState = { readonly isOpen: boolean; readonly toggle: () => void };

export type JobProps = {
  readonly job: CrewJobDto;
  readonly day: CrewDayDto;
  readonly crew: Crew;
  readonly office: Office;
};

export type JobPartsProps = JobProps & { readonly itemList: ItemListState };
