import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/Button';
import { Tag } from '@/components/ui/Tag';
import type { DeskFact, DeskPhoto, DeskState } from '@/lib/contracts/desk-parts';
import factRowsStyles from './FactRows.module.scss';
import styles from './Panel.module.scss';
import sheetStyles from './Sheet.module.scss';
import stateTagStyles from './StateTag.module.scss';
import { Note } from '@/components/ui/Note';
import type { OrderHead } from '@/lib/contracts/desk-orders';
import { deskPath } from '@/lib/routes';
import backToOrderStyles from './BackToOrder.module.scss';
import { DESK_PHOTO } from '@/lib/contracts/desk-paths';
import photosStyles from './DeskPhotos.module.scss';

/** The props of a page that is shown under the name of its section. */
export type Titled<View> = View & { readonly title: string };

/** Renders a link that looks like a small button. */
export const SmallLink = ({ children, ...link }: ComponentProps<'a'>) => (
  <a className={buttonClass({ kind: 'outline', size: 's' })} {...link}>
    {children}
  </a>
);

type HeadingProps = {
  readonly title: string;
  readonly state?: DeskState | undefined;
  readonly detail?: string | undefined;
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

export function ListHeading({ title, csv }: { readonly title: string; readonly csv: string }) {
  return (
    <PageHeading title={title}>
      <SmallLink href={csv} download>
        Save as spreadsheet
      </SmallLink>
    </PageHeading>
  );
}

export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.name}>{title}</h2>
      {children}
    </section>
  );
}

/** Renders room below a panel, and above the forms in it. */
export function PanelBlock({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <div id={id} className={styles.block}>
      {children}
    </div>
  );
}

export const Hint = ({ children }: { readonly children: ReactNode }) => <p className={styles.hint}>{children}</p>;

/** Renders a white background under a list or a form. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return <div className={sheetStyles.root}>{children}</div>;
}

/** Renders a panel of facts, or nothing without facts. */
export const FactPanel = ({ title, facts }: { readonly title: string; readonly facts: readonly DeskFact[] }) =>
  facts.length > 0 ? (
    <Panel title={title}>
      <FactRows facts={facts} />
    </Panel>
  ) : null;

/** Renders labels with their values. Phone numbers and addresses are links. */
export function FactRows({ facts }: { readonly facts: readonly DeskFact[] }) {
  return (
    <dl className={factRowsStyles.root}>
      {facts.map(({ label, text, href }, index) => (
        <div key={`${label} ${index}`} className={factRowsStyles.row}>
          <dt className={factRowsStyles.label}>{label}</dt>
          <dd className={factRowsStyles.text}>{href ? <a href={href}>{text}</a> : text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the state of a row, never broken over two lines. */
export const StateTag = ({ label, tag }: DeskState) => (
  <span className={stateTagStyles.root}>
    <Tag kind={tag}>{label}</Tag>
  </span>
);

type BackToOrderProps = {
  readonly what: string;
  readonly head: OrderHead;
  /** Why the change is not possible, or not with these answers; '' if it is. */
  readonly refusal?: string;
};

export function BackToOrder({ what, head, refusal = '' }: BackToOrderProps) {
  const { reference, title, name, when, state } = head;
  return (
    <>
      <PageHeading title={`${what} ${reference}`} state={state} detail={`${name}: ${title}, ${when}`}>
        <a href={deskPath('orders', reference)}>Back to the order</a>
      </PageHeading>
      {refusal ? (
        <Note kind="error" className={backToOrderStyles.refusal}>
          {refusal}
        </Note>
      ) : null}
    </>
  );
}

const photoPath = (id: string, size = ''): string =>
  `${DESK_PHOTO}?${new URLSearchParams({ id, ...(size && { size }) }).toString()}`;

type DeskPhotosProps = {
  readonly photos: readonly DeskPhoto[];
  readonly actionOf?: ((photo: DeskPhoto) => ReactNode) | undefined;
};

/** Renders thumbnails that link to their pictures, or nothing if there are none. */
export function DeskPhotos({ photos, actionOf }: DeskPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={photosStyles.root}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <a href={photoPath(photo.id)}>
            <img src={photoPath(photo.id, 'small')} alt="" loading="lazy" width={120} height={90} />
            {photo.label}
          </a>
          {actionOf?.(photo)}
        </li>
      ))}
    </ul>
  );
}
