import type { OrderPhoto } from '@/lib/contracts/order-view';
import styles from './PhotoList.module.scss';

/** Renders the photos of a job, each as a link to the full picture. */
export function PhotoList({ photos }: { readonly photos: readonly OrderPhoto[] }) {
  return (
    <ul className={styles.root}>
      {photos.map(({ label, url }) => (
        <li key={url}>
          <a href={url}>
            <img src={`${url}&size=small`} alt="" loading="lazy" width={160} height={120} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
