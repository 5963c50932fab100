import { Icon } from '../Icon/Icon';
import styles from './Field.module.scss';

type FieldMessageProps = {
  readonly id: string;
  readonly error?: string | undefined;
  readonly success?: string | undefined;
};

export function FieldMessage({ id, error, success }: FieldMessageProps) {
  if (!error && !success) return null;
  return (
    <p id={id} className={error ? styles.error : styles.success}>
      <Icon name={error ? 'error' : 'check'} />
      <span>{error || success}</span>
    </p>
  );
}
