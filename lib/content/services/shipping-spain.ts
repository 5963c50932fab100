import { CUSTOMS_PLANNER } from '@/lib/tool-routes';
import { ABROAD_FILES, ITEMS_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import type { ServicePage } from './service-page';
import { EU_RELIEF, PLANNING_NOTE, TRANSIT } from './shipping-transit';

export const shippingSpain: ServicePage = {
  slug: 'shipping/spain',
  label: 'Shipping to Spain',
  summary: 'To the mainland, the Balearics and the Canaries: the papers differ.',
  title: 'Shipping to Spain',
  description:
    'Moving from London to Spain: NIE, padrón, the inventory in Spanish, the relief for a change of residence, and why the Canaries differ. By request.',
  h1: 'From London to Spain',
  lead: 'You can bring your household goods into Spain free of duty when you move there to live. You have to prove it with a town hall registration, an NIE and a list in Spanish that matches the boxes.',
  drawing: ABROAD_FILES.spain,
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
      title: 'Where in Spain are you moving to?',
      lead: 'Customs and taxes depend on where in Spain you go.',
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
      lead: 'The usual papers. Check with the Spanish consulate in London and the Agencia Tributaria (Aduanas): requirements differ by office.',
      groups: [
        {
          title: 'Who you are',
          points: [
            'Passport',
            'NIE, the foreigner’s number',
            'Visa or residence card, if you are not a citizen of the European Union',
          ],
          drawing: WIZARD_FILES.details,
        },
        {
          title: 'That you are leaving and arriving',
          points: [
            'Proof of at least 12 months outside the European Union',
            'Certificado de empadronamiento: the town hall’s register, or the lease or deed until you have it',
            'Spanish citizens: baja consular, proof that the consulate has taken you off its register',
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
        'The rule is the same across the European Union: household goods are free of duty and VAT when you move your residence there from outside.',
        'If the padrón or the residence card is still on its way, customs can let the goods in against a guarantee, which is released once the papers arrive. Ask the agent how much and for how long.',
      ],
      points: EU_RELIEF,
      action: { label: 'Plan your customs for Spain', href: CUSTOMS_PLANNER },
      drawing: ABROAD_FILES.customs,
      side: 'right',
      ground: 'panel',
    },
    {
      kind: 'table',
      id: 'how-long',
      title: 'How long it takes',
      columns: ['Transport', 'Door to door'],
      rows: [
        { name: 'Shared lorry', detail: 'To the mainland', cells: [TRANSIT.spain.shared] },
        { name: 'A van or lorry of your own', detail: 'To the mainland', cells: [TRANSIT.spain.own] },
      ],
      note: `Islands take longer because of the ferry. ${PLANNING_NOTE}`,
    },
    {
      kind: 'steps',
      title: 'What to do, in order',
      steps: [
        {
          title: 'NIE',
          text: 'At the consulate or in Spain. Lease, bank and customs all start with it.',
          drawing: WIZARD_FILES.details,
        },
        {
          title: 'Lease and padrón',
          text: 'Your town hall issues the certificate, some on the day and some by appointment.',
          drawing: WIZARD_FILES.addresses,
        },
        {
          title: 'List and load',
          text: 'We pack and number in London; you add the values and the Spanish.',
          drawing: STEP_DRAWINGS.carry,
        },
        {
          title: 'Customs and delivery',
          text: 'The agent files the papers; once the goods are released, the lorry comes to you.',
          drawing: STEP_DRAWINGS.home,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included',
      included: [
        'Packing and the numbered list',
        'Export papers in the United Kingdom',
        'Transport to your street',
        'Carrying in where the stairs or lift allow it',
      ],
      excluded: [
        {
          what: 'An outside lift (elevador)',
          instead: 'The price includes it if you tell us. Towns ask for a permit.',
        },
        { what: 'The guarantee at customs', instead: 'You lodge it and you get it back.' },
        {
          what: 'Meat, milk, plants in soil',
          instead: 'They may not be brought in from Great Britain without health papers. Leave them behind.',
        },
      ],
    },
    {
      kind: 'enquiry',
      form: 'shipping',
      answers: { country: 'spain' },
      id: 'ask',
      title: 'Ask for a price to Spain',
      text: 'With these details we can give you a price, or tell you what is still missing. We write in English.',
      asks: [
        'Volume, or your list',
        'Town, street and floor',
        'NIE and padrón: issued, applied for or not yet',
        'The month',
      ],
      drawing: ITEMS_FILES.suitcase,
    },
  ],
  questions: [
    {
      id: 'ninety-days',
      question: 'I will stay for less than six months a year. Does the relief apply?',
      answer:
        'No. It is for people who move their normal residence. For a house you only visit, you pay duty and VAT on the value of the furniture.',
    },
    {
      id: 'split',
      question: 'Can my things come in two loads?',
      answer:
        'Usually yes, within 12 months of becoming resident, if the first declaration says that more will follow. Put both on one inventory and tell the agent.',
    },
    {
      id: 'car',
      question: 'Can the car go on the lorry?',
      answer:
        'Not with us. A car has to be registered again in Spain, with its own relief and short time limits. Ask the Agencia Tributaria before you drive.',
    },
  ],
  reviews: 'shipping',
  closing: { title: 'Start with your list', text: 'It gets you a price, and half the papers are done.' },
  related: ['shipping/portugal', 'packing', 'storage'],
};
