import { Icon } from '@/components/ui/Icon/Icon';
import { Note, type NoteKind } from '@/components/ui/Note';
import styles from './OrderHead.module.scss';

type OrderHeadProps = {
  readonly reference: string;
  /** The document title, whose "Error: " prefix the heading omits. */
  readonly title: string;
  readonly lead: string;
  readonly backHref: string;
  readonly backTo?: string;
  readonly notice?: { readonly kind: NoteKind; readonly text: string } | null;
};

export function OrderHead(props: OrderHeadProps) {
  const { reference, title, lead, backHref, backTo = 'Back to your order', notice } = props;
  return (
    <header className={styles.root}>
      <a href={backHref} className={styles.back}>
        <Icon name="arrow-left" /> {backTo}
      </a>
      <h1 className={styles.heading}>{title.replace('Error: ', '')}</h1>
      <p className={styles.lead}>
        Order <b>{reference}</b>. {lead}
      </p>
      {notice ? (
        <Note kind={notice.kind} role="status">
          {notice.text}
        </Note>
      ) : null}
    </header>
  );
}
