import clsx from 'clsx';
import { buttonClass } from '@/components/ui/Button';
import type { OrderExtras } from '../types';
import styles from '../WhereExactly.module.scss';

type ExtraPromptProps = NonNullable<OrderExtras['prompt']> & { readonly href: string };

/** Renders the prompt for an open answer or payment on the day, above everything else. A plain link. */
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
