/** The 32 London boroughs and the City, our area for collections and deliveries (Office for National Statistics). */
export const LONDON_AREAS = [
  'Barking and Dagenham',
  'Barnet',
  'Bexley',
  'Brent',
  'Bromley',
  'Camden',
  'City of London',
  'Croydon',
  'Ealing',
  'Enfield',
  'Greenwich',
  'Hackney',
  'Hammersmith and Fulham',
  'Haringey',
  'Harrow',
  'Havering',
  'Hillingdon',
  'Hounslow',
  'Islington',
  'Kensington and Chelsea',
  'Kingston upon Thames',
  'Lambeth',
  'Lewisham',
  'Merton',
  'Newham',
  'Redbridge',
  'Richmond upon Thames',
  'Southwark',
  'Sutton',
  'Tower Hamlets',
  'Waltham Forest',
  'Wandsworth',
  'Westminster',
] as const;

export type AreaName = (typeof LONDON_AREAS)[number];

export const areaInSentence = (name: AreaName): string => (name === 'City of London' ? `the ${name}` : name);

/** Returns the name of an area as part of a URL: "Tower Hamlets" is "tower-hamlets". */
export const areaSlug = (area: string): string => area.toLowerCase().replaceAll(' ', '-');

/** Returns the council of an area: "Camden Council". The City has a corporation instead. */
export const councilName = (name: AreaName): string =>
  name === 'City of London' ? 'the City of London Corporation' : `${name} Council`;
