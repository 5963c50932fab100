import { CallToAction } from '@/components/marketing/CallToAction/CallToAction';
import { PageHero } from '@/components/marketing/PageHero/PageHero';
import { QuestionList } from '@/components/marketing/QuestionList/QuestionList';
import { ReviewStrip } from '@/components/marketing/ReviewStrip/ReviewStrip';
import { Links } from '../Links/Links';
import { ServiceTicket } from '../ServiceTicket/ServiceTicket';
import type { ServiceBodyProps } from '../types';
import { SectionOf } from './SectionOf';
import styles from './ServiceBody.module.scss';

/** Below the first screen: laid out when somebody comes near it, or the page is idle. */
const LATER = { className: styles.later, 'data-later': true } as const;

/** A page under /services between header and footer. Markup only: nothing in it needs code. */
export function ServiceBody({ hero, ticket, sections, reviews, questions, closing, related }: ServiceBodyProps) {
  return (
    <>
      <PageHero {...hero}>
        <ServiceTicket {...ticket} />
      </PageHero>
      <div className={styles.sections}>
        {sections.map((section, index) => (
          <div key={section.title} {...(index > 0 && LATER)}>
            <SectionOf section={section} />
          </div>
        ))}
      </div>
      <div {...LATER}>
        <ReviewStrip {...reviews} />
      </div>
      <div className={styles.end} data-later>
        <QuestionList {...questions} />
        <CallToAction {...closing} />
        <Links title="Related services" links={related} />
      </div>
    </>
  );
}
