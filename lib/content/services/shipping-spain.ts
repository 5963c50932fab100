import { ITEMS_FILES, PROPERTY_FILES, STATES_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import type { ServicePage } from './service-page';
import { EU_RELIEF, PLANNING_NOTE, TRANSIT } from './shipping-transit';

export const shippingSpain: ServicePage = {
  slug: 'shipping/spain',
  label: 'Shipping to Spain',
  summary: 'Mainland, Balearics, Canaries: three different papers for one home.',
  title: 'Shipping to Spain',
  description:
    'Moving from London to Spain: NIE, padrón, the inventory in Spanish, the relief for a change of residence, and why the Canaries differ. By request.',
  h1: 'From London to Spain',
  lead: 'Spain lets you bring your home free of duty when you come to live there. It also wants to see that you do: a town hall register, an NIE, and a list in Spanish that matches the boxes.',
  drawing: PROPERTY_FILES['studio-flat'],
  points: [
    'By road, shared or on its own',
    'Goods can go before the padrón, against a guarantee',
    'Islands by request',
  ],
  price: {
    kind: 'request',
    title: 'By request',
    note: 'By volume, town and month. A flat on the fourth floor in Barcelona may need an outside lift: tell us.',
  },
  action: { label: 'Ask for a price', href: '#ask' },
  sections: [
    {
      kind: 'table',
      id: 'where',
      title: 'First of all: where in Spain?',
      lead: 'For customs and taxes Spain is not one place.',
      columns: ['Where', 'Customs', 'Tax on imports'],
      rows: [
        { name: 'Mainland and Balearic Islands', cells: ['European Union', 'VAT (IVA)'] },
        {
          name: 'Canary Islands',
          detail: 'A second declaration on arrival',
          cells: ['European Union', 'IGIC, not VAT'],
        },
        { name: 'Ceuta and Melilla', detail: 'Ask us before anything else', cells: ['Outside', 'IPSI, not VAT'] },
      ],
      note: 'Check with the Agencia Tributaria, or the customs agent who will declare for you, which office handles your file.',
    },
    {
      kind: 'checklist',
      id: 'papers',
      title: 'What customs ask for',
      lead: 'As a rule. Check with the Spanish consulate in London and the Agencia Tributaria (Aduanas): requirements differ by office.',
      groups: [
        {
          title: 'Who you are',
          points: [
            'Passport',
            'NIE, the foreigner’s number',
            'Visa or residence card, if you are no citizen of the European Union',
          ],
          drawing: WIZARD_FILES.details,
        },
        {
          title: 'That you leave and arrive',
          points: [
            'Proof of at least 12 months outside the European Union',
            'Certificado de empadronamiento: the town hall’s register, or the lease or deed until you have it',
            'Spanish citizens: baja consular, that the consulate struck you off',
          ],
          drawing: WIZARD_FILES.addresses,
        },
        {
          title: 'What you bring',
          points: [
            'Inventory in Spanish, numbered, valued, signed on each page',
            'Declaration that the things are used and yours for 6 months',
            'An authorisation for the customs agent who declares for you',
          ],
          drawing: WIZARD_FILES.items,
        },
      ],
    },
    {
      kind: 'story',
      id: 'relief',
      title: 'Cambio de residencia: the five conditions',
      paragraphs: [
        'The same rule of the European Union as everywhere in it: household goods are free of duty and VAT when a person moves their residence in from outside.',
        'If the padrón or the residence card is still on its way, customs can let the goods in against a guarantee, which is released when the papers follow. Ask the agent how much and for how long.',
      ],
      points: EU_RELIEF,
      drawing: STATES_FILES['no-items'],
      side: 'right',
      ground: 'panel',
    },
    {
      kind: 'table',
      id: 'how-long',
      title: 'How long it takes',
      columns: ['Way', 'Door to door'],
      rows: [
        { name: 'Shared lorry', detail: 'To the mainland', cells: [TRANSIT.spain.shared] },
        { name: 'A van or lorry of your own', detail: 'To the mainland', cells: [TRANSIT.spain.own] },
      ],
      note: `Islands take longer: a ferry follows the road. ${PLANNING_NOTE}`,
    },
    {
      kind: 'steps',
      title: 'In this order',
      steps: [
        {
          title: 'NIE',
          text: 'At the consulate or in Spain. Lease, bank and customs all start with it.',
          drawing: WIZARD_FILES.details,
        },
        {
          title: 'Lease and padrón',
          text: 'The town hall gives the certificate, some on the day, some by appointment.',
          drawing: WIZARD_FILES.addresses,
        },
        {
          title: 'List and load',
          text: 'We pack and number in London, you add values and the Spanish words.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'Clear and deliver',
          text: 'The agent files, the lorry waits for the release, then comes to you.',
          drawing: STEP_DRAWINGS.home,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What the price holds',
      included: [
        'Packing and the numbered list',
        'Export papers in the United Kingdom',
        'Carriage to the street of your home',
        'Carrying in where a stair or lift allows it',
      ],
      excluded: [
        {
          what: 'An outside lift (elevador)',
          instead: 'Priced with the move when we know of it. Towns ask for a permit.',
        },
        { what: 'The guarantee at customs', instead: 'You lodge it and you get it back.' },
        {
          what: 'Meat, milk, plants in soil',
          instead: 'They may not be brought in from Great Britain without health papers. Leave them.',
        },
      ],
    },
    {
      kind: 'enquiry',
      form: 'shipping',
      answers: { country: 'spain' },
      id: 'ask',
      title: 'Ask for a price to Spain',
      text: 'With these answers we can name a price, or say what is still missing. We write in English.',
      asks: [
        'Volume, or your list',
        'Town, street and floor',
        'NIE and padrón: there, asked for, not yet',
        'The month',
      ],
      drawing: ITEMS_FILES.suitcase,
    },
  ],
  questions: [
    {
      id: 'ninety-days',
      question: 'I stay for less than six months a year. Does the relief apply?',
      answer:
        'No. It is for people who move their normal residence. Furniture for a house that you visit is imported with duty and VAT on its value.',
    },
    {
      id: 'split',
      question: 'Can my things come in two loads?',
      answer:
        'Usually yes, within 12 months of becoming resident, when the first declaration says that more will follow. Put both on one inventory and tell the agent.',
    },
    {
      id: 'car',
      question: 'Can the car go on the lorry?',
      answer:
        'Not with us. A car is registered anew in Spain, with a relief of its own and short time limits. Ask the Agencia Tributaria before you drive.',
    },
  ],
  reviews: 'shipping',
  closing: { title: 'The list first', text: 'With it you get the price, and half of the papers are done.' },
  related: ['shipping/portugal', 'packing', 'storage'],
};
