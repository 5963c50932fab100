import type { ReactNode } from 'react';
import type { DeskPhoto } from '@/lib/contracts/desk-parts';
import { DESK_PHOTO } from '@/lib/contracts/desk-paths';
import styles from './DeskPhotos.module.scss';

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
    <ul className={styles.root}>
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
