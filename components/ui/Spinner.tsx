import styles from './Spinner.module.scss';

/** A turning ring in the colour of its text. `label` is read aloud; without it the place around it speaks. */
export function Spinner({
  label,
  className,
}: {
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}) {
  return (
    <span className={className ? `${styles.root} ${className}` : styles.root} {...(label ? { role: 'status' } : {})}>
      {label ? <span className={styles.label}>{label}</span> : null}
    </span>
  );
}
