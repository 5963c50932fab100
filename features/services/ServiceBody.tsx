import styles from './ServiceBody.module.scss';
import { CallToAction } from '@/components/marketing/CallToAction';
import { FactTable } from '@/components/marketing/FactTable';
import { IncludedList } from '@/components/marketing/IncludedList';
import { PageHero } from '@/components/marketing/PageHero';
import { Promises } from '@/components/marketing/Promises';
import { QuestionList } from '@/components/marketing/QuestionList';
import { ReviewStrip } from '@/features/reviews/ReviewStrip';
import { StepsStrip } from '@/components/marketing/StepsStrip';
import { Story } from '@/components/marketing/Story';
import { Checklist } from './Checklist';
import { Choices } from './Choices';
import { Enquiry } from './Enquiry';
import { Links } from './Links';
import { ServiceTicket } from './ServiceTicket';
import { Sizes } from './Sizes';
import type { Section, ServiceBodyProps } from './types';

/** Renders a section by its kind. */
function SectionOf({ section }: { readonly section: Section }) {
  switch (section.kind) {
    case 'steps':
      return <StepsStrip {...section} />;
    case 'included':
      return <IncludedList {...section} />;
    case 'choices':
      return <Choices {...section} />;
    case 'story':
      return <Story {...section} />;
    case 'table':
      return <FactTable {...section} />;
    case 'sizes':
      return <Sizes {...section} />;
    case 'checklist':
      return <Checklist {...section} />;
    case 'promises':
      return (
        <div className={styles.band}>
          <Promises {...section} />
        </div>
      );
    case 'enquiry':
      return <Enquiry {...section} />;
    case 'links':
      return <Links {...section} />;
  }
}

/** The props of sections below the first screen: they are laid out when the visitor comes near, or the page is idle. */
const LATER = { className: styles.later, 'data-later': true } as const;

/** Renders a page under /services between header and footer. Static markup. */
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
