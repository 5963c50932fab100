import { island } from '@/components/ui/Island/island';
import './CompanyBody?styles';

/** The page of each text about the company. It has only links and forms, so its code is never loaded for hydration. */
export const CompanyPage = island(async () => (await import('./CompanyBody')).CompanyBody, {
  when: 'never',
});
