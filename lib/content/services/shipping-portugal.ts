import { CUSTOMS_PLANNER } from '@/lib/tool-routes';
import { ABROAD_FILES, ITEMS_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import type { ServicePage } from './service-page';
import { EU_RELIEF, PLANNING_NOTE, TRANSIT } from './shipping-transit';

export const shippingPortugal: ServicePage = {
  slug: 'shipping/portugal',
  label: 'Shipping to Portugal',
  summary: 'To Lisbon, Porto and the Algarve, once you have the baggage certificate.',
  title: 'Shipping to Portugal',
  description:
    'Moving from London to Portugal: the baggage certificate, the inventory in Portuguese, who pays no duty or VAT, and what to leave behind. By request.',
  h1: 'From London to Portugal',
  lead: 'Since the United Kingdom left the customs union, even a sofa needs papers. For Portugal the most important is the certificado de bagagem, which comes from the consulate and takes time.',
  drawing: ABROAD_FILES.portugal,
  points: ['By road, shared or on its own', 'Free of duty on five conditions', 'Mainland; the islands by request'],
  price: {
    kind: 'request',
    title: 'By request',
    note: 'By volume, place and month. The Algarve in August and Porto in February have different prices.',
  },
  action: { label: 'Ask for a price', href: '#ask' },
  sections: [
    {
      kind: 'checklist',
      id: 'papers',
      title: 'What customs ask for',
      lead: 'The usual papers. Check with the Portuguese consulate in London and with the Autoridade Tributária e Aduaneira: they decide, and the rules change.',
      groups: [
        {
          title: 'From the consulate',
          points: [
            'Certificado de bagagem, the baggage certificate, with a stamped copy of your inventory',
            'Proof that you are leaving the United Kingdom: end of tenancy, job or council tax',
            'Your residence visa, if you are not a citizen of the European Union',
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
      title: 'Free of duty and VAT if all five are true',
      paragraphs: [
        'If you move to the European Union from outside, you can bring your household goods without duty or VAT. This is called relief on transfer of residence. It is not automatic: you apply for it with the papers above.',
        'It does not cover alcohol, tobacco or business goods. A car has its own procedure and time limits: ask before you drive it over.',
      ],
      points: EU_RELIEF,
      action: { label: 'Plan your customs for Portugal', href: CUSTOMS_PLANNER },
      drawing: ABROAD_FILES.customs,
      side: 'left',
      ground: 'panel',
    },
    {
      kind: 'table',
      id: 'how-long',
      title: 'How long it takes',
      columns: ['Transport', 'Door to door'],
      rows: [
        { name: 'Shared lorry', detail: 'Your things travel with others’', cells: [TRANSIT.portugal.shared] },
        {
          name: 'A van or lorry of your own',
          detail: 'Direct, with one stop at customs',
          cells: [TRANSIT.portugal.own],
        },
      ],
      note: PLANNING_NOTE,
    },
    {
      kind: 'steps',
      title: 'What to do, in order',
      steps: [
        {
          title: 'NIF and address',
          text: 'Without them customs cannot open a file for you.',
          drawing: WIZARD_FILES.addresses,
        },
        {
          title: 'Inventory',
          text: 'We number the boxes as we pack, you add the values, and a translator puts it into Portuguese.',
          drawing: WIZARD_FILES.items,
        },
        {
          title: 'Consulate',
          text: 'Apply with that list. Appointments can be weeks away, so book early.',
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'Loading and customs',
          text: 'The lorry leaves once you have the certificate.',
          drawing: STEP_DRAWINGS.carry,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: [
        'Packing and the numbered list',
        'Export papers in the United Kingdom',
        'Transport to the door',
        'Carrying in, to the floor you gave us',
      ],
      excluded: [
        {
          what: 'Certificates, translations, consulate fees',
          instead: 'You apply for them; we tell you what they must contain.',
        },
        {
          what: 'Narrow streets in old towns',
          instead: 'Tell us, and the price includes a small van for the last mile.',
        },
        {
          what: 'Meat, milk, plants in soil',
          instead: 'They may not be brought in from Great Britain without health papers. Leave them behind.',
        },
      ],
    },
    {
      kind: 'enquiry',
      form: 'shipping',
      answers: { country: 'portugal' },
      id: 'ask',
      title: 'Ask for a price to Portugal',
      text: 'With these details we can give you a price, or tell you what is still missing. We write in English.',
      asks: [
        'Volume, or your list',
        'Town and postcode there, and whether a lorry can get to the door',
        'Citizenship or visa',
        'Whether you have a NIF and a consulate appointment yet',
      ],
      drawing: ITEMS_FILES.suitcase,
    },
  ],
  questions: [
    {
      id: 'second-home',
      question: 'I am furnishing a holiday home. Is that exempt too?',
      answer:
        'Not under this relief: it is for people who move their residence. On things for a second home you pay duty and VAT on what they are worth. Check with the Autoridade Tributária e Aduaneira.',
    },
    {
      id: 'portuguese-citizen',
      question: 'I am Portuguese and moving back. Is it easier?',
      answer:
        'The certificate and the conditions are the same, but you need no visa and often have a NIF. The consulate confirms how long you have lived abroad.',
    },
    {
      id: 'madeira',
      question: 'Do you ship to Madeira and the Azores?',
      answer: 'By request. It goes by lorry to the mainland and by ship from there, so allow a few more weeks.',
    },
  ],
  reviews: 'shipping',
  closing: {
    title: 'Price your move to Portugal',
    text: 'Send us the list and the month. We tell you the price and which papers are still missing.',
  },
  related: ['shipping/spain', 'packing', 'storage'],
};
