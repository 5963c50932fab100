import { formatPence, pence } from '@/lib/domain/money';
import { CUSTOM_BASE, STUDENT_DISCOUNT_PERCENT } from '@/lib/domain/prices/assumptions';
import { ADD_ON_PRICES, CLEANING_GUARANTEE_HOURS, CLEANING_PLANS } from '@/lib/domain/prices/price-lists';
import { listPrice } from '@/lib/domain/prices/storage-price-lists';
import { MATERIALS } from '@/lib/domain/pricing/materials';
import { tripsWords } from '@/lib/domain/pricing/storage-trips';
import { SITE } from '@/lib/site';
import { companyFrom } from './company';

/** Returns the lowest price of each kind for the header's menus. */
function menuPrices() {
  const { PACKING, ASSEMBLING } = ADD_ON_PRICES[SITE.addOnVariant];
  return {
    move: formatPence(CUSTOM_BASE),
    packing: formatPence(PACKING),
    assembling: formatPence(ASSEMBLING),
    materials: formatPence(pence(Math.min(...Object.values(MATERIALS).map(({ price }) => price)))),
    week: formatPence(listPrice(SITE.storagePriceList, 'Plan 3x3')),
    trips: tripsWords('weekly'),
    clean: formatPence(CLEANING_PLANS.one_bedroom.price),
    guaranteeHours: CLEANING_GUARANTEE_HOURS,
    studentsPercent: STUDENT_DISCOUNT_PERCENT,
  };
}

/** The company's facts that pages show: those of lib/content/company.ts without what only the operator needs. */
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
  /** The prices in the header's menus. Passed on with the facts, so that browsers need not load the price list. */
  readonly menuPrices: ReturnType<typeof menuPrices>;
  /** The year of the copyright line: that in which the page was rendered. */
  readonly year: number;
};

/** The id of the element in which pages/_document.tsx embeds the facts for the browser. */
export const COMPANY_ELEMENT_ID = 'company';

let known: PublicCompany | undefined;

/**
 * Returns the company's facts, the same on the server and in the browser: the server reads the environment and writes
 * them into the document, where the browser reads them. So a page never hydrates with other facts, and scripts contain
 * none of the configuration.
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
