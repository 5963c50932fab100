import type { CrewDayDto } from '@/lib/contracts/crew';
import { CREW_DAY_SHAPE } from '@/lib/contracts/crew-paths';

/** Returns whether the day has this build's shape, not that of another build's page or server. */
export const isKnownShape = (day: CrewDayDto | undefined): day is CrewDayDto => day?.shape === CREW_DAY_SHAPE;
