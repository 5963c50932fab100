import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import { Modal } from '@/components/ui/Modal/Modal';
import { NOTE_KINDS, Note } from '@/components/ui/Note';
import { Skeleton } from '@/components/ui/Skeleton';
import { Spinner } from '@/components/ui/Spinner';
import { Toast } from '@/components/ui/Toast/Toast';
import { showToast } from '@/components/ui/Toast/Toaster';
import { MESSAGES } from '@/lib/validation/messages';
import styles from './sheet.module.scss';

const TEXTS = {
  info: 'Your list comes to £9 less than the 1 bedroom plan, so we keep you on the lower price.',
  success: 'Saved. The link works on any device for 28 days.',
  error: 'This slot has just gone. The nearest available ones are below.',
  quiet: 'Prices are for your whole move, VAT included.',
} as const;

export function Messages() {
  return (
    <>
      {NOTE_KINDS.map((kind) => (
        <Note key={kind} kind={kind}>
          {TEXTS[kind]}
        </Note>
      ))}
      <ErrorSummary
        errors={[
          { fieldId: 'sheet.email', text: MESSAGES.emailInvalid },
          { fieldId: 'sheet.packingError', text: 'Choose who packs' },
        ]}
      />
      <ErrorSummary
        errors={[
          { fieldId: 'sheet.email', text: 'Collection: Enter a postcode' },
          { fieldId: 'sheet.packingError', text: 'Another delivery (2): Choose the floor' },
        ]}
      />
      <Note kind="info">
        <p>For this list, a 2 bedroom move costs £12.40 less.</p>
        <Button kind="dark" size="s">
          Change to 2 bedroom move
        </Button>
      </Note>
      <div className={styles.row}>
        <Spinner label="Loading prices" />
        <Skeleton width="180px" height="20px" />
        <Skeleton width="48px" height="48px" round />
      </div>
    </>
  );
}

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
