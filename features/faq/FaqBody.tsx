import { CallToAction } from '@/components/marketing/CallToAction';
import { PageHero } from '@/components/marketing/PageHero';
import { Disclosure, Disclosures } from '@/components/ui/Disclosure/Disclosure';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { SearchField } from '@/components/ui/SearchField';
import { FAQ_SEARCH_ID } from './hydrate';
import { FAQ_GROUP, FAQ_NOTHING_ID, FAQ_STATUS_ID } from './search';
import styles from './FaqBody.module.scss';

export type FaqBodyProps = {
  readonly trail: readonly Crumb[];
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly questions: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
  }[];
  readonly drawings: { readonly hero: Picture; readonly action: Picture };
  readonly phone: string;
  readonly phoneHref: string;
};

/** Renders all questions by topic. Static markup: every answer opens without script, and hydrate.ts adds the search. */
export function FaqBody({ trail, groups, drawings, phone, phoneHref }: FaqBodyProps) {
  const call = <a href={phoneHref}>{phone}</a>;
  return (
    <>
      <PageHero
        trail={trail}
        title="Questions and answers"
        lead="The prices in these answers are the same as in the quote."
        drawing={drawings.hero}
      >
        <div role="search" className={styles.search}>
          <SearchField label="Search the answers" placeholder="Stairs, refund, box …" id={FAQ_SEARCH_ID} />
          <p id={FAQ_STATUS_ID} className={styles.status} role="status" />
        </div>
      </PageHero>
      <div className={styles.content}>
        <nav className={styles.topics} aria-label="Topics">
          <ul>
            {groups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
          <p>Not here? Ring {call}.</p>
        </nav>
        <div>
          <p id={FAQ_NOTHING_ID} className={styles.nothing} hidden>
            No answer contains these words. Try fewer words, or ring {call}.
          </p>
          {groups.map(({ id, title, questions }, index) => (
            <section
              key={id}
              id={id}
              className={styles.group}
              data-later={index > 0 || undefined}
              {...{ [FAQ_GROUP]: '' }}
            >
              <h2>{title}</h2>
              <Disclosures roomy>
                {questions.map(({ id: question, question: title, answer }) => (
                  <Disclosure key={question} id={question} title={title}>
                    <p>{answer}</p>
                    <a href={`#${question}`} className={styles.link} aria-label={`Link to: ${title}`}>
                      Link to this answer
                    </a>
                  </Disclosure>
                ))}
              </Disclosures>
            </section>
          ))}
        </div>
      </div>
      <CallToAction
        title="See your own price"
        text="Enter two postcodes and a size to see your price, line by line, before you give your name."
        drawing={drawings.action}
        action={{ label: 'Get a price', href: '/get-a-quote', spot: 'faq' }}
      />
    </>
  );
}
