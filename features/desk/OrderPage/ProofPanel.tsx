import { DeskPhotos, Panel } from '@/features/desk-kit/Panel/Panel';
import type { DeskEvent } from '@/lib/contracts/desk-parts';
import type { DeskProof } from '@/lib/contracts/desk-visits';
import styles from './ProofPanel.module.scss';
import timelineStyles from './Timeline.module.scss';

export function ProofPanel({ title, items, photos, signoff }: DeskProof) {
  return (
    <Panel title={title}>
      {items.length > 0 ? (
        <ul className={styles.items}>
          {items.map(({ text, differs }) => (
            <li key={text}>{differs ? <strong>{text}</strong> : text}</li>
          ))}
        </ul>
      ) : null}
      <DeskPhotos photos={photos} />
      {signoff ? (
        <>
          <p className={styles.signoff}>{signoff.text}</p>
          {signoff.signature ? (
            <svg className={styles.signature} viewBox="0 0 600 200" role="img" aria-label="Signature">
              <path d={signoff.signature} />
            </svg>
          ) : null}
        </>
      ) : null}
    </Panel>
  );
}

export function Timeline({ events }: { readonly events: readonly DeskEvent[] }) {
  return (
    <ol className={timelineStyles.root}>
      {events.map(({ at, what, who, detail }, index) => (
        <li key={index} className={timelineStyles.event}>
          <span className={timelineStyles.what}>{what}</span>
          <span className={timelineStyles.when}>
            {at}, {who}
          </span>
          {detail ? <span className={timelineStyles.detail}>{detail}</span> : null}
        </li>
      ))}
    </ol>
  );
}
