import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';

/** Fetched when somebody asks: most choose what has a price online. */
export const LazyRequestForm = fetchedPart(async () => (await import('./RequestForm')).RequestForm);
