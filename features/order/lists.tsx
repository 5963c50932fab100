import type { OrderPhoto } from '@/lib/contracts/order-view';
import factStyles from './FactList.module.scss';
import photoStyles from './PhotoList.module.scss';
import type { Fact } from './types';

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={factStyles.root}>
      {facts.map(({ label, value, detail }, index) => (
        <div key={`${label} ${index}`} className={factStyles.fact}>
          <dt>{label}</dt>
          <dd>
            {value}
            {detail ? <span className={factStyles.detail}>{detail}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function PhotoList({ photos }: { readonly photos: readonly OrderPhoto[] }) {
  return (
    <ul className={photoStyles.root}>
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
