import { formatPence } from '@/lib/domain/money';
import { costOf } from '@/lib/domain/parking/plan';
import { PARKING_RULES } from '@/lib/domain/parking/rules';
import { BAYS_WORDS, ENOUGH_NOTICE_TEXT, noticeWords, ROAD_CHARGES_ARE_OURS } from '@/lib/domain/parking/words';
import { areaInSentence, LONDON_AREAS, type AreaName } from '@/lib/domain/places/areas';
import { NO_PARKING } from '@/lib/domain/prices/assumptions';
import { capitalised } from '@/lib/domain/wording';
import { ROUTES } from '@/lib/routes';
import { PARKING_PLANNER } from '@/lib/tool-routes';
import { andList } from './areas/wording';
import { KERB_FILES, MOVES_FILES } from './drawing-files';

export const PARKING_TITLE = 'Parking for your move in London';

/** The drawings of the kerb with and without reserved bays. */
export const KERB_VIEWS = { reserved: KERB_FILES.reserved, carried: KERB_FILES.carried };

/** Returns the content and metadata of /parking-planner. */
export const parkingPlannerPage = () => ({
  title: PARKING_TITLE,
  description:
    'Which London council to ask for a parking bay for your move, by what date, what two bays cost, and what to do if it is too late.',
  canonicalPath: PARKING_PLANNER,
  body: {
    hero: {
      title: 'When to ask for a parking bay',
      lead: 'Enter both postcodes and your day. We name the council, the last day to ask and what it charges.',
      drawing: KERB_FILES.kept,
    },
    form: { values: { from: '', to: '', date: '' }, errors: {}, days: null },
    points: {
      title: 'How it works',
      points: [
        {
          title: 'You ask the council, not us',
          text: `The council for the street reserves the space and charges for it. Ask for ${BAYS_WORDS}: one for the van, one for its tail-lift and the people behind it.`,
        },
        {
          title: 'Ask early',
          text: `${ENOUGH_NOTICE_TEXT} Some accept shorter notice for a higher charge.`,
        },
        {
          title: 'Without a bay',
          text: `The movers carry everything from the nearest lawful space. That is ${formatPence(NO_PARKING)} an address, which you see before you book.`,
        },
        { title: 'We pay the road charges', text: ROAD_CHARGES_ARE_OURS },
      ],
    },
    rules: {
      title: 'What London’s councils ask for',
      lead: 'From the councils’ own pages. The plan names the page and says how old our copy is.',
      columns: ['Council', 'Notice', `${capitalised(BAYS_WORDS)}, one day`],
      rows: READ.map(ruleRow),
      note: `A dash means that the page does not say, or that our copy is too old. Not read yet: ${andList(UNREAD.map(areaInSentence))}; the plan links to their own sites. Charges change every April.`,
    },
    action: {
      title: 'Want the price of the move as well?',
      text: 'Two postcodes and a size are enough. We do not ask for your phone number first.',
      drawing: MOVES_FILES.custom,
      action: { label: 'Get a price', href: ROUTES.movingQuote },
    },
  },
});

const READ = LONDON_AREAS.filter((name) => PARKING_RULES[name] !== undefined);
const UNREAD = LONDON_AREAS.filter((name) => PARKING_RULES[name] === undefined);

function ruleRow(name: AreaName) {
  const rule = PARKING_RULES[name];
  const [usual] = rule?.services ?? [];
  const cost = rule ? costOf(rule.charge) : null;
  const notice = usual ? noticeWords(usual.notice) : rule?.isForWorksOnly ? 'for works only' : '–';
  return { name, cells: [notice, cost === null ? '–' : formatPence(cost)] };
}
