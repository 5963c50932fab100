import { FIRST_SLOT, SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { SITE } from '@/lib/site';

/**
 * The facts about the company on the footer, the contact page, the mails and the order page. An environment variable
 * can set each value. Until it does, the default is a sample on a reserved name (example.com, Ofcom's numbers for
 * fiction) that says so, and `npm run launch-check` fails.
 */
export type CompanyFact = {
  readonly value: string;
  /** Whether this is a placeholder that must not go live. */
  readonly isSample: boolean;
  /** The environment variable that replaces it. */
  readonly variable: string;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The sample values, by the variable that replaces each. */
const SAMPLES = {
  COMPANY_PHONE: '020 7946 0123',
  COMPANY_EMAIL: 'hello@example.com',
  COMPANY_MESSENGER_URL: 'https://messenger.example.com/smart-sample',
  COMPANY_CHAT_APP_URL: 'https://chat.example.com/smart-sample',
  COMPANY_FACEBOOK_URL: 'https://facebook.example.com/smart-sample',
  COMPANY_INSTAGRAM_URL: 'https://instagram.example.com/smart-sample',
  COMPANY_LINKEDIN_URL: 'https://linkedin.example.com/smart-sample',
  COMPANY_ADDRESS: 'Sample House, 1 Example Street, London N1 0AA (sample address)',
  COMPANY_LEGAL_NAME: 'Sample Legal Name Ltd',
  COMPANY_NUMBER: '00000000 (sample)',
  COMPANY_REGISTERED_OFFICE: 'Sample House, 1 Example Street, London N1 0AA (sample address)',
  COMPANY_VAT_NUMBER: 'GB 000 0000 00 (sample)',
  COMPANY_WASTE_CARRIER: 'CBDU000000 (sample)',
} as const;
type Variable = keyof typeof SAMPLES;

/** The questions of customers about the place of storage, by the variable that answers each. Unset ones are not shown. */
const PLACE_LABELS = {
  COMPANY_STORAGE_LOCKS: 'Locks',
  COMPANY_STORAGE_ALARM: 'Alarm and cameras',
  COMPANY_STORAGE_FIRE: 'Fire protection',
  COMPANY_STORAGE_ACCESS: 'Access',
  COMPANY_STORAGE_INSURANCE: 'Insurance',
} as const;

export const PLACE_VARIABLES = Object.keys(PLACE_LABELS);

/** Returns the facts of the place of storage that the company has stated. */
const placeFacts = (environment: Environment) =>
  Object.entries(PLACE_LABELS).flatMap(([variable, label]) => {
    const text = environment[variable]?.trim();
    return text ? [{ label, text }] : [];
  });

/** Returns the question about the place of storage. None while the company has stated no fact about it. */
export function placeQuestions(environment: Environment = process.env) {
  const facts = placeFacts(environment);
  if (facts.length === 0) return [];
  const sentences = facts.map(({ label, text }) => `${label}: ${/[.!?]$/.test(text) ? text : `${text}.`}`);
  return [{ id: 'place', question: 'How are my things looked after?', answer: sentences.join(' ') }];
}

export const COMPANY_VARIABLES = Object.keys(SAMPLES) as readonly Variable[];

/** Returns the company's facts as configured. A blank variable counts as not set. */
export function companyFrom(environment: Environment) {
  const fact = (variable: Variable): CompanyFact => {
    const configured = environment[variable]?.trim();
    return { value: configured || SAMPLES[variable], isSample: !configured, variable };
  };
  const legalName = fact('COMPANY_LEGAL_NAME');
  const phone = fact('COMPANY_PHONE');
  return {
    phone,
    phoneHref: telHref(phone.value),
    email: fact('COMPANY_EMAIL'),
    messenger: fact('COMPANY_MESSENGER_URL'),
    chatApp: fact('COMPANY_CHAT_APP_URL'),
    social: [
      { name: 'Facebook', icon: 'facebook', link: fact('COMPANY_FACEBOOK_URL') },
      { name: 'Instagram', icon: 'instagram', link: fact('COMPANY_INSTAGRAM_URL') },
      { name: 'LinkedIn', icon: 'linkedin', link: fact('COMPANY_LINKEDIN_URL') },
    ],
    address: fact('COMPANY_ADDRESS'),
    legal: {
      name: legalName,
      number: fact('COMPANY_NUMBER'),
      registeredOffice: fact('COMPANY_REGISTERED_OFFICE'),
      vatNumber: fact('COMPANY_VAT_NUMBER'),
      /** Shown on the page about disposal (LAW-10). */
      wasteCarrier: fact('COMPANY_WASTE_CARRIER'),
    },
    trademarkNotice: `Smart Storage and Moving and the S mark are trade marks of ${legalName.value}.`,
  } as const;
}

export type Company = ReturnType<typeof companyFrom>;

/**
 * Returns the tel: link of a phone number: "020 7946 0123" gives "tel:+442079460123". A number with a country code
 * keeps it.
 */
export function telHref(phone: string): string {
  // In "+44 (0)20" the 0 in brackets is not dialled after a country code.
  const digits = phone.replace(/^(\+[\d ]+)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('+') ? digits : digits.replace(/^0/, '+44')}`;
}

/** The company of this process. Next.js inlines nothing here: read it on the server and pass it on as props. */
export const COMPANY: Company = /* #__PURE__ */ companyFrom(process.env);

/** The start of the first slot and the end of the last one: "08:00" and "20:00". */
export const DAY_START = FIRST_SLOT[0];
export const DAY_END = SLOT_TIMES.at(-1)?.[1] ?? '';

/**
 * Returns the facts about the party to the visitor's contract (LAW-4, LAW-7, LAW-9), for pages that must state them.
 */
export function traderFacts({ legal, address, email, phone, phoneHref }: Company) {
  return {
    name: SITE.name,
    legalName: legal.name.value,
    number: legal.number.value,
    vatNumber: legal.vatNumber.value,
    address: address.value,
    email: email.value,
    wasteCarrier: legal.wasteCarrier.value,
    phone: phone.value,
    phoneHref,
  };
}

/** Returns a phone number with non-breaking spaces, so that it stays on one line. */
export const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');
