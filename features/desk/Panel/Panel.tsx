import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/Button';
import type { DeskState } from '@/lib/contracts/desk-parts';
import styles from './Panel.module.scss';
import { StateTag } from './StateTag';

type HeadingProps = {
  readonly title: string;
  readonly state?: DeskState | undefined;
  readonly detail?: string | undefined;
  /** Links at the right. */
  readonly children?: ReactNode;
};

/** The heading of a page, with its state and what can be done. */
export function PageHeading({ title, state, detail, children }: HeadingProps) {
  return (
    <div className={styles.heading}>
      <div>
        <h1 className={styles.title}>
          {title} {state ? <StateTag {...state} /> : null}
        </h1>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
      </div>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}

/** The heading of a list that can be saved as a table. */
export function ListHeading({ title, csv }: { readonly title: string; readonly csv: string }) {
  return (
    <PageHeading title={title}>
      <a className={buttonClass({ kind: 'outline', size: 's' })} href={csv} download>
        Save as spreadsheet
      </a>
    </PageHeading>
  );
}

/** A part of a page on white, with a heading of its own. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.name}>{title}</h2>
      {children}
    </section>
  );
}
