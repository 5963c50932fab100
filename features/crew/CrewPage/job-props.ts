import type { CrewDayDto, CrewJobDto } from '@/lib/contracts/crew';
import type { Crew } from '../use-crew';

/** The office's telephone. */
export type Office = { readonly text: string; readonly href: string };

export type JobProps = {
  readonly job: CrewJobDto;
  readonly day: CrewDayDto;
  readonly crew: Crew;
  readonly office: Office;
};
