import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { shareOfWidest } from '@/components/ui/Drawing/share-of-widest';
import { SectionHead } from '@/components/marketing/SectionHead';
import { ROUTES } from '@/lib/routes';
import type { HomeInUnit, Place } from './types';
import styles from './LikePlaces.module.scss';

type LikePlacesProps = { readonly places: readonly Place[]; readonly homes: readonly HomeInUnit[] };

/** Renders two ways to guess a size: by comparison with a known place, and by the homes that were packed into units. */
export function LikePlaces({ places, homes }: LikePlacesProps) {
  const drawings = places.map(({ drawing }) => drawing);
  return (
    <section className={styles.root}>
      <SectionHead
        title={<>Not sure? Think of a&nbsp;place you know</>}
        lead="A rough guide to what each would hold, stacked with care."
      />
      <ul className={styles.places}>
        {places.map(({ place, unit, unitId, drawing }) => (
          <li key={place}>
            <a href={`#${unitId}`} className={styles.place} style={shareOfWidest(drawing, drawings)}>
              <Drawing {...drawing} />
              <b>{place}</b>
              <span>{unit}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.homes}>
        <div>
          <h3>Which unit for a whole home?</h3>
          <p>
            Our packing program tried the usual contents of a home in each unit. These are the smallest units that took
            everything.
          </p>
          <ButtonLink href={ROUTES.storageCalculator} iconAfter="arrow-right">
            Pack my own list
          </ButtonLink>
        </div>
        <table>
          <caption className={styles.unseen}>The smallest unit for a whole home</caption>
          <thead>
            <tr>
              <th scope="col">Home</th>
              <th scope="col">Unit</th>
            </tr>
          </thead>
          <tbody>
            {homes.map(({ home, contents, unit, unitId }) => (
              <tr key={home}>
                <th scope="row">
                  {home}
                  <small>{contents}</small>
                </th>
                <td>
                  <a href={`#${unitId}`}>{unit}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
