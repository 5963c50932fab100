import type { LocalDate } from '../london-time';
import { isInUnion, type CustomsAnswers, type Reason } from './answers';
import type { Fact } from './sources';
import { askDay, loadDay } from './days';

export type Document = Fact & {
  readonly name: string;
  readonly from: string;
  /** The day by which to have it, or to have asked the authority for it. */
  readonly by: LocalDate;
  readonly isAsked: boolean;
};

/** A document for some reasons only: students need no proof of a new home. */
type Paper = Omit<Document, 'by' | 'isAsked'> & { readonly only?: readonly Reason[] };
type Asked = Paper & Pick<Document, 'by' | 'isAsked'>;
const WHO_MOVE = ['home', 'marriage'] as const satisfies readonly Reason[];
const WHO_LIVE_THERE = [...WHO_MOVE, 'student'] as const satisfies readonly Reason[];

export function documentsOf(answers: CustomsAnswers): readonly Document[] {
  const have = (paper: Paper): Asked => ({ ...paper, by: loadDay(answers), isAsked: false });
  const ask = (paper: Paper): Asked => ({ ...paper, by: askDay(answers), isAsked: true });
  const there = (paper: Paper): Asked => ({
    ...paper,
    by: answers.goods > answers.residence ? answers.goods : answers.residence,
    isAsked: false,
  });
  const papers = { spain: spanish, portugal: portuguese, united_arab_emirates: emirati }[answers.destination];
  return [...papers(answers, { have, ask, there }), ...reasonPapers(answers, have), have(EXPORT)]
    .filter(({ only }) => !only || only.includes(answers.reason))
    .map(({ name, from, by, isAsked, text, sources }) => ({ name, from, by, isAsked, text, sources }));
}

type When = Readonly<Record<'have' | 'ask' | 'there', (paper: Paper) => Asked>>;

const EXPORT: Paper = {
  name: 'Export declaration',
  from: 'Us, to HM Revenue and Customs',
  text: 'What leaves the United Kingdom is declared too. If you are moving for good, HMRC lets the household be declared as a whole instead of item by item.',
  sources: ['gb_export', 'gb_personal'],
};

/** Returns whether a visa is needed: some citizens need an identity card instead. */
const needsVisa = ({ citizen }: CustomsAnswers): boolean => citizen === 'british' || citizen === 'other';

function spanish(answers: CustomsAnswers, { have, ask, there }: When): readonly Asked[] {
  const national = answers.citizen === 'national';
  return [
    have({
      name: national ? 'Passport and DNI' : 'Passport and NIE',
      from: national ? 'The Spanish authorities' : 'The Spanish consulate, or the authorities in Spain',
      text: national
        ? 'Spanish customs identify citizens by the DNI.'
        : 'The NIE is the number that Spain gives to foreigners; customs want it on the declaration.',
      sources: ['es_movers'],
    }),
    have(
      inventory(
        'Customs in Spain want one list for everything, however many loads it comes in, with approximate values and dates of purchase.',
        'Spanish',
        ['es_guide', 'es_age', 'es_movers'],
      ),
    ),
    national
      ? ask({
          name: 'Baja consular',
          only: WHO_MOVE,
          from: 'The Spanish consulate where you are registered',
          text: 'It shows that you lived outside the European Union for 12 months. Ask when you leave the consulate’s register.',
          sources: ['es_guide', 'es_movers'],
        })
      : have({
          name: 'Proof of 12 months outside the European Union',
          only: WHO_MOVE,
          from: 'You: deed, home insurance, utility bills, tax address',
          text:
            answers.citizen === 'british'
              ? 'Spain’s tax agency accepts several such papers together. British consulates have issued no baja consular since 2013.'
              : 'Spain’s tax agency accepts several such papers together; what we have read is about British movers, so ask whether it applies to you.',
          sources: answers.citizen === 'british' ? ['es_british', 'es_no_baja'] : ['es_british'],
        }),
    ...(needsVisa(answers)
      ? [
          ask({
            name: 'Residence visa, then the residence card',
            only: WHO_LIVE_THERE,
            from: 'The Spanish consulate, then the authorities in Spain',
            text: 'While the card is on its way customs can ask for a bank guarantee, which you get back when you show it.',
            sources: ['es_movers'],
          }),
        ]
      : []),
    there({
      name: 'Padrón: registration at your address',
      only: WHO_MOVE,
      from: 'The town hall',
      text: 'It shows when you began to live there.',
      sources: ['es_guide', 'es_age'],
    }),
  ];
}

function portuguese(answers: CustomsAnswers, { have, ask, there }: When): readonly Asked[] {
  return [
    have({
      name: 'Passport',
      from: 'You',
      text: 'Copies of all pages, certified at some ports; others want the passport itself.',
      sources: ['pt_movers'],
    }),
    have({
      name: 'NIF, the tax number',
      from: 'The Portuguese tax office',
      text: 'It has to give the address where you will live.',
      sources: ['pt_movers'],
    }),
    have(
      inventory('The consulate wants it signed, in three copies, with quantities, makes and models.', 'Portuguese', [
        'pt_visa',
        'pt_movers',
      ]),
    ),
    ask({
      name: 'Certificado de bagagem, the baggage certificate',
      only: WHO_MOVE,
      from: 'The Portuguese consulate for where you live now',
      text: 'It is open to any nationality. Bring the list, and proof of when you began and stopped living here and that you have used the things for 6 months.',
      sources: ['pt_certificate', 'pt_papers'],
    }),
    ...citizenPapers(answers, ask),
    there({
      name: 'Atestado de residência',
      only: WHO_MOVE,
      from: 'The parish council (junta de freguesia)',
      text: 'It states the day you arrived, at the same address as the NIF.',
      sources: ['pt_post', 'pt_movers'],
    }),
  ];
}

function citizenPapers(answers: CustomsAnswers, ask: When['ask']): readonly Asked[] {
  if (answers.citizen === 'national') {
    return [
      ask({
        name: 'Consular registration, up to date',
        only: WHO_MOVE,
        from: 'The Portuguese consulate',
        text: 'The consulate asks for it with the application.',
        sources: ['pt_visa'],
      }),
    ];
  }
  if (!needsVisa(answers)) return [];
  return [
    ask({
      name: 'Residence visa',
      only: WHO_LIVE_THERE,
      from: 'The Portuguese consulate',
      text: 'The consulate issues the baggage certificate only once you have it. Citizens of the European Union need none.',
      sources: ['pt_visa', 'pt_eu'],
    }),
  ];
}

function emirati({ citizen }: CustomsAnswers, { have, ask }: When): readonly Asked[] {
  return [
    have({
      name: 'Copy of your passport or Emirates ID',
      from: 'You',
      text: 'The declaration, goods and papers have to be in the same name.',
      sources: ['ae_papers', 'ae_relief'],
    }),
    citizen === 'national'
      ? have({
          name: 'Proof that you lived abroad',
          only: WHO_MOVE,
          from: 'You: tenancy, employer, council tax',
          text: 'Citizens show it for the exemption. We have not found which papers are enough.',
          sources: ['ae_relief'],
        })
      : ask({
          name: 'Residence visa, with proof of work or residence',
          only: WHO_LIVE_THERE,
          from: 'Your employer or sponsor',
          text: 'Customs want a copy. Fujairah wants one valid for at least a year. Load nothing before you have it.',
          sources: ['ae_papers', 'ae_relief', 'ae_year'],
        }),
    have(
      inventory('Customs want a packing list of everything, with an invoice for anything new.', 'English', [
        'ae_papers',
        'ae_year',
        'ae_movers',
      ]),
    ),
    have({
      name: 'Bill of lading and delivery order',
      from: 'Us and the carrier',
      text: 'With the packing list they go to the agent who declares for you.',
      sources: ['ae_year'],
    }),
  ];
}

function reasonPapers({ reason, destination }: CustomsAnswers, have: When['have']): readonly Asked[] {
  if (!isInUnion(destination)) return [];
  if (reason === 'student') {
    return [
      have({
        name: 'Proof of enrolment, full time',
        from: 'Your university or school',
        text: 'The relief for students is for full-time courses.',
        sources: ['eu_students'],
      }),
    ];
  }
  if (reason !== 'marriage') return [];
  return [
    have({
      name: 'Marriage certificate',
      from: 'The registrar',
      text: 'You show it to get the relief. If your things arrive before the wedding, ask customs what they accept instead.',
      sources: ['eu_marriage', 'eu_marriage_vat'],
    }),
  ];
}

const inventory = (text: string, language: string, sources: Document['sources']): Paper => ({
  name: `Inventory in ${language}`,
  from: 'Us for the boxes we pack, you for the values',
  text,
  sources,
});
