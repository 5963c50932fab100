import { formatSquareFeet, STORAGE_UNITS, UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { formatPence } from '@/lib/domain/money';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS } from '@/lib/domain/pricing/storage-terms';
import { SITE } from '@/lib/site';
import styles from './UnitTable.module.scss';

/** Every unit with its measures and what a week costs, by term. */
export function UnitTable() {
  return (
    <section className={styles.root} aria-labelledby="unit-table">
      <h2 id="unit-table">Every unit and its price</h2>
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
                  {formatSquareFeet(squareFeet)}, {formatCubicFeet(squareFeet * UNIT_HEIGHT_FEET)}
                </small>
              </th>
              {STORAGE_DURATIONS.map(({ term }) => (
                <td key={term}>
                  {formatPence(weeklyPrice(SITE.storagePriceList, { storageSpace: space, squareFeet: null }, term))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        Pounds a week, VAT included. Every unit is {UNIT_HEIGHT_FEET} ft high. Terms:{' '}
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
