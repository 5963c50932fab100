import { island } from '@/components/ui/Island/island';
import './CompanyBody?styles';

/** The page of each text about the company: links and forms, so its markup comes without its code. */
export const CompanyPage = island(async () => (await import('./CompanyBody')).CompanyBody, {
  when: 'never',
});
