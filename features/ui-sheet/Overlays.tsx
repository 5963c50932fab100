import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal/Modal';
import { Toast } from '@/components/ui/Toast/Toast';
import { showToast } from '@/components/ui/Toast/toast-store';
import { MESSAGES } from '@/lib/validation/messages';
import styles from './sheet.module.scss';

const ignore = () => undefined;

export function Overlays() {
  const [look, setLook] = useState<'box' | 'sheet' | null>(null);
  const close = () => setLook(null);
  return (
    <>
      <div className={styles.row}>
        <Toast kind="success" text="Saved. Your items are kept." onClose={ignore} />
        <Toast kind="error" text={MESSAGES.tryAgainLater} onClose={ignore} />
      </div>
      <div className={styles.row}>
        <Button kind="secondary" onClick={() => showToast('Saved. Your items are kept.')}>
          Show a success toast
        </Button>
        <Button kind="secondary" onClick={() => showToast(MESSAGES.tryAgainLater, 'error')}>
          Show an error toast
        </Button>
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setLook('box')}>
          Open a modal
        </Button>
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => setLook('sheet')}>
          Open a sheet
        </Button>
      </div>
      {look ? (
        <Modal title="Thank you!" look={look} onClose={close}>
          <p className={styles.lead}>We&apos;ll reach out to you as soon as possible</p>
          <Button fullWidth onClick={close}>
            Done
          </Button>
        </Modal>
      ) : null}
    </>
  );
}
