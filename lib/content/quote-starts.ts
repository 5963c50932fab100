import { ROUTES } from '@/lib/routes';
import { SERVICES_FILES } from './drawing-files';

/** The start page of each quote: the metadata and image of a shared link to it or to one of its steps. */
export const QUOTE_STARTS = {
  moving: {
    canonicalPath: ROUTES.movingQuote,
    title: 'Choose the size of your move',
    description: 'Moving in and around London: five sizes, each with its total price, VAT included.',
    drawing: SERVICES_FILES.moving,
  },
  storage: {
    canonicalPath: ROUTES.storageQuote,
    title: 'Choose your storage unit',
    description: 'Storage with collection in London: every unit with its price by the week, VAT included.',
    drawing: SERVICES_FILES.storage,
  },
  return: {
    canonicalPath: ROUTES.returnQuote,
    title: 'Choose what comes back from storage',
    description: 'Your things back from our storage in London: a whole unit or only what you name, VAT included.',
    drawing: SERVICES_FILES['storage-return'],
  },
  cleaning: {
    canonicalPath: ROUTES.cleaningQuote,
    title: 'Choose the size of your clean',
    description: 'End of tenancy cleaning in London: three sizes, each with its total price, VAT included.',
    drawing: SERVICES_FILES.cleaning,
  },
} as const;

/** Returns the metadata of a quote's start page: title, description and canonical path. */
export function quoteStart(quote: keyof typeof QUOTE_STARTS) {
  const { drawing: _, ...words } = QUOTE_STARTS[quote];
  return words;
}

/** Returns the start page of the quote to which a path belongs. Undefined for every other path. */
export const quoteStartAt = (path: string): string | undefined =>
  Object.values(QUOTE_STARTS).find(({ canonicalPath }) => path.startsWith(`${canonicalPath}/`))?.canonicalPath;
