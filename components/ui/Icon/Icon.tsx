import styles from './Icon.module.scss';
import type { IconName } from './IconSprite';

export type { IconName } from './IconSprite';

/** Renders a decorative icon of the document's sprite. The control around it needs an accessible name. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string | undefined }) {
  return (
    <svg className={className ? `${styles.root} ${className}` : styles.root} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
