import { island } from '@/components/ui/Island/island';
import './CompanyBody?styles';

/** The pages about the company have only links and forms, so their code is never loaded. */
export const CompanyPage = island(async () => (await import('./CompanyBody')).CompanyBody, {
  when: 'never',
});
