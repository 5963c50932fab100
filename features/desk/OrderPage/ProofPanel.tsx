import { DESK_PHOTO } from '@/lib/contracts/desk-paths';
import type { DeskProof } from '@/lib/contracts/desk-visit-views';
import { Panel } from '../Panel/Panel';
import styles from './ProofPanel.module.scss';

const photoPath = (id: string, size = ''): string =>
  `${DESK_PHOTO}?${new URLSearchParams({ id, ...(size && { size }) }).toString()}`;

/** What a crew has recorded of one visit. */
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
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map(({ id, label }) => (
            <li key={id}>
              <a href={photoPath(id)}>
                <img src={photoPath(id, 'small')} alt="" loading="lazy" width={120} height={90} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
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
