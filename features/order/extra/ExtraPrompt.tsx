import clsx from 'clsx';
import { buttonClass } from '@/components/ui/Button';
import type { OrderExtras } from '../types';
import styles from '../WhereExactly.module.scss';

type ExtraPromptProps = NonNullable<OrderExtras['prompt']> & { readonly href: string };

/** An answer or a payment that is waited for on the day, above everything else. A plain link. */
export function ExtraPrompt({ title, text, label, href }: ExtraPromptProps) {
  return (
    <section aria-label="Extra asked today" className={clsx(styles.root, styles.missing)}>
      <p>
        <b>{title}</b> {text}
      </p>
      <a href={href} className={buttonClass({ size: 'l' })}>
        {label}
      </a>
    </section>
  );
}
