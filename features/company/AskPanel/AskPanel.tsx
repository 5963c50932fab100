import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './AskPanel.module.scss';

export type AskPanelProps = {
  readonly title: string;
  readonly text: string;
  /** What to write, so that one answer is enough. */
  readonly points: readonly string[];
  readonly mailHref: string;
  readonly phone: string;
  readonly phoneHref: string;
};

/** How to ask: what to tell, and the ways to tell it. The place of the form that asks the same. */
export function AskPanel({ title, text, points, mailHref, phone, phoneHref }: AskPanelProps) {
  return (
    <section id="ask" className={styles.root}>
      <div className={styles.panel}>
        <div>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <ButtonLink href={mailHref} size="l" kind="dark" iconBefore="mail">
              Write to us
            </ButtonLink>
            <ButtonLink href={phoneHref} size="l" kind="outline" iconBefore="phone">
              {phone}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
