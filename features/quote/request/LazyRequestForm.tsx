import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';

/** Loaded on demand, because most visitors choose a service with a price online. */
export const LazyRequestForm = fetchedPart(async () => (await import('./RequestForm')).RequestForm);
