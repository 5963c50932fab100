import { Icon } from './Icon/Icon';
import styles from './PhoneLink.module.scss';

type PhoneLinkProps = { readonly phone: string; readonly href: string };

/** Renders a link to ring the company in a bar. A phone shows only the icon, in touch size. */
export function PhoneLink({ phone, href }: PhoneLinkProps) {
  return (
    <a className={styles.root} href={href} aria-label={`Call ${phone}`}>
      <Icon name="phone" />
      <span className={styles.number}>{phone}</span>
    </a>
  );
}
