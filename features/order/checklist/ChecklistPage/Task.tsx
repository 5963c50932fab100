import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon/Icon';
import type { ChecklistItem } from '../model';
import styles from './ChecklistPage.module.scss';

type TaskProps = ChecklistItem & {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly isTicked: boolean;
  readonly onPress: () => void;
};

/** Renders a task. Its box is the button of its own form, so that a press posts it without a script. */
export function Task({ id, title, text, when, circle, isLate, late, links, source, ...box }: TaskProps) {
  const { action, fields, isTicked, onPress } = box;
  const all = { ...fields, mark: id, set: isTicked ? 'off' : 'on' };
  return (
    <li id={id} className={clsx(styles.task, isTicked && styles.done)}>
      <form
        method="post"
        action={action}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onPress();
        }}
      >
        {Object.entries(all).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" role="checkbox" aria-checked={isTicked} className={styles.tick}>
          <span className={styles.box}>
            <Icon name="check" className={styles.check} />
          </span>
          <span className={styles.name}>{title}</span>
        </button>
      </form>
      <div className={styles.more}>
        <p className={clsx(styles.when, isLate && !isTicked && styles.late)}>
          {[when, circle].filter(Boolean).join(' · ')}
        </p>
        {late === '' || isTicked ? null : (
          <p>
            <b>Still possible:</b> {late}
          </p>
        )}
        <p>{text}</p>
        {links.length > 0 ? (
          <ul className={styles.links}>
            {links.map(({ label, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        {source ? <p className={styles.source}>Source: {source.text}</p> : null}
      </div>
    </li>
  );
}
