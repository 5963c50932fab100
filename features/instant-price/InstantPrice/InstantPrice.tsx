import { CLEANING_SERVICE } from '../services/cleaning-service';
import { RETURN_SERVICE } from '../services/return-service';
import { STORAGE_SERVICE } from '../services/storage-service';
import { ServicePanel } from '../ServicePanel';
import styles from './InstantPrice.module.scss';
import { MovingPanel, type MovingPanelProps } from './MovingPanel';

export type InstantPriceProps = MovingPanelProps;

const SERVICES = [STORAGE_SERVICE, CLEANING_SERVICE, RETURN_SERVICE] as const;

/**
 * Renders a price without asking for contact details. Tabs, sizes and terms are native controls, the price of each
 * choice is in the markup and CSS shows the chosen one. Each tab is a GET form into its flow, so all of it works
 * without script. The script adds only the effect of the postcodes, once the visitor comes near (hydrate-when-near.ts).
 */
export function InstantPrice(moving: InstantPriceProps) {
  return (
    <div className={styles.root}>
      <div className={styles.tabs} role="radiogroup" aria-label="Service">
        {['Moving', ...SERVICES.map(({ label }) => label)].map((label, index) => (
          <label key={label} className={styles.tab}>
            <input type="radio" name="service" value={label} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </div>
      <MovingPanel {...moving} />
      {SERVICES.map((service) => (
        <ServicePanel key={service.id} service={service} className={styles.panel} />
      ))}
    </div>
  );
}
