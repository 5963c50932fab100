import { Tag } from '@/components/ui/Tag/Tag';
import { FactList } from '../../FactList/FactList';
import { PhotoList } from '../../PhotoList/PhotoList';
import { AddPhotos } from '../photos/AddPhotos';
import type { MadeClaim } from '../model';
import styles from './ClaimPage.module.scss';

/** A claim that was made: its state, our deadlines, what was said on both sides, the money. */
export function ClaimSection({ id, title, state, facts, items, text, photos, adding, answer, decision }: MadeClaim) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.claim}>
      <h2 id={`${id}-title`} className={styles.name}>
        {title} <Tag kind={state.tag}>{state.label}</Tag>
      </h2>
      {decision ? <Said {...decision} isMain /> : null}
      {answer ? <Said {...answer} /> : null}
      <FactList facts={facts} />
      <div className={styles.said}>
        <h3>What you told us</h3>
        <ul>
          {items.map((item, index) => (
            <li key={`${item} ${index}`}>{item}</li>
          ))}
        </ul>
        <Lines text={text} />
      </div>
      {photos.length > 0 ? (
        <div className={styles.photos}>
          <h3>Photos</h3>
          <PhotoList photos={photos} />
        </div>
      ) : null}
      {adding ? <AddPhotos {...adding} /> : null}
    </section>
  );
}

type SaidProps = NonNullable<MadeClaim['answer']> & { readonly isMain?: boolean };

const Said = ({ title, text, isMain = false }: SaidProps) => (
  <div className={isMain ? styles.decision : styles.said}>
    <h3>{title}</h3>
    <Lines text={text} />
  </div>
);

const Lines = ({ text }: { readonly text: readonly string[] }) =>
  text.map((line, index) => <p key={`${line} ${index}`}>{line}</p>);
