import { FactTable } from '@/components/marketing/FactTable/FactTable';
import { IncludedList } from '@/components/marketing/IncludedList/IncludedList';
import { Promises } from '@/components/marketing/Promises/Promises';
import { StepsStrip } from '@/components/marketing/StepsStrip/StepsStrip';
import { Story } from '@/components/marketing/Story/Story';
import { Checklist } from '../Checklist/Checklist';
import { Choices } from '../Choices/Choices';
import { Enquiry } from '../Enquiry/Enquiry';
import { Links } from '../Links/Links';
import { Sizes } from '../Sizes/Sizes';
import type { Section } from '../types';
import styles from './ServiceBody.module.scss';

/** The component that draws a section of this kind. */
export function SectionOf({ section }: { readonly section: Section }) {
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
