import type { DeskPhoto } from '@/lib/contracts/desk-parts';
import { DESK_PHOTO } from '@/lib/contracts/desk-paths';
import styles from './DeskPhotos.module.scss';

const photoPath = (id: string, size = ''): string =>
  `${DESK_PHOTO}?${new URLSearchParams({ id, ...(size && { size }) }).toString()}`;

/** Thumbnails, each leading to its picture; nothing for none. */
export function DeskPhotos({ photos }: { readonly photos: readonly DeskPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.root}>
      {photos.map(({ id, label }) => (
        <li key={id}>
          <a href={photoPath(id)}>
            <img src={photoPath(id, 'small')} alt="" loading="lazy" width={120} height={90} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
