import { Icon, type IconName } from '@/components/ui/Icon/Icon';
import { ICON_SHAPES } from '@/components/ui/Icon/shapes';
import { Logo } from '@/components/ui/Logo';
import styles from './sheet.module.scss';

const ICON_NAMES = Object.keys(ICON_SHAPES) as readonly IconName[];

export function Symbols() {
  return (
    <>
      <div className={styles.row}>
        <Logo />
        <span className={styles.onInk}>
          <Logo onInk />
        </span>
      </div>
      <ul className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
