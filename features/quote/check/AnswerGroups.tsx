import Link from 'next/link';
import { Disclosure, Disclosures } from '@/components/ui/Disclosure/Disclosure';
import { isNothing, type AnswerRow } from './answer-row';
import styles from './AnswerGroups.module.scss';

type AnswerGroupsProps = {
  readonly steps: readonly { readonly id: string; readonly title: string }[];
  readonly rows: readonly AnswerRow[];
  readonly changePath: (step: string) => string;
};

/** Open at first, because the date must be stated before payment (LAW-4). */
const OPEN_STEP = 'date';

const SHORT = 3;

/** Returns the whole answer, or the first line of a list, which counts what follows. */
const summaryOf = ({ values }: AnswerRow) => (values.length > SHORT ? values[0] : values.join(', '));

/** Renders the non-empty answers by step: title, summary and the link back, with all answers in the fold. */
export function AnswerGroups({ steps, rows, changePath }: AnswerGroupsProps) {
  return (
    <Disclosures>
      {steps.map(({ id, title }) => {
        const answers = rows.filter((row) => row.step === id && !isNothing(row));
        if (answers.length === 0) return null;
        return (
          <Disclosure
            key={id}
            title={title}
            heading="h3"
            fact={answers.map(summaryOf).join(' · ')}
            isSummary
            isOpen={id === OPEN_STEP}
            id={`answers-${id}`}
            action={
              <Link href={changePath(id)} className={styles.change} prefetch={false}>
                Change<span className={styles.spoken}> {title.toLowerCase()}</span>
              </Link>
            }
          >
            <dl>
              {answers.map(({ label, values }, index) => (
                <div key={`${label} ${String(index)}`} className={styles.answer}>
                  <dt>{label}</dt>
                  <dd>
                    {values.map((text) => (
                      <p key={text}>{text}</p>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        );
      })}
    </Disclosures>
  );
}
