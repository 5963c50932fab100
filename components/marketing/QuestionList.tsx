import { Disclosure, Disclosures } from '@/components/ui/Disclosure/Disclosure';
import { AppLink } from '@/components/ui/AppLink';
import { ROUTES } from '@/lib/routes';
import styles from './QuestionList.module.scss';

/** A question with its answer. `id` is the anchor of permanent links, so it never changes. */
export type Question = { readonly id?: string | undefined; readonly question: string; readonly answer: string };

type QuestionListProps = {
  readonly title: string;
  /** Name of the <details> group, in which one question is open at a time. */
  readonly name: string;
  readonly questions: readonly Question[];
  readonly phone: string;
  readonly phoneHref: string;
};

/** Renders the most frequent questions, of which one is open at a time, also without a script. */
export function QuestionList({ title, name, questions, phone, phoneHref }: QuestionListProps) {
  return (
    <section className={styles.root}>
      <div>
        <h2>{title}</h2>
        <p className={styles.lead}>
          Not here? Ring <a href={phoneHref}>{phone}</a> or read the <AppLink href={ROUTES.faq}>full FAQ</AppLink>.
        </p>
      </div>
      <Disclosures roomy>
        {questions.map(({ id, question, answer }) => (
          <Disclosure key={question} id={id} name={name} title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Disclosures>
    </section>
  );
}
