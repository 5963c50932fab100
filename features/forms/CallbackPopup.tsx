import { useEffect, useRef, useState } from 'react';
import { emptyValues } from '@/components/forms/answers';
import { FORMS } from '@/components/forms/forms';
import { Button } from '@/components/ui/Button';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import { Modal } from '@/components/ui/Modal/Modal';
import type { CallbackType } from '@/lib/validation/forms/schemas';
import styles from './CallbackPopup.module.scss';
import { LiveForm } from './LiveForm';

export type CallbackWays = { readonly email: string; readonly messenger: string; readonly chatApp: string };

export type CallbackPopupProps = {
  readonly type: CallbackType;
  readonly ways: CallbackWays;
  readonly onClose: () => void;
};

const { title, intro, sent } = FORMS.callback;
const HELP_DESK = { path: '/drawings/places/help-desk.be7ff437.svg', width: 157, height: 156, alt: '' };

/** Renders the callback popup (CBK-1): name and number for a call, or another way to write. */
export function CallbackPopup({ type, ways, onClose }: CallbackPopupProps) {
  const [isSent, setSent] = useState(false);
  const [given] = useState(() => ({ values: { ...emptyValues(FORMS.callback), type }, errors: {} }));
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => thanks.current?.focus(), [isSent]);
  return (
    <Modal title={isSent ? sent.title : title} onClose={onClose} art={<Drawing {...HELP_DESK} isEager />}>
      {isSent ? (
        <>
          <p ref={thanks} tabIndex={-1} role="status" className={styles.text}>
            {sent.text}
          </p>
          <Button size="l" fullWidth onClick={onClose}>
            Done
          </Button>
        </>
      ) : (
        <>
          <p className={styles.text}>{intro}</p>
          <LiveForm form="callback" given={given} onSent={() => setSent(true)} />
          <p className={styles.or}>OR</p>
          <ul className={styles.ways}>
            <li>
              <a href={ways.messenger} className={styles.way}>
                <Icon name="send" />
                Messenger
              </a>
            </li>
            <li>
              <a href={`mailto:${ways.email}`} className={styles.way}>
                <Icon name="mail" />
                Email
              </a>
            </li>
            <li>
              <a href={ways.chatApp} className={styles.way}>
                <Icon name="chat" />
                Chat app
              </a>
            </li>
          </ul>
        </>
      )}
    </Modal>
  );
}
