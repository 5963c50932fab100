import { COMPANY } from '../company';
import { ITEMS_FILES, SERVICES_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import type { ServicePage } from './service-page';

export const disposal: ServicePage = {
  slug: 'disposal',
  label: 'Disposal',
  summary: 'What is not coming with you, taken away with a record of where it went.',
  title: 'Furniture disposal in London',
  description:
    'Old furniture and appliances taken away in London, by a registered waste carrier: reuse first, then recycling. Get a price before we come.',
  h1: 'Leave it behind, properly',
  lead: 'The sofa that will not go through the new door, the mattress, the broken washer: we take them away, and you know where they end.',
  drawing: SERVICES_FILES.disposal,
  points: ['A price before we come', 'Carried out from any floor', 'Reuse before recycling, recycling before waste'],
  price: {
    kind: 'request',
    title: 'By request',
    note: 'It depends on what it is: a sofa and a fridge go different ways. We name the price, VAT included, before you book.',
  },
  action: { label: 'Ask for a price', href: '#ask' },
  sections: [
    {
      kind: 'checklist',
      id: 'what',
      title: 'What we take, and what not',
      lead: 'Some things need a licence of their own. For those the council has a collection.',
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
          title: 'Not with us',
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
      title: 'Ask who takes your waste',
      paragraphs: [
        'If your old sofa is found in a lay-by, the council asks the person who gave it away. Householders in England have a duty of care: check that whoever takes your waste is a registered carrier, and keep a note of it.',
        `Our registration as a waste carrier: ${COMPANY.legal.wasteCarrier.value}. You can look any number up in the Environment Agency’s public register.`,
      ],
      points: [
        'You get a note of what was taken, when and by whom',
        'Upholstered seats with old foam are kept apart and not reused',
        'Fridges go where their gas is drawn off',
      ],
      drawing: WIZARD_FILES.check,
      side: 'right',
      ground: 'quiet',
    },
    {
      kind: 'steps',
      title: 'From the room to the right place',
      steps: [
        {
          title: 'Show us',
          text: 'A list, or photographs. Measures for anything that is larger than a door.',
          drawing: WIZARD_FILES.details,
        },
        {
          title: 'Get a price',
          text: 'For these things, from this floor, on this day. It holds if the list does.',
          drawing: STEP_DRAWINGS.price,
        },
        {
          title: 'We carry it out',
          text: 'On the day of your move or on another. Leave it where it stands.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'You keep the note',
          text: 'What was taken, and by which carrier. Keep it with your papers.',
          drawing: WIZARD_FILES.done,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What the price holds',
      included: [
        'Carrying from the room, stairs too',
        'The fee of the place that takes it',
        'A note of what was taken',
        'VAT',
      ],
      excluded: [
        {
          what: 'Disconnecting gas and water',
          instead: 'Gas needs a Gas Safe registered engineer. Water: shut the valve and drain the hose.',
        },
        { what: 'Taking built-in kitchens out', instead: 'That is a builder’s work. We take it once it stands free.' },
        {
          what: 'Things that somebody could still use',
          instead: 'Offer them to a charity shop first: sofas need their fire label for that.',
        },
      ],
    },
    {
      kind: 'enquiry',
      form: 'disposal',
      id: 'ask',
      title: 'Ask for a price',
      text: 'With the three things listed here we can name a price, mostly in the same call.',
      asks: ['What it is, and how many', 'Postcode, floor, lift or stairs', 'The day, and whether we move you too'],
      drawing: SERVICES_FILES.disposal,
    },
  ],
  questions: [
    {
      id: 'council',
      question: 'Is the council cheaper?',
      answer:
        'Often, for a single thing: most London boroughs collect bulky waste for a fee, from the ground floor and with some weeks of notice. Look at your council’s page first. We come on the day you need and carry from upstairs.',
    },
    {
      id: 'same-day',
      question: 'Can it go with my move?',
      answer:
        'Yes, when we know before. A van that is packed for a move has no room for surprises, so tell us with the booking.',
    },
    {
      id: 'sofa-rules',
      question: 'Why is a sofa special?',
      answer:
        'Many upholstered seats hold flame retardants that may not be recycled or buried. In England they are kept apart and burned at high temperature, which costs more than a table does.',
    },
  ],
  reviews: 'moving',
  closing: { title: 'One call, one price', text: 'Say what it is and by when it has to be gone.' },
  related: ['moving', 'cleaning', 'storage'],
};
