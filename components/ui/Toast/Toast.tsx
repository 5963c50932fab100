import { Icon } from '../Icon/Icon';
import styles from './Toast.module.scss';

export type ToastKind = 'success' | 'error';
export type ToastMessage = { readonly text: string; readonly kind: ToastKind };
export type ToastProps = ToastMessage & { readonly onClose: () => void };

export function Toast({ text, kind, onClose }: ToastProps) {
  return (
    <div className={styles.root}>
      <span className={kind === 'success' ? styles.success : styles.error}>
        <Icon name={kind === 'success' ? 'check' : 'close'} />
      </span>
      <span className={styles.text}>{text}</span>
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
