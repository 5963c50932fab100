import type { LocalDate } from '../london-time';
import { inWords } from '../wording';

/** Days before the move on which fridges and freezers are switched off. */
const FREEZER_OFF_DAYS = 2;
/** FREEZER_OFF_DAYS in words: "two days". */
export const FREEZER_OFF = `${inWords(FREEZER_OFF_DAYS)} days`;

/** The customers whom a task concerns. A task without a circle concerns everybody. */
export const TASK_CIRCLES = {
  tenant: 'If you rent',
  owner: 'If you own',
  car: 'With a car',
  children: 'With children',
  pets: 'With pets',
} as const;
type TaskCircle = keyof typeof TASK_CIRCLES;

/** When a task is due, counted from the day of the move. 0 days before is that day itself. */
export type TaskRule =
  | { readonly daysBefore: number }
  | { readonly daysAfter: number }
  | { readonly workingDaysBefore: number }
  | { readonly monthsBefore: number }
  /** The last day on which the council can be asked, by the council's own rule (order/parking.ts). */
  | { readonly by: 'parking' };

export type TaskSource = { readonly name: string; readonly url: string; readonly readOn: LocalDate };

/** The page where the customer does the task: that of the council at the old or new postcode, or a URL. */
type TaskLink = { readonly label: string; readonly url: string } | { readonly councils: 'old' | 'new' | 'both' };

export type ChecklistTask = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly when: TaskRule;
  readonly circle?: TaskCircle;
  readonly late: string;
  readonly endsWithMove?: true;
  readonly link?: TaskLink;
  /** Where the fact in `text` was read. A task without a source is our own advice and states no rule of others. */
  readonly source?: TaskSource;
};

const READ_ON: LocalDate = '2026-11-26';
const read = (name: string, url: string): TaskSource => ({ name, url, readOn: READ_ON });

/** Returns a source together with a link to the same page, where the customer can do the task. */
const readAt = (label: string, source: TaskSource) => ({ link: { label, url: source.url }, source });

const ENERGY = read(
  'Citizens Advice',
  'https://www.citizensadvice.org.uk/consumer/energy/energy-supply/moving-home-your-energy-supply/moving-home-dealing-with-your-energy-supply/',
);

/** All tasks of a move in England, in the order of their days. Days without a source are ours (assumption). */
export const CHECKLIST_TASKS = [
  {
    id: 'notice',
    title: 'Give your landlord notice',
    text: 'In England you end an assured tenancy by giving notice in writing: a letter, an email or a text. Your agreement says how much: two months at most, and two months if it says nothing. It has to end on the day the rent is due or the day before.',
    when: { monthsBefore: 2 },
    circle: 'tenant',
    late: 'Give it today. You pay rent until it ends, unless your landlord agrees in writing to a shorter notice.',
    ...readAt(
      'How to end your tenancy',
      read('GOV.UK', 'https://www.gov.uk/assured-periodic-tenancies-tenants/how-to-end-your-tenancy'),
    ),
  },
  {
    id: 'schools',
    title: 'Ask about school places',
    text: 'To change schools during the year, apply to the council you are moving to. Each council has its own form and its own dates.',
    when: { daysBefore: 56 },
    circle: 'children',
    late: 'Ask today: places during the year are given as they become free.',
    link: { councils: 'new' },
  },
  {
    id: 'sort',
    title: 'Sort out what is not coming with you',
    text: 'Loft, cellar and wardrobes first. What goes now need not be packed, carried or paid for.',
    when: { daysBefore: 49 },
    late: 'Take one cupboard an evening. If the list of your order gets shorter, change it on your order page.',
    endsWithMove: true,
  },
  {
    id: 'insurance',
    title: 'Tell your home insurer',
    text: 'Ask from what date the new home is insured, and whether your things are insured on the way.',
    when: { daysBefore: 42 },
    late: 'Ring today: a policy can usually be changed by phone.',
  },
  {
    id: 'broadband',
    title: 'Order broadband for the new home',
    text: 'If you change provider, you only need to tell the new one: it ends the old contract (One Touch Switch). If you stay with yours, tell it the new address and the day. A new line may need a visit.',
    when: { daysBefore: 35 },
    late: 'Order today, and ask your mobile network for more data until the line works.',
    ...readAt(
      'Switching broadband',
      read('Ofcom', 'https://ofcom.org.uk/phones-and-broadband/switching-provider/switching-broadband-provider/'),
    ),
  },
  {
    id: 'parking',
    title: 'Ask the council for a parking bay',
    text: '',
    when: { by: 'parking' },
    late: '',
  },
  {
    id: 'pack_far',
    title: 'Pack what you do not use: loft, cellar, books, winter or summer clothes',
    text: 'Write the room in the new home on two sides of each box. Use small boxes for books.',
    when: { daysBefore: 28 },
    late: 'Start with the fullest room, or add packing to your order.',
    endsWithMove: true,
  },
  {
    id: 'gp',
    title: 'Find a GP near the new home',
    text: 'You can choose your practice. It asks for your records itself; tell the old one that you are leaving. Order repeat prescriptions for the weeks of the move.',
    when: { daysBefore: 21 },
    late: 'You can register at any time after the move. Take two weeks’ medicines with you.',
    ...readAt(
      'How to register',
      read('NHS', 'https://www.nhs.uk/using-the-nhs/nhs-services/gps/how-to-register-with-a-gp-practice/'),
    ),
  },
  {
    id: 'tv_licence',
    title: 'Move your TV licence',
    text: 'It does not move by itself. You can give TV Licensing the new address and the day up to three months before.',
    when: { daysBefore: 21 },
    late: 'Do it today, with your licence number.',
    ...readAt('TV Licensing', read('TV Licensing', 'https://www.tvlicensing.co.uk/faqs/FAQ27')),
  },
  {
    id: 'pack_rooms',
    title: 'Pack room by room: living room, spare room, pictures',
    text: 'Photograph cables before you pull them out. Put the screws in a bag taped to the furniture they belong to.',
    when: { daysBefore: 14 },
    late: 'Pack one room at a time, and leave the kitchen and bathroom until last.',
    endsWithMove: true,
  },
  {
    id: 'water',
    title: 'Tell both water companies, old and new',
    text: 'The address decides which company it is. They want a few days’ notice: SES Water in south London, for example, asks for two working days.',
    when: { daysBefore: 10 },
    late: 'Tell it today, and read the meter on the day of the move if there is one.',
    source: read('SES Water', 'https://seswater.co.uk/your-account/moving-home/moving-within-our-area'),
  },
  {
    id: 'pets',
    title: 'Find somewhere for your pets on the day, and update their microchips',
    text: 'Ask friends or a sitter: doors stand open for hours. Give your new address to the database that holds the chip’s number.',
    when: { daysBefore: 10 },
    circle: 'pets',
    late: 'Keep them in one closed room with a note on the door.',
  },
  {
    id: 'post',
    title: 'Redirect your post',
    text: 'Royal Mail needs five working days from your application. Give the names of everybody whose post should follow, and both addresses.',
    when: { workingDaysBefore: 6 },
    late: 'Apply today: it begins within five working days. Ask whoever moves in to keep anything that comes before then.',
    ...readAt('Post Office: redirection', read('Post Office', 'https://www.postoffice.co.uk/mail/redirection')),
  },
  {
    id: 'council_tax',
    title: 'Tell both councils about council tax',
    text: 'Councils bill by the day, so give the exact days you leave and move in. Within one borough it is one form.',
    when: { daysBefore: 7 },
    late: 'Tell them today; they will correct the bill for the days before.',
    link: { councils: 'both' },
    source: read(
      'City of London',
      'https://www.cityoflondon.gov.uk/services/council-tax/moving-into-or-out-of-a-property',
    ),
  },
  {
    id: 'energy',
    title: 'Tell the gas and electricity suppliers',
    text: 'They want at least 48 hours’ notice, and an address for the final bill. Find out who supplies the new home.',
    when: { daysBefore: 5 },
    late: 'Tell them today, with the readings from the day you leave.',
    ...readAt('Citizens Advice: energy when moving', ENERGY),
  },
  {
    id: 'keys',
    title: 'Agree how keys change hands, at both ends',
    text: 'Settle who has which keys, where and at what time. Count yours, including those for sheds and windows and those neighbours have. Give our crew the phone number of whoever is letting them in.',
    when: { daysBefore: 4 },
    late: 'Ring whoever has the keys today, and us if they may come late.',
    endsWithMove: true,
  },
  {
    id: 'completion',
    title: 'Ask your solicitor what time you will get the keys',
    text: 'They are released when the money has arrived. If that may be after we arrive, ring us: we can plan for it.',
    when: { daysBefore: 4 },
    circle: 'owner',
    late: 'Ring your solicitor today.',
    endsWithMove: true,
  },
  {
    id: 'freezer',
    title: 'Empty and defrost the fridge and freezer, disconnect the washing machine',
    text: `Switch them off ${FREEZER_OFF} before the move and leave the doors open. The manual says how long they have to stand before you switch them on again.`,
    when: { daysBefore: FREEZER_OFF_DAYS },
    late: 'Switch off now, lay towels out, and carry frozen food in a cool bag.',
    endsWithMove: true,
  },
  {
    id: 'essentials',
    title: 'Pack the box you will open first',
    text: 'Kettle, chargers, medicines, papers, toilet paper, bedding, tools, a change of clothes. Passports, jewellery and cash travel with you.',
    when: { daysBefore: 1 },
    late: 'Put it into your own bag or car.',
    endsWithMove: true,
  },
  {
    id: 'meters_out',
    title: 'Read the meters of the old home',
    text: 'Photograph the gas, electricity and water meters with their numbers, and send the readings to the suppliers.',
    when: { daysBefore: 0 },
    late: 'Ask whoever lives there now, or ask the supplier what the smart meter sent.',
    source: ENERGY,
  },
  {
    id: 'walk_through',
    title: 'Go through the empty rooms, photograph them and hand back the keys',
    text: 'Cupboards, loft, shed. Windows shut, heating down. The check-out pack with your order is the form for it.',
    when: { daysBefore: 0 },
    late: 'Ask the agent for another appointment.',
  },
  {
    id: 'meters_in',
    title: 'Read the meters of the new home',
    text: 'On the day you get the keys. Send the readings to the suppliers it has now; you can change them later.',
    when: { daysBefore: 0 },
    late: 'Read them today and say when you moved in.',
    source: ENERGY,
  },
  {
    id: 'vote',
    title: 'Register to vote at the new address',
    text: 'Nobody does it for you: each adult who has moved fills in a new application.',
    when: { daysAfter: 1 },
    late: 'You can do it on any day.',
    link: { label: 'Register to vote', url: 'https://www.gov.uk/register-to-vote' },
    source: read('Elmbridge Council', 'https://www.elmbridge.gov.uk/elections/register-to-vote/'),
  },
  {
    id: 'dvla',
    title: 'Change your driving licence and log book at DVLA',
    text: 'The licence and the vehicle are separate records: change both, and your car insurance. A residents’ permit comes from the new council.',
    when: { daysAfter: 2 },
    circle: 'car',
    late: 'Do it today.',
    link: { label: 'Tell DVLA', url: 'https://www.gov.uk/tell-dvla-changed-address' },
  },
  {
    id: 'deposit',
    title: 'Ask for your deposit back',
    text: 'Ask in writing, and give the bank account it should go to. Send the check-out pack with it.',
    when: { daysAfter: 3 },
    circle: 'tenant',
    late: 'Ask today, in writing.',
  },
  {
    id: 'tell_all',
    title: 'Tell bank, employer, pension, HMRC and subscriptions',
    text: 'Redirected post shows you who you have forgotten.',
    when: { daysAfter: 5 },
    late: 'Start with the bank.',
  },
] as const satisfies readonly ChecklistTask[];

export type TaskId = (typeof CHECKLIST_TASKS)[number]['id'];
export const TASK_IDS: readonly TaskId[] = CHECKLIST_TASKS.map(({ id }) => id);
