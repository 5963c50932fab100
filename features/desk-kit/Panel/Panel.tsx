import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/Button';
import type { DeskState } from '@/lib/contracts/desk-parts';
import styles from './Panel.module.scss';
import { StateTag } from './StateTag';

type HeadingProps = {
  readonly title: string;
  readonly state?: DeskState | undefined;
  readonly detail?: string | undefined;
  /** The links at the right. */
  readonly children?: ReactNode;
};

/** Renders the heading of a page, with its state and links. */
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

/** Renders the heading of a list that can be downloaded as CSV. */
export function ListHeading({ title, csv }: { readonly title: string; readonly csv: string }) {
  return (
    <PageHeading title={title}>
      <a className={buttonClass({ kind: 'outline', size: 's' })} href={csv} download>
        Save as spreadsheet
      </a>
    </PageHeading>
  );
}

/** Renders a white section of a page with a heading. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.name}>{title}</h2>
      {children}
    </section>
  );
}
