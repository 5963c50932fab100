import styles from './TestCards.module.scss';

const CARDS = [
  { value: 'pays', label: 'A card that pays' },
  { value: 'refused_later', label: 'A card that is refused from the second time on' },
  { value: 'confirms', label: 'A card that asks for confirmation' },
] as const;

/** Renders how later charges will behave. A plain group of radio buttons whose value the browser keeps and sends. */
export function TestCards() {
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>Card for later storage payments</legend>
      {CARDS.map(({ value, label }, index) => (
        <label key={value} className={styles.card}>
          <input type="radio" name="card" value={value} defaultChecked={index === 0} className={styles.input} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
