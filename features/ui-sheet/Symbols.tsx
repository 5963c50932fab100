import { Icon, ICON_NAMES } from '@/components/ui/Icon/Icon';
import { Logo } from '@/components/ui/Logo/Logo';
import styles from './sheet.module.scss';

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
