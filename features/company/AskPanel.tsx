import { FormIsland } from '@/components/forms/FormIsland';
import type { FormId } from '@/components/forms/forms';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './AskPanel.module.scss';

export type AskPanelProps = {
  readonly title: string;
  readonly text: string;
  /** The facts to include, so that one answer is enough. */
  readonly points: readonly string[];
  readonly form: FormId;
  readonly mailHref: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneHref: string;
};

/** Renders how to contact us: what to write, the form, and the other channels. */
export function AskPanel({ title, text, points, form, mailHref, email, phone, phoneHref }: AskPanelProps) {
  return (
    <section id="ask" className={styles.root}>
      <div className={styles.panel}>
        <div className={styles.about}>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
          <p className={styles.ways}>
            Or ring <a href={phoneHref}>{phone}</a>, or write to <a href={mailHref}>{email}</a>.
          </p>
        </div>
        <div className={styles.card}>
          <FormIsland form={form} />
        </div>
      </div>
    </section>
  );
}
