import { Accordion } from '@/components/ui/Accordion/Accordion';
import { AppLink } from '@/components/ui/AppLink/AppLink';
import { ROUTES } from '@/lib/routes';
import type { Question } from '../types';
import styles from './Questions.module.scss';

type QuestionsProps = {
  readonly questions: readonly Question[];
  readonly phone: string;
  readonly phoneHref: string;
};

/** What is asked most, one answer open at a time. The accordion is the browser's own. */
export function Questions({ questions, phone, phoneHref }: QuestionsProps) {
  const items = questions.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }));
  return (
    <section className={styles.root}>
      <div>
        <h2>Asked often</h2>
        <p className={styles.lead}>
          Not here? Ring <a href={phoneHref}>{phone}</a> or read the <AppLink href={ROUTES.faq}>full FAQ</AppLink>.
        </p>
      </div>
      <Accordion name="home-questions" items={items} />
    </section>
  );
}
