import type { CrewDayDto, CrewJobDto } from '@/lib/contracts/crew';
import type { Crew } from '../crew-state';

/** The office's telephone. */
export type Office = { readonly text: string; readonly href: string };

/** Whether the list of items is open: the plain list and the counters that replace it once they have loaded share it. */
export type ItemListState = { readonly isOpen: boolean; readonly toggle: () => void };

export type JobProps = {
  readonly job: CrewJobDto;
  readonly day: CrewDayDto;
  readonly crew: Crew;
  readonly office: Office;
};

export type JobPartsProps = JobProps & { readonly itemList: ItemListState };
