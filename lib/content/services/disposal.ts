import { DISPOSAL_RATE } from '@/lib/domain/pricing/charges';
import { COMPANY } from '../company';
import { ITEMS_FILES, SERVICES_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import type { ServicePage } from './service-page';

export const disposal: ServicePage = {
  slug: 'disposal',
  label: 'Disposal',
  summary: 'We take away what is not coming with you, with a record of where it went.',
  title: 'Furniture disposal in London',
  description:
    'Old furniture and appliances taken away in London, by a registered waste carrier: reuse first, then recycling. Get a price before we come.',
  h1: 'Furniture and appliance disposal',
  lead: 'The sofa that will not go through the new door, the old mattress, the broken washing machine: we take them away and tell you where they go.',
  drawing: SERVICES_FILES.disposal,
  points: ['A price before we come', 'Carried out from any floor', 'Reuse before recycling, recycling before waste'],
  price: {
    kind: 'request',
    title: 'By request',
    note: 'It depends on what it is: a sofa and a fridge are handled differently. We tell you the price, VAT included, before you book.',
  },
  action: { label: 'Ask for a price', href: '#ask' },
  sections: [
    {
      kind: 'checklist',
      id: 'what',
      title: 'What we take and what we do not',
      lead: 'Some items need a special licence. Your council has a collection for those.',
      groups: [
        {
          title: 'Furniture',
          points: [
            'Beds and mattresses',
            'Wardrobes, tables, chairs, shelves',
            'Sofas and armchairs, kept apart from the rest',
          ],
          drawing: ITEMS_FILES.armchair,
        },
        {
          title: 'Appliances',
          points: [
            'Fridges and freezers, emptied and defrosted',
            'Washing machines, dryers, cookers, disconnected',
            'Televisions and computers',
          ],
          drawing: ITEMS_FILES.washer,
        },
        {
          title: 'What we do not take',
          points: [
            'Paint, oil, chemicals, gas bottles',
            'Asbestos and rubble',
            'Food and garden waste',
            'Anything medical',
          ],
          isRefused: true,
        },
      ],
    },
    {
      kind: 'story',
      title: 'Check who takes your waste',
      paragraphs: [
        'If your old sofa is found in a lay-by, the council will ask you about it. Householders in England have a duty of care: check that whoever takes your waste is a registered carrier, and keep a note of it.',
        `Our waste carrier registration: ${COMPANY.legal.wasteCarrier.value}. You can look up any number in the Environment Agency’s public register.`,
      ],
      points: [
        'You get a note of what was taken, when and by whom',
        'Upholstered seats with old foam are kept apart and not reused',
        'Fridges go to a site that removes the gas',
      ],
      drawing: WIZARD_FILES.check,
      side: 'right',
      ground: 'quiet',
    },
    {
      kind: 'steps',
      title: 'How disposal works',
      steps: [
        {
          title: 'Show us',
          text: 'Send a list or photographs, with measurements for anything larger than a door.',
          drawing: WIZARD_FILES.details,
        },
        {
          title: 'Get a price',
          text: 'For your items, your floor and your day. It stays the same if the list does.',
          drawing: STEP_DRAWINGS.price,
        },
        {
          title: 'We carry it out',
          text: 'On the day of your move or another day. Leave everything where it is.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'You get a note',
          text: 'It says what was taken and by which carrier. Keep it with your papers.',
          drawing: WIZARD_FILES.done,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: [
        'Carrying it out of the room and down the stairs',
        'The fee at the disposal site',
        'A note of what was taken',
        'VAT',
      ],
      excluded: [
        {
          what: 'Disconnecting gas and water',
          instead: 'Gas needs a Gas Safe registered engineer. Water: shut the valve and drain the hose.',
        },
        { what: 'Removing fitted kitchens', instead: 'That is a job for a builder. We take it away once it is out.' },
        {
          what: 'Things someone could still use',
          instead: 'Offer them to a charity shop first. A sofa needs its fire label for that.',
        },
      ],
    },
    {
      kind: 'enquiry',
      form: 'disposal',
      id: 'ask',
      title: 'Ask for a price',
      text: 'With these three details we can usually give you a price straight away.',
      asks: ['What it is, and how many', 'Postcode, floor, lift or stairs', 'The day, and whether we move you too'],
      drawing: SERVICES_FILES.disposal,
    },
  ],
  questions: [
    {
      id: 'council',
      question: 'Is the council cheaper?',
      answer:
        'Often, for a single item: most London boroughs collect bulky waste for a fee, from the ground floor and with a few weeks’ notice. Check your council’s website first. We come on the day you need and carry from upstairs.',
    },
    {
      id: 'same-day',
      question: 'Can it go with my move?',
      answer: `Yes: mark it in your list when you book, for ${DISPOSAL_RATE}. A van packed for a move has no spare room, so we need to know in advance.`,
    },
    {
      id: 'sofa-rules',
      question: 'Why does a sofa cost more?',
      answer:
        'Many upholstered seats contain flame retardants that may not be recycled or buried. In England they are kept apart and burned at high temperature, which costs more than getting rid of a table.',
    },
  ],
  reviews: 'moving',
  closing: { title: 'Get a price for disposal', text: 'Tell us what it is and when it has to be gone.' },
  related: ['moving', 'cleaning', 'storage'],
};
