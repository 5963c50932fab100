import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Modal } from '@/components/ui/Modal/Modal';
import type { HeaderCompany } from '../types';
import styles from './CallbackPopup.module.scss';

export type CallbackPopupProps = { readonly company: HeaderCompany; readonly onClose: () => void };

/** How to reach a person. */
export function CallbackPopup({ company, onClose }: CallbackPopupProps) {
  const { phone, phoneHref, email } = company;
  return (
    <Modal title="We’re here to help you!" onClose={onClose}>
      <p className={styles.text}>Call us, or write when it suits you: leave your name and number and we ring you.</p>
      <ButtonLink href={phoneHref} size="l" fullWidth iconBefore="phone" aria-label={`Call ${phone}`}>
        {phone}
      </ButtonLink>
      <p className={styles.or}>OR</p>
      <ButtonLink
        href={`mailto:${email}?subject=Please%20call%20me%20back`}
        kind="secondary"
        size="l"
        fullWidth
        iconBefore="mail"
      >
        {email}
      </ButtonLink>
    </Modal>
  );
}
