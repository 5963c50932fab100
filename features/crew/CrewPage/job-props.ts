import type { CrewDayDto, CrewJobDto } from '@/lib/contracts/crew';
import type { Crew } from '../crew-state';

/** The telephone number of the office. */
export type Office = { readonly text: string; readonly href: string };

/** Whether the list of items is open. The plain list and the counters that replace it share this state. */
export type ItemListState = { readonly isOpen: boolean; readonly toggle: () => void };

export type JobProps = {
  readonly job: CrewJobDto;
  readonly day: CrewDayDto;
  readonly crew: Crew;
  readonly office: Office;
};

export type JobPartsProps = JobProps & { readonly itemList: ItemListState };
