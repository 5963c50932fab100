import { AppLink } from '@/components/ui/AppLink/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { areaSlug } from '@/lib/domain/places/areas';
import { ROUTES } from '@/lib/routes';
import styles from './Areas.module.scss';

type AreasProps = {
  readonly map: Picture;
  readonly areas: readonly string[];
};

const INDEXES = [
  { label: 'Man and van areas', href: ROUTES.manAndVanAreas },
  { label: 'Storage areas', href: ROUTES.storageAreas },
] as const;

/** Where we work: London as tiles, and its boroughs by name. */
export function Areas({ map, areas }: AreasProps) {
  return (
    <section className={styles.root}>
      <div className={styles.map}>
        <Drawing {...map} />
      </div>
      <div>
        <h2>All {areas.length - 1} boroughs, and the&nbsp;City</h2>
        <p className={styles.lead}>Man and van, and storage collection, from every postcode in London.</p>
        <ul className={styles.areas}>
          {areas.map((area) => (
            <li key={area}>
              <AppLink href={`${ROUTES.manAndVanAreas}/${areaSlug(area)}`}>{area}</AppLink>
            </li>
          ))}
        </ul>
        <div className={styles.indexes}>
          {INDEXES.map(({ label, href }) => (
            <ButtonLink key={href} href={href} kind="secondary" size="s">
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}
