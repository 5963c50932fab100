import { ITEMS_FILES, PROPERTY_FILES, STATES_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import type { ServicePage } from './service-page';
import { EU_RELIEF, PLANNING_NOTE, TRANSIT } from './shipping-transit';

export const shippingPortugal: ServicePage = {
  slug: 'shipping/portugal',
  label: 'Shipping to Portugal',
  summary: 'Lisbon, Porto, the Algarve: with the baggage certificate in hand.',
  title: 'Shipping to Portugal',
  description:
    'Moving from London to Portugal: the baggage certificate, the inventory in Portuguese, who is free of duty and VAT, and what to leave behind. By request.',
  h1: 'From London to Portugal',
  lead: 'Since the United Kingdom left the customs union a sofa needs papers. In Portugal the most important of them, the certificado de bagagem, comes from the consulate, and it takes time.',
  drawing: PROPERTY_FILES['average-house'],
  points: ['By road, shared or on its own', 'Free of duty on five conditions', 'Mainland; the islands by request'],
  price: {
    kind: 'request',
    title: 'By request',
    note: 'By volume, place and month. The Algarve in August and Porto in February are two different prices.',
  },
  action: { label: 'Ask for a price', href: '#ask' },
  sections: [
    {
      kind: 'checklist',
      id: 'papers',
      title: 'What customs ask for',
      lead: 'As a rule. Check with the Portuguese consulate in London and with the Autoridade Tributária e Aduaneira: they decide, and they change it.',
      groups: [
        {
          title: 'From the consulate',
          points: [
            'Certificado de bagagem, the baggage certificate, with a stamped copy of your inventory',
            'Proof that you leave the United Kingdom: end of tenancy, of work, of council tax',
            'Your residence visa, if you are no citizen of the European Union',
          ],
          drawing: WIZARD_FILES.check,
        },
        {
          title: 'From Portugal',
          points: [
            'NIF, the tax number',
            'Proof of your home there: deed or lease, or an atestado de residência from the parish council',
            'A fiscal representative, if your address is still outside the European Union',
          ],
          drawing: WIZARD_FILES.addresses,
        },
        {
          title: 'From you',
          points: [
            'Passport, all pages with stamps',
            'The inventory in Portuguese, numbered, valued and signed',
            'A declaration that the things are yours, used, and for your own use',
          ],
          drawing: WIZARD_FILES.details,
        },
      ],
    },
    {
      kind: 'story',
      id: 'relief',
      title: 'Free of duty and VAT, if all five are true',
      paragraphs: [
        'The European Union lets people who move their home in from outside bring their household goods without duty or VAT. It is called relief on transfer of residence, and it is not automatic: it is applied for, with the papers above.',
        'Alcohol, tobacco and things for a business stay outside it. A car has a procedure of its own, with its own time limits: ask before you drive it over.',
      ],
      points: EU_RELIEF,
      drawing: STATES_FILES['no-items'],
      side: 'left',
      ground: 'panel',
    },
    {
      kind: 'table',
      id: 'how-long',
      title: 'How long it takes',
      columns: ['Way', 'Door to door'],
      rows: [
        { name: 'Shared lorry', detail: 'Your things travel with others’', cells: [TRANSIT.portugal.shared] },
        {
          name: 'A van or lorry of your own',
          detail: 'Straight, with one stop at customs',
          cells: [TRANSIT.portugal.own],
        },
      ],
      note: PLANNING_NOTE,
    },
    {
      kind: 'steps',
      title: 'In this order',
      steps: [
        {
          title: 'NIF and address',
          text: 'Without them nobody at customs has a file to put your papers in.',
          drawing: WIZARD_FILES.addresses,
        },
        {
          title: 'Inventory',
          text: 'We number boxes as we pack, you give values, a translator writes it in Portuguese.',
          drawing: WIZARD_FILES.items,
        },
        {
          title: 'Consulate',
          text: 'With that list. Appointments can be weeks away: take one early.',
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'Load and clear',
          text: 'The lorry leaves when the certificate is there, not before.',
          drawing: STEP_DRAWINGS.carry,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What the price holds',
      included: [
        'Packing and the numbered list',
        'Export papers in the United Kingdom',
        'Carriage to the door',
        'Carrying in, to the floor that you named',
      ],
      excluded: [
        { what: 'Certificates, translations, consulate fees', instead: 'You apply, we say what they must contain.' },
        { what: 'Narrow streets in old towns', instead: 'Say so: a small van for the last mile is priced with it.' },
        {
          what: 'Meat, milk, plants in soil',
          instead: 'They may not be brought in from Great Britain without health papers. Leave them.',
        },
      ],
    },
    {
      kind: 'enquiry',
      form: 'shipping',
      answers: { country: 'portugal' },
      id: 'ask',
      title: 'Ask for a price to Portugal',
      text: 'With these answers we can name a price, or say what is still missing. We write in English.',
      asks: [
        'Volume, or your list',
        'Place and postcode there, and whether a lorry gets to the door',
        'Citizenship or visa',
        'Have you a NIF and a consulate appointment yet?',
      ],
      drawing: ITEMS_FILES.suitcase,
    },
  ],
  questions: [
    {
      id: 'second-home',
      question: 'I furnish a holiday home. Is that free too?',
      answer:
        'Not by this relief: it is for people who move their residence. Things for a second home are imported, with duty and VAT on what they are worth. Check with the Autoridade Tributária e Aduaneira.',
    },
    {
      id: 'portuguese-citizen',
      question: 'I am Portuguese and go back. Is it easier?',
      answer:
        'The certificate is the same and so are the conditions, but you need no visa and often have a NIF. The consulate confirms how long you have lived abroad.',
    },
    {
      id: 'madeira',
      question: 'Do you ship to Madeira and the Azores?',
      answer: 'By request. It goes by lorry to the mainland and by ship from there; count some weeks more.',
    },
  ],
  reviews: 'shipping',
  closing: {
    title: 'Até já',
    text: 'Send the list and the month. You hear the price and the papers that are still missing.',
  },
  related: ['shipping/spain', 'packing', 'storage'],
};
