import {
  HOME_IDS,
  MEASURE_SOURCES,
  TYPICAL_HOMES,
  type HomeId,
  type Measure,
  type MeasureName,
  type MeasureSource,
} from '@/lib/domain/access-check/typical';
import { SAFETY } from '@/lib/domain/access-check/verdict';
import { formatDate } from '@/lib/domain/london-time';
import { ROUTES } from '@/lib/routes';
import { ACCESS_CHECK } from '@/lib/tool-routes';
import { MOVES_FILES, STEPS_FILES } from './drawing-files';

export const ACCESS_CHECK_TITLE = 'Will it go through the door and up the stairs?';

/** Returns the content and metadata of /will-it-go-through. */
export const accessCheckPage = () => ({
  title: ACCESS_CHECK_TITLE,
  description:
    'Check a sofa, wardrobe, piano, mattress or fridge against the front door, the hall, the stairs and the lift, with drawings to scale.',
  canonicalPath: ACCESS_CHECK,
  body: {
    hero: {
      title: 'Will it go through?',
      lead: 'Choose your large items and the kind of home. We check the doors, turns, stairs and lift, and draw the tightest to scale.',
      drawing: STEPS_FILES.carry,
    },
    points: {
      title: 'How we work it out',
      points: [
        {
          title: 'Every way to hold it',
          text: `At each place we try the item as it stands, on its back, on its side and on its end, and allow ${SAFETY} cm for hands and wrapping.`,
        },
        {
          title: 'Round a turn',
          text: 'Swung round a right angle, a box comes closest to the inner corner at one point. We find it, and measure the gap there.',
        },
        {
          title: 'What comes apart',
          text: 'We take off whatever feet, legs, doors and panels usually come off. A mattress bends round a turn.',
        },
        {
          title: 'If it does not go through',
          text: 'The other way in is by hoist, through a window or over a balcony. We price that by request, before the day.',
        },
      ],
    },
    homes: {
      title: 'What we count as typical',
      lead: 'In centimetres. Measure your own home where an answer is tight.',
      columns: ['Home', ...COLUMNS.map(({ label }) => label)],
      isStacked: true,
      rows: HOME_IDS.map((home) => ({
        name: TYPICAL_HOMES[home].label,
        cells: COLUMNS.map(({ names }) => cellOf(home, names)),
      })),
      note: 'An asterisk marks our own assumption, on the cautious side. The other measurements come from the pages below. A dash means that there is none.',
    },
    sources: {
      title: 'Where the sizes come from',
      lead: 'Homes vary, old ones most of all. These pages say what is usual or required.',
      links: Object.values<MeasureSource>(MEASURE_SOURCES).map(({ title, url, says, asOf, readOn }) => ({
        href: url,
        label: title,
        says,
        read: `${asOf === null ? 'Undated page' : `Dated ${asOf}`}, read on ${formatDate(readOn)}`,
      })),
    },
    action: {
      title: 'Want the price of the move as well?',
      text: 'List your items in the quote, and tell us what has to come apart.',
      drawing: MOVES_FILES.custom,
      action: { label: 'Get a price', href: ROUTES.movingQuote },
    },
  },
});

const COLUMNS: readonly { readonly label: string; readonly names: readonly MeasureName[] }[] = [
  { label: 'Front door', names: ['doorWidth', 'doorHeight'] },
  { label: 'Hall and its turn', names: ['hallWidth', 'hallTurn'] },
  { label: 'Stairs and landing', names: ['stairsWidth', 'landing'] },
  { label: 'Lift car', names: ['liftWidth', 'liftDepth'] },
  { label: 'Lift door', names: ['liftDoor'] },
  { label: 'Room door', names: ['roomDoor'] },
];

function cellOf(home: HomeId, names: readonly MeasureName[]): string {
  const measures: Readonly<Partial<Record<MeasureName, Measure>>> = TYPICAL_HOMES[home].measures;
  const found = names.flatMap((name) => measures[name] ?? []);
  if (found.length === 0) return '–';
  return found.map(({ cm, from }) => `${cm}${from === 'assumption' ? '*' : ''}`).join(' × ');
}
