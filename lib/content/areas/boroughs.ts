import { PARKING_RULES } from '@/lib/domain/parking/rules';
import { BOROUGH_DISTRICTS, COUNCIL_SITES } from '@/lib/domain/places/boroughs';
import type { Borough, BoroughText } from './borough';
import { BARKING_AND_DAGENHAM } from './boroughs/barking-and-dagenham';
import { BARNET } from './boroughs/barnet';
import { BEXLEY } from './boroughs/bexley';
import { BRENT } from './boroughs/brent';
import { BROMLEY } from './boroughs/bromley';
import { CAMDEN } from './boroughs/camden';
import { CITY_OF_LONDON } from './boroughs/city-of-london';
import { CROYDON } from './boroughs/croydon';
import { EALING } from './boroughs/ealing';
import { ENFIELD } from './boroughs/enfield';
import { GREENWICH } from './boroughs/greenwich';
import { HACKNEY } from './boroughs/hackney';
import { HAMMERSMITH_AND_FULHAM } from './boroughs/hammersmith-and-fulham';
import { HARINGEY } from './boroughs/haringey';
import { HARROW } from './boroughs/harrow';
import { HAVERING } from './boroughs/havering';
import { HILLINGDON } from './boroughs/hillingdon';
import { HOUNSLOW } from './boroughs/hounslow';
import { ISLINGTON } from './boroughs/islington';
import { KENSINGTON_AND_CHELSEA } from './boroughs/kensington-and-chelsea';
import { KINGSTON_UPON_THAMES } from './boroughs/kingston-upon-thames';
import { LAMBETH } from './boroughs/lambeth';
import { LEWISHAM } from './boroughs/lewisham';
import { MERTON } from './boroughs/merton';
import { NEWHAM } from './boroughs/newham';
import { REDBRIDGE } from './boroughs/redbridge';
import { RICHMOND_UPON_THAMES } from './boroughs/richmond-upon-thames';
import { SOUTHWARK } from './boroughs/southwark';
import { SUTTON } from './boroughs/sutton';
import { TOWER_HAMLETS } from './boroughs/tower-hamlets';
import { WALTHAM_FOREST } from './boroughs/waltham-forest';
import { WANDSWORTH } from './boroughs/wandsworth';
import { WESTMINSTER } from './boroughs/westminster';

const TEXTS: readonly BoroughText[] = [
  BARKING_AND_DAGENHAM,
  BARNET,
  BEXLEY,
  BRENT,
  BROMLEY,
  CAMDEN,
  CITY_OF_LONDON,
  CROYDON,
  EALING,
  ENFIELD,
  GREENWICH,
  HACKNEY,
  HAMMERSMITH_AND_FULHAM,
  HARINGEY,
  HARROW,
  HAVERING,
  HILLINGDON,
  HOUNSLOW,
  ISLINGTON,
  KENSINGTON_AND_CHELSEA,
  KINGSTON_UPON_THAMES,
  LAMBETH,
  LEWISHAM,
  MERTON,
  NEWHAM,
  REDBRIDGE,
  RICHMOND_UPON_THAMES,
  SOUTHWARK,
  SUTTON,
  TOWER_HAMLETS,
  WALTHAM_FOREST,
  WANDSWORTH,
  WESTMINSTER,
];

/** Every area that has pages, sorted by name. */
export const BOROUGHS: readonly Borough[] = TEXTS.map((text) => ({
  ...text,
  districts: BOROUGH_DISTRICTS[text.name],
  council: COUNCIL_SITES[text.name],
  parking: PARKING_RULES[text.name] ?? null,
}));
