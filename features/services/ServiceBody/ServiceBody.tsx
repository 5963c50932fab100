import { CallToAction } from '@/components/marketing/CallToAction/CallToAction';
import { PageHero } from '@/components/marketing/PageHero/PageHero';
import { QuestionList } from '@/components/marketing/QuestionList/QuestionList';
import { ReviewStrip } from '@/components/marketing/ReviewStrip/ReviewStrip';
import { Links } from '../Links/Links';
import { ServiceTicket } from '../ServiceTicket/ServiceTicket';
import type { ServiceBodyProps } from '../types';
import { SectionOf } from './SectionOf';
import styles from './ServiceBody.module.scss';

/** A page under /services between header and footer. Markup only: nothing in it needs code. */
export function ServiceBody({ hero, ticket, sections, reviews, questions, closing, related }: ServiceBodyProps) {
  return (
    <>
      <PageHero {...hero}>
        <ServiceTicket {...ticket} />
      </PageHero>
      <div className={styles.sections}>
        {sections.map((section) => (
          <SectionOf key={section.title} section={section} />
        ))}
      </div>
      <ReviewStrip {...reviews} />
      <div className={styles.end}>
        <QuestionList {...questions} />
        <CallToAction {...closing} />
        <Links title="Goes well with it" links={related} />
      </div>
    </>
  );
}
