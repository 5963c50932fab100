import { formatDay } from '../london-time';
import { isInUnion, type CustomsAnswers } from './answers';
import { addMonths } from './days';
import type { Fact } from './sources';

export type Relief = {
  /** `depends`: customs decide about facts that we cannot know. */
  readonly verdict: 'yes' | 'no' | 'depends';
  readonly title: string;
  readonly facts: readonly Fact[];
};

/** Periods in months: Regulation (EC) No 1186/2009, articles 4 to 16. */
export const UNION_MONTHS = {
  outside: 12,
  owned: 6,
  importWithin: 12,
  residenceAfter: 6,
  keep: 12,
  beforeWedding: 2,
  afterWedding: 4,
} as const;

export function reliefOf(answers: CustomsAnswers): Relief {
  return isInUnion(answers.destination) ? UNION[answers.reason](answers) : emirates(answers);
}

const UNION: Readonly<Record<CustomsAnswers['reason'], (answers: CustomsAnswers) => Relief>> = {
  home: transferRelief,
  marriage: marriageRelief,
  student: () => ({
    verdict: 'yes',
    title: 'Yes, for the contents of a student’s room',
    facts: [
      {
        text: 'Clothes, linen, study materials and the usual furniture of a student’s room are free of duty. You have to be enrolled full time and not already live in the European Union.',
        sources: ['eu_relief', 'eu_students'],
      },
      { text: 'There is a matching exemption from VAT.', sources: ['eu_vat'] },
    ],
  }),
  second_home: () => ({
    verdict: 'no',
    title: 'No: you pay duty and VAT',
    facts: [
      {
        text: 'The relief is for people who are moving their normal home to the European Union. We have found none in the law for furnishing a second home.',
        sources: ['eu_relief'],
      },
    ],
  }),
};

const IF_PROVEN: Fact = {
  text: 'Things that you have owned and used for 6 months come in free of duty and VAT, if you can prove it. You may not lend, pledge, hire out or sell them for 12 months without telling customs first.',
  sources: ['eu_relief', 'eu_relief_text', 'eu_vat'],
};
const MEANT_TO_STAY: Fact = {
  text: 'You must have lived outside the European Union for 12 months without a break. Customs can make an exception if you clearly meant to stay that long: ask before you ship.',
  sources: ['eu_relief_text', 'eu_marriage_vat'],
};

function transferRelief({ residence, goods, outside }: CustomsAnswers): Relief {
  const lastDay = addMonths(residence, UNION_MONTHS.importWithin);
  if (goods > lastDay) {
    return no('No: your things arrive too late', {
      text: `They have to be declared within 12 months of the day it becomes your normal home, by ${formatDay(lastDay)}. Only special cases are allowed later.`,
      sources: ['eu_relief_text'],
    });
  }
  if (residence > addMonths(goods, UNION_MONTHS.residenceAfter)) {
    return no('No: your things arrive too early', {
      text: `Before you live there, customs let them in only if you undertake to live there within 6 months. For your date, that means from ${formatDay(earliestImport(residence))}.`,
      sources: ['eu_relief_text'],
    });
  }
  const early: readonly Fact[] = goods < residence ? [IN_ADVANCE] : [];
  if (outside === 'short') return depends('It depends on customs', MEANT_TO_STAY, IF_PROVEN, ...early);
  return { verdict: 'yes', title: 'Yes: free of duty and VAT', facts: [IF_PROVEN, ...early] };
}

const IN_ADVANCE: Fact = {
  text: 'Your things arrive before you live there. Customs want your undertaking that you will within 6 months, and a security, which you get back.',
  sources: ['eu_relief_text', 'es_age', 'es_movers', 'pt_certificate'],
};

/** Returns the first import day for which an undertaking to live there by the day of residence is accepted. */
export function earliestImport(residence: CustomsAnswers['residence']): CustomsAnswers['goods'] {
  return addMonths(residence, -UNION_MONTHS.residenceAfter);
}

function marriageRelief({ wedding, goods, outside }: CustomsAnswers): Relief {
  if (!wedding) return depends('It depends on the day of the wedding', MARRIAGE);
  const [from, until] = weddingWindow(wedding);
  if (goods < from || goods > until) {
    return no('No: outside the time around the wedding', {
      text: `The things have to be declared from ${formatDay(from)} to ${formatDay(until)}. The relief for moving home may still apply: choose that reason to see.`,
      sources: ['eu_marriage', 'eu_marriage_vat'],
    });
  }
  const early: readonly Fact[] =
    goods < wedding
      ? [{ text: 'Before the wedding customs can ask for a security.', sources: ['eu_marriage_vat'] }]
      : [];
  if (outside === 'short') return depends('It depends on customs', MEANT_TO_STAY, MARRIAGE, ...early);
  return { verdict: 'yes', title: 'Yes: household things, new ones too', facts: [MARRIAGE, ...early] };
}

const MARRIAGE: Fact = {
  text: 'If you are moving to marry, your trousseau and household things come in free, used or new. So do wedding presents: free of duty up to €1,000 each, and of VAT up to €200 or whatever the country allows. You show the marriage certificate.',
  sources: ['eu_marriage', 'eu_marriage_vat'],
};

/** Returns the import window for a wedding: from two months before it to four months after it. */
export const weddingWindow = (wedding: string): readonly [string, string] => [
  addMonths(wedding, -UNION_MONTHS.beforeWedding),
  addMonths(wedding, UNION_MONTHS.afterWedding),
];

const USED_ONLY: Fact = {
  text: 'Personal effects and used household things are free of customs duty, in quantities that furnish one home. New ones are not.',
  sources: ['ae_relief'],
};

function emirates({ reason, citizen, before, residence, goods }: CustomsAnswers): Relief {
  if (reason === 'second_home') {
    return no('No: only for people who come to live there', {
      text: 'The exemption is for citizens who return for good and foreigners who come to live there for the first time. You have to show that you work and live there.',
      sources: ['ae_relief'],
    });
  }
  const early: readonly Fact[] =
    goods < residence
      ? [
          {
            text: 'Your things arrive before you live there, and customs ask for the residence visa.',
            sources: ['ae_papers'],
          },
        ]
      : [];
  if (citizen === 'national') {
    const returning: Fact = {
      text: 'For citizens this applies when they return for good and can prove that they lived abroad.',
      sources: ['ae_relief', 'ae_year'],
    };
    return reason === 'student'
      ? depends('It depends on whether you return for good', returning, USED_ONLY, ...early)
      : yesUnless(early, 'Yes: used things, free of customs duty', USED_ONLY, returning);
  }
  if (before === 'yes') {
    return no('No, as the exemption is worded', {
      text: 'It is for foreigners who come to live there for the first time. Ask your emirate’s customs whether they read it differently.',
      sources: ['ae_relief', 'ae_year'],
    });
  }
  const aYear: Fact = {
    text: 'You show papers that prove you are coming to work or live there. Fujairah wants them valid for at least a year.',
    sources: ['ae_relief', 'ae_year'],
  };
  return reason === 'home'
    ? yesUnless(early, 'Yes: used things, free of customs duty', USED_ONLY, aYear)
    : depends('It depends on your residence visa', aYear, USED_ONLY, ...early);
}

const no = (title: string, ...facts: readonly Fact[]): Relief => ({ verdict: 'no', title, facts });
const depends = (title: string, ...facts: readonly Fact[]): Relief => ({ verdict: 'depends', title, facts });
const yesUnless = (doubts: readonly Fact[], title: string, ...facts: readonly Fact[]): Relief =>
  doubts.length > 0
    ? depends('It depends on getting the visa in time', ...doubts, ...facts)
    : { verdict: 'yes', title, facts };
