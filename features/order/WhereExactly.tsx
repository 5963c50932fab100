import clsx from 'clsx';
import { buttonClass } from '@/components/ui/Button';
import type { WhereExactly as Props } from './types';
import styles from './WhereExactly.module.scss';

/**
 * Renders the request for the exact address, the next task after paying. Once it is given, the link to change it. A
 * plain link, because its page needs no script.
 */
export function WhereExactly({ isMissing, title, text, label, href }: Props) {
  return (
    <section aria-label="Exact address" className={clsx(styles.root, isMissing && styles.missing)}>
      <p>
        <b>{title}</b> {text}
      </p>
      <a href={href} className={buttonClass(isMissing ? { size: 'l' } : { kind: 'secondary' })}>
        {label}
      </a>
    </section>
  );
}
