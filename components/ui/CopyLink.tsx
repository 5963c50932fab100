import { useState } from 'react';
import { useScripted } from '@/components/ui/Island/hydration';
import { Button } from './Button';
import styles from './CopyLink.module.scss';

type CopyLinkProps = {
  readonly link: string;
  /** The owner of the link in the accessible name, where a page has several links. */
  readonly of?: string;
};

const REFUSED = 'Your browser would not copy it. Select the link and copy it.';

/** Renders a button that copies the link, or nothing without a script or on plain http, where browsers forbid it. */
export function CopyLink({ link, of }: CopyLinkProps) {
  const [status, setStatus] = useState('');
  const isScripted = useScripted();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setStatus('Copied');
    } catch {
      setStatus(REFUSED);
    }
  };
  if (!isScripted || !('clipboard' in navigator)) return null;
  return (
    <span className={styles.root}>
      <Button
        kind="secondary"
        size="xs"
        aria-label={of === undefined ? undefined : `Copy the link: ${of}`}
        onClick={() => void copy()}
      >
        Copy the link
      </Button>
      <span role="status">{status}</span>
    </span>
  );
}
