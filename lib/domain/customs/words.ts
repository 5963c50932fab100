import { formatDate } from '../london-time';
import { capitalised, inWords } from '../wording';
import { DESTINATIONS, isInUnion, type CustomsAnswers } from './answers';
import { LIST_AHEAD_WEEKS, LONGEST_WEEKS, PAPERS_AHEAD_WEEKS } from './days';
import type { Fact, Source } from './sources';
import type { Step, StepId } from './steps';

export const NOT_ADVICE =
  'This is not legal advice. We move households; we are not lawyers. Customs and consulates decide, and their rules change.';

type Words = Fact & { readonly title: string };

export const stepWords = ({ id }: Pick<Step, 'id'>, answers: CustomsAnswers): Words => STEP_WORDS[id](answers);

const STEP_WORDS: Readonly<Record<StepId, (answers: CustomsAnswers) => Words>> = {
  bought: () => ({
    title: 'Own and use everything by this day',
    text: 'Anything you get later will not have been yours for 6 months when you move: list it separately, as new.',
    sources: ['eu_relief_text'],
  }),
  list: () => ({
    title: 'Start the inventory',
    text: `${weeks(LIST_AHEAD_WEEKS)} before we load: you need it to apply for the papers.`,
    sources: [],
  }),
  papers: ({ destination }) => ({
    title: `Ask the ${destination === 'spain' ? 'Spanish' : 'Portuguese'} consulate by this day`,
    text: `${weeks(PAPERS_AHEAD_WEEKS)} before we load. None of the consulates’ pages we have read says how long it takes, and appointments can be weeks away.`,
    sources: [],
  }),
  visa: () => ({
    title: 'Have the residence visa under way',
    text: `${weeks(PAPERS_AHEAD_WEEKS)} before we load. Load nothing before you have it: the port charges storage by the day.`,
    sources: ['ae_papers'],
  }),
  load: ({ destination }) => ({
    title: 'Load by this day',
    text: `A shared load to ${countryInSentence(destination)} takes up to ${inWords(LONGEST_WEEKS[destination])} weeks, by our own estimate. A load of your own is quicker.`,
    sources: [],
  }),
  import_from: () => ({
    title: 'Do not declare before this day',
    text: 'Any earlier, and you would not be living there within 6 months.',
    sources: ['eu_relief_text'],
  }),
  goods: () => ({ title: 'Your things reach customs', text: 'The day you gave us.', sources: [] }),
  residence: ({ destination }) => ({
    title: 'You start living there',
    text: {
      spain: 'Register at the town hall (padrón) around this day.',
      portugal: 'Ask the parish council for the atestado around this day.',
      united_arab_emirates: 'The day you gave us.',
    }[destination],
    sources: [],
  }),
  residence_by: () => ({
    title: 'Live there by this day',
    text: 'Your things arrive before you. If you do not live there within 6 months, duty and VAT are due.',
    sources: ['eu_relief_text', 'pt_certificate'],
  }),
  import_by: () => ({
    title: 'Last day for everything',
    text: 'Everything has to be declared within 12 months of the day you start living there, in one load or several.',
    sources: ['eu_relief_text', 'pt_certificate'],
  }),
  keep: () => ({
    title: 'From this day you may sell',
    text: 'For 12 months after customs let the things in, tell customs before you lend, hire out, pledge, give away or sell any.',
    sources: ['eu_relief_text'],
  }),
  wedding_from: () => ({
    title: 'Do not declare before this day',
    text: 'Two months before the wedding.',
    sources: ['eu_marriage', 'eu_marriage_vat'],
  }),
  wedding: () => ({ title: 'The wedding', text: 'The day you gave us.', sources: [] }),
  wedding_until: () => ({
    title: 'Last day for everything',
    text: 'Four months after the wedding.',
    sources: ['eu_marriage', 'eu_marriage_vat'],
  }),
  pet_vaccination: () => ({
    title: 'Pet vaccinated against rabies by this day',
    text: 'After a first vaccination the vet has to wait 21 days before the certificate.',
    sources: ['gb_pet'],
  }),
  pet_certificate: () => ({
    title: 'Animal health certificate from this day',
    text: 'It is valid for 10 days for entry. If your pet travels on a different day, count from that one.',
    sources: ['gb_pet'],
  }),
  pet_permit: () => ({
    title: 'Pet permit from this day',
    text: 'It is valid for 30 days, according to a firm that ships pets.',
    sources: ['ae_pets', 'ae_pet_permit'],
  }),
  medicines: () => ({
    title: 'Ask for the medicines permit by this day',
    text: 'The ministry takes three days, from what we have read. We would allow two weeks.',
    sources: ['ae_medicine_permit'],
  }),
};

const weeks = (count: number): string => `${capitalised(inWords(count))} weeks`;

/** Returns the country as in running text: "the United Arab Emirates". */
export const countryInSentence = (destination: CustomsAnswers['destination']): string =>
  `${isInUnion(destination) ? '' : 'the '}${DESTINATIONS[destination]}`;

/** Returns the age of a source: "As of March 2026, read on 26 November 2026." */
export function sourceAge({ asOf, readOn }: Source): string {
  const read = `read on ${formatDate(readOn)}`;
  return asOf ? `As of ${asOf}, ${read}.` : `Undated, ${read}.`;
}

export const SOURCE_KINDS: Readonly<Record<Source['kind'], string>> = {
  law: 'The law',
  authority: 'An authority',
  told: 'Not an authority',
};

export const AUTHORITIES: Readonly<Record<CustomsAnswers['destination'], readonly { label: string; href: string }[]>> =
  {
    spain: [{ label: 'Agencia Tributaria, the Spanish customs', href: 'https://sede.agenciatributaria.gob.es' }],
    portugal: [
      {
        label: 'Portugal’s consulates, on the baggage certificate',
        href: 'https://portaldascomunidades.mne.gov.pt/pt/atendimento/no-estrangeiro/certificados/certificado-de-bagagem',
      },
      {
        label: 'Autoridade Tributária e Aduaneira, the Portuguese customs',
        href: 'https://info-aduaneiro.portaldasfinancas.gov.pt',
      },
    ],
    united_arab_emirates: [
      { label: 'Dubai Customs', href: 'https://www.dubaicustoms.gov.ae' },
      { label: 'Abu Dhabi Customs', href: 'https://www.adcustoms.gov.ae' },
    ],
  };
