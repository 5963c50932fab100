import { companyFrom } from './company';
import { menuPrices } from './menu-prices';

/** What pages show of the company: the facts of lib/content/company.ts without what only the operator needs. */
export type PublicCompany = {
  readonly phone: string;
  /** "tel:+442079460123" */
  readonly phoneHref: string;
  readonly email: string;
  readonly messenger: string;
  readonly chatApp: string;
  readonly address: string;
  readonly social: readonly {
    readonly name: string;
    readonly icon: 'facebook' | 'instagram' | 'linkedin';
    readonly href: string;
  }[];
  readonly legalName: string;
  readonly companyNumber: string;
  readonly registeredOffice: string;
  readonly vatNumber: string;
  readonly trademarkNotice: string;
  /** Of the header's menus: handed on with the facts, so that no browser fetches the price list for them. */
  readonly menuPrices: ReturnType<typeof menuPrices>;
  /** Of the copyright line: the year in which the page was rendered. */
  readonly year: number;
};

/** Where pages/_document.tsx leaves the facts for the browser. */
export const COMPANY_ELEMENT_ID = 'company';

let known: PublicCompany | undefined;

/**
 * The company's facts, the same on the server and in the browser: the server reads the environment and writes them into
 * the document, the browser reads them there. So a page never hydrates with other facts than it was rendered with, and
 * none of the configuration is built into scripts.
 */
export function publicCompany(): PublicCompany {
  known ??= typeof window === 'undefined' ? fromEnvironment() : fromDocument();
  return known;
}

function fromDocument(): PublicCompany {
  const text = document.getElementById(COMPANY_ELEMENT_ID)?.textContent;
  if (!text) throw new Error(`The document has no #${COMPANY_ELEMENT_ID}: see pages/_document.tsx`);
  return JSON.parse(text) as PublicCompany;
}

function fromEnvironment(): PublicCompany {
  const { phone, phoneHref, email, messenger, chatApp, address, social, legal, trademarkNotice } = companyFrom(
    process.env,
  );
  return {
    phone: phone.value,
    phoneHref,
    email: email.value,
    messenger: messenger.value,
    chatApp: chatApp.value,
    address: address.value,
    social: social.map(({ name, icon, link }) => ({ name, icon, href: link.value })),
    legalName: legal.name.value,
    companyNumber: legal.number.value,
    registeredOffice: legal.registeredOffice.value,
    vatNumber: legal.vatNumber.value,
    trademarkNotice,
    menuPrices: menuPrices(),
    year: new Date().getFullYear(),
  };
}
