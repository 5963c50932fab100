import type { CrewDayDto } from '@/lib/contracts/crew';
import { CREW_DAY_SHAPE } from '@/lib/contracts/crew-paths';

/** The day is of this build's kind, and not of a page or a server of another build. */
export const isKnownShape = (day: CrewDayDto | undefined): day is CrewDayDto => day?.shape === CREW_DAY_SHAPE;
