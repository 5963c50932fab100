import { ITEMS_FILES, PLACES_FILES, SERVICES_FILES, STATES_FILES, WIZARD_FILES } from '../drawing-files';
import { OPEN_VAN_ON_INK, STEP_DRAWINGS } from '../drawings';
import type { ServicePage } from './service-page';
import { PLANNING_NOTE, TRANSIT } from './shipping-transit';

export const shippingUnitedArabEmirates: ServicePage = {
  slug: 'shipping/united-arab-emirates',
  label: 'Shipping to the United Arab Emirates',
  summary: 'Dubai, Abu Dhabi, Sharjah: by sea, once the residence visa is stamped.',
  title: 'Shipping to Dubai and the UAE',
  description:
    'Moving from London to Dubai, Abu Dhabi or Sharjah by sea: the visa first, the papers customs ask for, what may not come in, packing for heat. By request.',
  h1: 'From London to the Emirates',
  lead: 'Weeks at sea through heat and damp, and a port where storage is charged by the day. So: visa first, ship second, and nothing in a box that you could not name.',
  drawing: SERVICES_FILES.shipping,
  points: [
    'By sea, in a shared container or your own',
    'Packed for heat and damp',
    'Not loaded before your visa is there',
  ],
  price: {
    kind: 'request',
    title: 'By request',
    note: 'By volume and port. Sea freight changes by the month, so a price holds for the date that it names.',
  },
  action: { label: 'Ask for a price', href: '#ask' },
  sections: [
    {
      kind: 'checklist',
      id: 'papers',
      title: 'What customs ask for',
      lead: 'As a rule. Check with the customs of your emirate (Dubai Customs, Abu Dhabi Customs) or your employer’s agent: each has its own forms.',
      groups: [
        {
          title: 'Of you',
          points: [
            'Passport with the residence visa, or the visa as a document',
            'Emirates ID, or the receipt for it',
            'A phone number in the Emirates where you answer',
          ],
          drawing: WIZARD_FILES.details,
        },
        {
          title: 'Of your home there',
          points: [
            'Tenancy contract, registered where the emirate asks for it (Ejari in Dubai)',
            'A letter of your employer or sponsor, if the agent asks',
            'Leave of the building for a move-in, with its date',
          ],
          drawing: WIZARD_FILES.addresses,
        },
        {
          title: 'Of the load',
          points: [
            'Packing list in English, box by box, with values',
            'Bill of lading in the name that is in the passport',
            'Authorisation for the agent who clears it',
          ],
          drawing: WIZARD_FILES.items,
        },
      ],
    },
    {
      kind: 'story',
      id: 'duty',
      title: 'Used things of a newcomer',
      paragraphs: [
        'The common customs law of the Gulf states frees the used household goods of people who come to live there for the first time. What is new, in its box, or more than a home needs can be charged duty and VAT.',
        'So ship what you have used, keep receipts of what is nearly new, and do not use the container as a shop. Officers open and X-ray boxes as a matter of course: what the list says is what they look for.',
      ],
      points: [
        'Used and yours: as a rule free',
        'New: duty and VAT on the value',
        'Gifts for others: as new',
        'Ask the agent before, not after',
      ],
      drawing: STATES_FILES['no-items'],
      side: 'left',
      ground: 'panel',
    },
    {
      kind: 'checklist',
      id: 'leave-behind',
      title: 'What must not be in the container',
      lead: 'Some of it is a fine, some of it a crime. In doubt leave it here.',
      groups: [
        {
          title: 'Never',
          isRefused: true,
          points: [
            'Drugs of any kind, poppy seed and CBD among them',
            'Weapons, and what looks like one',
            'Gambling things, pornography, material that offends religion',
            'Ivory and other parts of protected animals',
          ],
          drawing: ITEMS_FILES.box,
        },
        {
          title: 'Only with leave',
          isRefused: true,
          points: [
            'Medicines: many common ones are controlled. Apply to the ministry of health first',
            'Drones and radio equipment',
            'Alcohol: do not ship it with a household',
          ],
          drawing: ITEMS_FILES.suitcase,
        },
        {
          title: 'Rather not',
          isRefused: true,
          points: [
            'Candles, vinyl, glue, batteries: the container gets hot',
            'Solid wood that has never left a damp climate',
            'British plugs fit. American and European appliances need adapters',
          ],
          drawing: ITEMS_FILES.lamp,
        },
      ],
    },
    {
      kind: 'table',
      id: 'how-long',
      title: 'How long it takes',
      columns: ['Way', 'Door to door'],
      rows: [
        { name: 'Part of a container', detail: 'It leaves when it is full', cells: [TRANSIT.emirates.shared] },
        { name: 'A container of your own', detail: 'From about a two-bedroom home up', cells: [TRANSIT.emirates.own] },
      ],
      note: PLANNING_NOTE,
    },
    {
      kind: 'steps',
      title: 'In this order',
      steps: [
        {
          title: 'Visa',
          text: 'Fly, do the medical, get the stamp. Meanwhile your things can wait in a unit in London.',
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'Pack for the sea',
          text: 'Full boxes, wrapped wood, bags against damp in each part of the load.',
          drawing: WIZARD_FILES.packing,
        },
        {
          title: 'Sail',
          text: 'Send the papers to the agent while the ship is under way.',
          drawing: WIZARD_FILES.check,
        },
        {
          title: 'Clear and carry',
          text: 'Customs, then your building’s lift booking, then your door.',
          drawing: STEP_DRAWINGS.home,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What the price holds',
      included: [
        'Packing for sea freight',
        'The numbered list',
        'Export papers and loading',
        'Freight to the port, clearing, and carriage to the door',
      ],
      excluded: [
        { what: 'Days in the port', instead: 'Nothing to pay when the papers are complete before the ship lands.' },
        { what: 'Duty on new things', instead: 'Send them by air with a receipt, or buy there.' },
        {
          what: 'Wooden crates of your own',
          instead: 'Wood must be heat-treated and stamped (ISPM 15). We bring the right ones.',
        },
      ],
    },
    {
      kind: 'promises',
      title: 'Before anything sails',
      drawing: OPEN_VAN_ON_INK,
      pledges: [
        { title: 'One price, in writing', text: 'For your list, to your address, with the date until which it holds.' },
        { title: 'A list of papers, by name', text: 'What you have, what is missing, who gives it, and by when.' },
        {
          title: 'No loading on hope',
          text: 'Without the visa we store in London, at the price that stands on this site.',
        },
      ],
    },
    {
      kind: 'enquiry',
      form: 'shipping',
      answers: { country: 'united_arab_emirates' },
      id: 'ask',
      title: 'Ask for a price to the Emirates',
      text: 'With these answers we can name a price, or say what is still missing.',
      asks: [
        'Volume, or your list',
        'Emirate and building',
        'Visa: stamped, applied for, offered',
        'When you fly, and when you need your things',
      ],
      drawing: PLACES_FILES['help-desk'],
    },
  ],
  questions: [
    {
      id: 'before-visa',
      question: 'Can it sail before I have the visa?',
      answer:
        'It can, and it is how people come to pay for weeks in a port. We advise against it: store here, sail when the visa is there.',
    },
    {
      id: 'books',
      question: 'Can I bring books and films?',
      answer: 'Yes, ordinary ones. List them as such. Officers may look at them, which costs a day and nothing else.',
    },
    {
      id: 'going-back',
      question: 'I come back in two years. Keep or ship?',
      answer:
        'Count it: two years of a unit against two sea freights. For a furnished flat there, people often ship ten boxes and store the rest.',
    },
  ],
  reviews: 'shipping',
  closing: {
    title: 'Ship what you will use',
    text: 'Send the list: you get a price for shipping it, and for storing what stays.',
  },
  related: ['storage', 'packing', 'shipping'],
};
