import { buttonClass } from '@/components/ui/Button';
import type { CrewJobDto } from '@/lib/contracts/crew';
import { MOST_PHOTOS } from '@/lib/domain/visits/assumptions';
import { londonTime } from '@/lib/domain/london-time';
import styles from '../CrewPage/CrewPage.module.scss';
import type { UnsentPhoto } from '../store';
import type { Keep } from './use-keep';
import { PHOTO_WORDS, photosWords, TROUBLE_WORDS } from './words';

type PhotosProps = { readonly job: CrewJobDto; readonly photos: readonly UnsentPhoto[]; readonly keep: Keep };

/** Renders the photos of a job. They are saved on the phone and sent after everything else. */
export function Photos({ job, photos, keep }: PhotosProps) {
  const count = job.photos + photos.length;
  return (
    <details>
      <summary className={styles.more}>
        <span>{`Photos (${count})`}</span>{' '}
        {count > 0 ? <span className={styles.stand}>{photosWords(photos.length, job.photos)}</span> : null}
      </summary>
      {job.noPhotos ? <p>No photos indoors: the customer does not want them.</p> : null}
      {count >= MOST_PHOTOS ? <p>This job has {count} photos: no more can be taken.</p> : null}
      {count < MOST_PHOTOS && !keep.isFull ? (
        <div className={styles.others}>
          {job.photoKinds.map((kind) => (
            <label key={kind} className={`${buttonClass({ kind: 'outline' })} ${styles.take}`}>
              {PHOTO_WORDS[kind]}
              <input
                type="file"
                accept="image/*"
                capture="environment"
                className={styles.file}
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) void keep.photo(kind, file).finally(() => (target.value = ''));
                }}
              />
            </label>
          ))}
        </div>
      ) : null}
      <ul className={styles.items}>
        {photos.map((photo) => (
          <Photo key={photo.id} photo={photo} keep={keep} />
        ))}
      </ul>
    </details>
  );
}

function Photo({ photo, keep }: { readonly photo: UnsentPhoto; readonly keep: Keep }) {
  const { kind, at, trouble } = photo;
  const name = `${PHOTO_WORDS[kind]}, ${londonTime(new Date(at))}`;
  if (!trouble) return <li>{name}: not sent yet</li>;
  const press = buttonClass({ kind: 'outline', size: 's' });
  return (
    <li className={styles.item}>
      <span>
        {name}: {TROUBLE_WORDS[trouble]}
      </span>
      <span className={styles.pair}>
        <button
          type="button"
          className={press}
          aria-label={`Send again: ${name}`}
          onClick={() => void keep.again(photo)}
        >
          Send again
        </button>
        <button type="button" className={press} aria-label={`Delete: ${name}`} onClick={() => void keep.drop(photo)}>
          Delete
        </button>
      </span>
    </li>
  );
}
