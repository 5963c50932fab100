import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { Note } from '@/components/ui/Note';
import { UnitTable } from './UnitTable';
import styles from './CalculatorFrame.module.scss';

export type CalculatorFrameProps = {
  readonly trail: readonly Crumb[];
  readonly explanation: readonly { readonly title: string; readonly text: string }[];
};

/** Renders the static part of the page: its purpose, every price with a link to book it, and an explanation. */
export function CalculatorFrame({
  trail,
  explanation,
  children,
}: CalculatorFrameProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.root}>
      <Breadcrumb trail={trail} />
      <header className={styles.head}>
        <h1>Storage calculator</h1>
        <p>
          List what you have and see it packed to scale: which unit or van it fills, what would not fit in the next size
          down, and what it costs in all.
        </p>
      </header>
      <noscript>
        <Note kind="quiet">The calculator needs JavaScript. Every unit and its price is in the table below.</Note>
      </noscript>
      {children}
      <UnitTable />
      <section className={styles.explanation} aria-labelledby="how-it-works">
        <h2 id="how-it-works">How we work it out</h2>
        <dl>
          {explanation.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
