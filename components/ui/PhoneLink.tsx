import { Icon } from './Icon/Icon';
import styles from './PhoneLink.module.scss';

type PhoneLinkProps = { readonly phone: string; readonly href: string };

/** The number to ring, in a bar: on a phone only its sign, as large as a finger. */
export function PhoneLink({ phone, href }: PhoneLinkProps) {
  return (
    <a className={styles.root} href={href} aria-label={`Call ${phone}`}>
      <Icon name="phone" />
      <span className={styles.number}>{phone}</span>
    </a>
  );
}
