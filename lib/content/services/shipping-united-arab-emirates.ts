import { CUSTOMS_PLANNER } from '@/lib/tool-routes';
import { ABROAD_FILES, ITEMS_FILES, PLACES_FILES, WIZARD_FILES } from '../drawing-files';
import { OPEN_VAN_ON_INK, STEP_DRAWINGS } from '../drawings';
import type { ServicePage } from './service-page';
import { PLANNING_NOTE, TRANSIT } from './shipping-transit';

export const shippingUnitedArabEmirates: ServicePage = {
  slug: 'shipping/united-arab-emirates',
  label: 'Shipping to the United Arab Emirates',
  summary: 'To Dubai, Abu Dhabi and Sharjah by sea, once your residence visa is stamped.',
  title: 'Shipping to Dubai and the UAE',
  description:
    'Moving from London to Dubai, Abu Dhabi or Sharjah by sea: the visa first, the papers customs ask for, what may not come in, packing for heat. By request.',
  h1: 'From London to the Emirates',
  lead: 'Your things spend weeks at sea in heat and damp, and the port charges storage by the day. So get the visa before you ship, and know what is in every box.',
  drawing: ABROAD_FILES.emirates,
  points: [
    'By sea, in a shared container or your own',
    'Packed for heat and damp',
    'Not loaded until you have your visa',
  ],
  price: {
    kind: 'request',
    title: 'By request',
    note: 'By volume and port. Sea freight changes by the month, so each price has a date until which it is valid.',
  },
  action: { label: 'Ask for a price', href: '#ask' },
  sections: [
    {
      kind: 'checklist',
      id: 'papers',
      title: 'What customs ask for',
      lead: 'The usual papers. Check with the customs of your emirate (Dubai Customs, Abu Dhabi Customs) or your employer’s agent: each has its own forms.',
      groups: [
        {
          title: 'About you',
          points: [
            'Passport with the residence visa, or the visa as a document',
            'Emirates ID, or the receipt for it',
            'A phone number in the Emirates that you answer',
          ],
          drawing: WIZARD_FILES.details,
        },
        {
          title: 'About your home there',
          points: [
            'Tenancy contract, registered where the emirate asks for it (Ejari in Dubai)',
            'A letter from your employer or sponsor, if the agent asks',
            'The building’s permission to move in, with the date',
          ],
          drawing: WIZARD_FILES.addresses,
        },
        {
          title: 'About the load',
          points: [
            'Packing list in English, box by box, with values',
            'Bill of lading in the name on your passport',
            'Authorisation for the agent who clears it',
          ],
          drawing: WIZARD_FILES.items,
        },
      ],
    },
    {
      kind: 'story',
      id: 'duty',
      title: 'Duty on household goods',
      paragraphs: [
        'Under the common customs law of the Gulf states, used household goods are free of duty for people who come to live there for the first time. Anything new, still in its box, or more than a home needs can be charged duty and VAT.',
        'So ship what you have used, keep receipts for anything nearly new, and do not fill the container with new purchases. Officers open and X-ray boxes as a matter of course and check them against the list.',
      ],
      points: [
        'Used and yours: usually free of duty',
        'New: duty and VAT on the value',
        'Gifts for others: treated as new',
        'Ask the agent before you ship',
      ],
      action: { label: 'Plan your customs for the Emirates', href: CUSTOMS_PLANNER },
      drawing: ABROAD_FILES.customs,
      side: 'left',
      ground: 'panel',
    },
    {
      kind: 'checklist',
      id: 'leave-behind',
      title: 'What must not be in the container',
      lead: 'Some of it means a fine, some of it is a crime. If in doubt, leave it here.',
      groups: [
        {
          title: 'Never',
          isRefused: true,
          points: [
            'Drugs of any kind, including poppy seeds and CBD',
            'Weapons, and anything that looks like one',
            'Gambling items, pornography, material that offends religion',
            'Ivory and other parts of protected animals',
          ],
          drawing: ITEMS_FILES.box,
        },
        {
          title: 'Only with permission',
          isRefused: true,
          points: [
            'Medicines: many common ones are controlled. Apply to the ministry of health first',
            'Drones and radio equipment',
            'Alcohol: do not ship it with a household',
          ],
          drawing: ITEMS_FILES.suitcase,
        },
        {
          title: 'Best left behind',
          isRefused: true,
          points: [
            'Candles, vinyl, glue, batteries: the container gets hot',
            'Solid wood that has never left a damp climate',
            'American and European appliances: sockets there are British',
          ],
          drawing: ITEMS_FILES.lamp,
        },
      ],
    },
    {
      kind: 'table',
      id: 'how-long',
      title: 'How long it takes',
      columns: ['Transport', 'Door to door'],
      rows: [
        { name: 'Part of a container', detail: 'It leaves when it is full', cells: [TRANSIT.emirates.shared] },
        {
          name: 'A container of your own',
          detail: 'From about a two-bedroom home upwards',
          cells: [TRANSIT.emirates.own],
        },
      ],
      note: PLANNING_NOTE,
    },
    {
      kind: 'steps',
      title: 'What to do, in order',
      steps: [
        {
          title: 'Visa',
          text: 'Fly, do the medical, get the stamp. Meanwhile your things can wait in a unit in London.',
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'Pack for the sea',
          text: 'Full boxes, wrapped wood, moisture bags in each part of the load.',
          drawing: WIZARD_FILES.packing,
        },
        {
          title: 'Ship',
          text: 'Send the papers to the agent while the ship is under way.',
          drawing: WIZARD_FILES.check,
        },
        {
          title: 'Customs and delivery',
          text: 'Customs, then your building’s lift booking, then your door.',
          drawing: STEP_DRAWINGS.home,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: [
        'Packing for sea freight',
        'The numbered list',
        'Export papers and loading',
        'Freight to the port, customs clearance and transport to the door',
      ],
      excluded: [
        {
          what: 'Storage in the port',
          instead: 'There is nothing to pay if the papers are complete before the ship lands.',
        },
        { what: 'Duty on new things', instead: 'Send them by air with a receipt, or buy them there.' },
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
        {
          title: 'One price, in writing',
          text: 'For your list, to your address, with the date until which it is valid.',
        },
        { title: 'A list of papers, by name', text: 'What you have, what is missing, who issues it and by when.' },
        {
          title: 'No loading without a visa',
          text: 'Until you have it we store in London, at the prices on this site.',
        },
      ],
    },
    {
      kind: 'enquiry',
      form: 'shipping',
      answers: { country: 'united_arab_emirates' },
      id: 'ask',
      title: 'Ask for a price to the Emirates',
      text: 'With these details we can give you a price, or tell you what is still missing.',
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
        'It can, but that is how people end up paying for weeks in port. We advise against it: store here and ship once you have the visa.',
    },
    {
      id: 'books',
      question: 'Can I bring books and films?',
      answer:
        'Yes, ordinary ones. List them as books and films. Officers may look at them, which costs you a day but no money.',
    },
    {
      id: 'going-back',
      question: 'I am coming back in two years. Should I store or ship?',
      answer:
        'Compare the cost of two years in a unit with that of shipping twice. For a furnished flat there, people often ship ten boxes and store the rest.',
    },
  ],
  reviews: 'shipping',
  closing: {
    title: 'Ship what you will use',
    text: 'Send us the list and get a price for shipping it, and for storing what stays.',
  },
  related: ['storage', 'packing', 'shipping'],
};
