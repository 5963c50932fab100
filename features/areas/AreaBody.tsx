import { CallToAction } from '@/components/marketing/CallToAction';
import { FactTable } from '@/components/marketing/FactTable';
import { PageHero } from '@/components/marketing/PageHero';
import { QuestionList } from '@/components/marketing/QuestionList';
import { ReviewStrip } from '@/features/reviews/ReviewStrip';
import { AppLink } from '@/components/ui/AppLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { AreaForm } from './AreaForm';
import { ExamplePrice } from './ExamplePrice';
import { FreeSlots } from './FreeSlots/FreeSlots';
import { LocalFacts } from './LocalFacts';
import { Near } from './Near';
import type { AreaContent } from './types';
import { FREE_SLOTS_ID } from './hydrate-slots';
import styles from './AreaBody.module.scss';

/** Renders the page of one borough for one product. Static markup except for the free slots. */
export function AreaBody({ trail, title, lead, drawing, phone, phoneHref, ...parts }: AreaContent) {
  return (
    <>
      <PageHero trail={trail} title={title} lead={lead} drawing={drawing}>
        <AreaForm {...parts.form} />
      </PageHero>
      <LocalFacts local={parts.local} parking={parts.parking} />
      <div className={styles.example} data-later>
        <ExamplePrice {...parts.example} />
      </div>
      <div className={styles.prices} data-later>
        <FactTable {...parts.table} />
        <section className={styles.slots} aria-labelledby="next-free">
          <div>
            <h2 id="next-free">Next available slots</h2>
            <p className={styles.lead}>{parts.slots.lead}</p>
          </div>
          <div id={FREE_SLOTS_ID}>
            <FreeSlots slots={parts.slots} />
          </div>
          <AppLink href={parts.slots.href} className={styles.all} data-spot="area_slots">
            All days and times <Icon name="arrow-right" />
          </AppLink>
        </section>
      </div>
      <div className={styles.around} data-later>
        <ReviewStrip title="What customers say" {...parts.reviews} />
        <Near {...parts.near} map={parts.map} />
      </div>
      <div className={styles.end} data-later>
        <QuestionList
          title="Common questions"
          name="area-questions"
          questions={parts.questions}
          phone={phone}
          phoneHref={phoneHref}
        />
        <CallToAction {...parts.call} />
      </div>
    </>
  );
}
