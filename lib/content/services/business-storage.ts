import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { STORAGE_UNITS, storageUnit } from '@/lib/domain/catalogue/storage-units';
import { formatPence } from '@/lib/domain/money';
import { MATERIALS } from '@/lib/domain/pricing/materials';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { TRIP_RATE, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { ROUTES } from '@/lib/routes';
import { COMPANY_FILES, ITEMS_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import { boxesOnly } from '../unit-sizes/capacity';
import { businessEnquiry } from './business';
import type { ServicePage } from './service-page';
import { unitChoice, weekOf } from './unit-choice';

const TERM = '6_months';
const term = storageDuration(TERM).title;
const ARCHIVE = 'box_archive';
const SHOWN = ['Plan 3x3', 'Plan 3x5', 'Plan 6x4', 'Plan 6x6', 'Plan 8x6'] as const;
const archiveWeight = findFurniture(ARCHIVE)?.kilograms ?? 0;

export const businessStorage: ServicePage = {
  slug: 'business/business-storage',
  label: 'Business storage',
  summary: 'Records, tools and kit that a firm has to keep but does not use every day.',
  title: 'Business and archive storage',
  description: `Archive boxes, tools and event kit stored for London firms: how many boxes each unit takes, from ${formatPence(weekOf('Plan 3x3', TERM))} a week, ${tripsWords(TERM)}.`,
  h1: 'Archive and business storage',
  lead: 'Six years of invoices, the exhibition stand, a second set of tools. Boxed, numbered and brought back when someone asks for them.',
  drawing: COMPANY_FILES.archive,
  points: ['Sizes given in archive boxes', 'Ask for any box by its number', 'In a unit of your own'],
  price: {
    kind: 'from',
    amount: weekOf('Plan 3x3', TERM),
    weekOn: TERM,
    note: `${storageUnit('Plan 3x3').title} unit, ${boxesOnly(storageUnit('Plan 3x3').feet, ARCHIVE)} archive boxes, for ${term}. VAT included.`,
  },
  action: { label: 'Store our records', href: ROUTES.storageQuote },
  sections: [
    {
      kind: 'table',
      id: 'archive-boxes',
      title: 'How many archive boxes fit',
      lead: 'Worked out by our packing program, for a unit that holds nothing else.',
      columns: ['Unit', 'Archive boxes', 'A week'],
      rows: STORAGE_UNITS.filter(({ space }) => SHOWN.some((shown) => shown === space)).map(
        ({ space, title, feet }) => ({
          name: title,
          cells: [String(boxesOnly(feet, ARCHIVE)), formatPence(weekOf(space, TERM))],
        }),
      ),
      note: `For ${term} or longer. A full box weighs about ${archiveWeight} kg; a new one with a lid is ${formatPence(MATERIALS.box_archive.price)} on our list of materials.`,
    },
    {
      kind: 'table',
      id: 'how-long',
      title: 'How long to keep records',
      lead: 'The usual minimum in the United Kingdom. Ask your accountant: some trades, loans and disputes need longer.',
      columns: ['Records', 'Keep for'],
      rows: [
        {
          name: 'Accounts of a limited company',
          detail: 'From the end of the financial year they cover',
          cells: ['6 years'],
        },
        { name: 'VAT records', detail: 'Longer where a special scheme says so', cells: ['6 years'] },
        {
          name: 'Self-employed: income and expenses',
          detail: 'After the 31 January deadline of the tax year',
          cells: ['5 years'],
        },
        { name: 'Payroll (PAYE)', detail: 'From the end of the tax year', cells: ['3 years'] },
        { name: 'Right-to-work checks', detail: 'After the person has left', cells: ['2 years'] },
      ],
      note: 'According to GOV.UK. Personal data may not be kept longer than needed: write the year for shredding on the box.',
    },
    {
      kind: 'story',
      title: 'Write three things on the box',
      paragraphs: [
        'What is in it, the dates it covers, and the year it can go. Then nobody has to open forty boxes to find one, and nobody pays to store paper that could have been shredded.',
        'Photograph the lids before we come. The photographs are your index: when the auditor asks for a quarter, you name the number and we bring the box.',
      ],
      points: [
        'Two sides and the lid, in marker',
        'No staples through folders: they tear in the stack',
        'Half-empty boxes collapse: fill them up',
      ],
      drawing: ITEMS_FILES['filing-cabinet'],
      side: 'right',
      ground: 'panel',
    },
    {
      kind: 'choices',
      id: 'units',
      title: 'Which unit to choose',
      choices: [
        unitChoice(
          'Plan 3x3',
          TERM,
          ['The archive of a small firm', 'No gangway: list what is at the back'],
          'Choose this unit',
        ),
        unitChoice(
          'Plan 6x4',
          TERM,
          ['A trade’s second set of tools', 'Cases, cable drums, a ladder'],
          'Choose this unit',
        ),
        unitChoice(
          'Plan 8x6',
          TERM,
          ['An exhibition stand with its counter', 'Banners standing, panels on edge'],
          'Choose this unit',
        ),
      ],
      note: `Weekly price for ${term} or longer.`,
    },
    {
      kind: 'steps',
      title: 'How archive storage works',
      steps: [
        { title: 'Box it', text: 'Archive boxes that stack: lids shut, handles out.', drawing: WIZARD_FILES.packing },
        {
          title: 'Count it',
          text: 'The calculator finds a unit that holds them all.',
          drawing: WIZARD_FILES['storage-size'],
        },
        {
          title: 'We carry it down',
          text: 'Even from the third floor. You pay for each floor of stairs, but not for a lift.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'One box, or all',
          text: 'We bring them back in a slot of your choice.',
          drawing: WIZARD_FILES['storage-return'],
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: ['A unit of your own', 'Stacking with the next year to be shredded at the front', 'VAT'],
      excluded: [
        { what: 'Scanning and shredding', instead: 'Have boxes returned to you or to a certified shredder.' },
        { what: 'Bringing a box back', instead: `You pay for the trip: ${TRIP_RATE}.` },
        { what: 'Fuel, paint, solvents', instead: 'These may not go into storage. Empty tanks and cans first.' },
      ],
    },
    businessEnquiry(COMPANY_FILES.archive, 'business_storage'),
  ],
  questions: [
    {
      id: 'data-protection',
      question: 'Our files hold personal data. Can we store them with you?',
      answer:
        'Yes, but you stay responsible for them. Tape the boxes shut and put no names on the outside. We do not open boxes, and we tell you if one arrives damaged.',
    },
    {
      id: 'from-home',
      question: 'I work from home. Is that business storage?',
      answer: 'The price is the same. Order as you would for a home, and enter your firm’s name as the name.',
    },
    {
      id: 'several-people',
      question: 'Can several people ask for things back?',
      answer:
        'Anyone with the order link can. Send it only to people who should have it, and tell us if it goes astray.',
    },
  ],
  reviews: 'storage',
  closing: { title: 'Clear the back office', text: 'Count the boxes, choose the unit, see the price.' },
  related: ['business/office-storage', 'packing-materials', 'business'],
};
