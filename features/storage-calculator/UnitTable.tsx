import { AppLink } from '@/components/ui/AppLink';
import { formatSquareFeet, STORAGE_UNITS, UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { formatPence } from '@/lib/domain/money';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS } from '@/lib/domain/pricing/storage-terms';
import { SITE } from '@/lib/site';
import { chosenPath, ROUTES } from '@/lib/routes';
import styles from './UnitTable.module.scss';

/**
 * The props of the scrolling table. With large text it is wider than a phone, and the scrolled part must be reachable
 * by keyboard.
 */
const SCROLLING = { role: 'region', 'aria-label': 'Prices a week, by unit and term', tabIndex: 0 } as const;

/** Renders every unit with its measurements and the price a week by term. Each price links to its quote. */
export function UnitTable() {
  return (
    <section className={styles.root} aria-labelledby="unit-table">
      <h2 id="unit-table">Every unit and its price</h2>
      <div className={styles.scroller} {...SCROLLING}>
        <table>
          <thead>
            <tr>
              <th scope="col">Unit</th>
              {STORAGE_DURATIONS.map(({ term, title }) => (
                <th key={term} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {STORAGE_UNITS.map(({ space, title, squareFeet }) => (
              <tr key={space}>
                <th scope="row">
                  {title}
                  <small>
                    <span>{formatSquareFeet(squareFeet)},</span>{' '}
                    <span>{formatCubicFeet(squareFeet * UNIT_HEIGHT_FEET)}</span>
                  </small>
                </th>
                {STORAGE_DURATIONS.map(({ term }) => (
                  <td key={term}>
                    <AppLink
                      href={chosenPath(ROUTES.storageQuote, { plan: space, term })}
                      className={styles.price}
                      data-spot="storage_calculator"
                    >
                      {formatPence(weeklyPrice(SITE.storagePriceList, { storageSpace: space, squareFeet: null }, term))}
                    </AppLink>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        Pounds a week, VAT included. Select a price to get a quote. Every unit is {UNIT_HEIGHT_FEET} ft high. Terms:{' '}
        {STORAGE_DURATIONS.filter(({ discountPercent }) => discountPercent > 0)
          .map(
            ({ title, minimumWeeks, discountPercent }) =>
              `${title} is ${minimumWeeks} weeks or more, ${discountPercent}% off`,
          )
          .join('; ')}
        .
      </p>
    </section>
  );
}
