import { areaHref, BoroughMap, type AreaMap } from '@/components/marketing/BoroughMap';
import { AppLink } from '@/components/ui/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ROUTES } from '@/lib/routes';
import styles from './Areas.module.scss';

const INDEXES = [
  { label: 'Man and van areas', href: ROUTES.manAndVanAreas },
  { label: 'Storage areas', href: ROUTES.storageAreas },
] as const;

/** Renders the service area: London as a map of tiles, and its boroughs by name. */
export function Areas({ map }: { readonly map: AreaMap }) {
  const names = Object.values(map.names);
  return (
    <section className={styles.root}>
      <div className={styles.head}>
        <h2>All {names.length - 1} boroughs, and the&nbsp;City</h2>
        <p className={styles.lead}>Man and van, and storage collection, from every postcode in London.</p>
      </div>
      <div className={styles.map}>
        <BoroughMap label="Map of London" map={map} />
      </div>
      <ul className={styles.areas}>
        {names.map((name) => (
          <li key={name}>
            <AppLink href={areaHref(map.index, name)}>{name}</AppLink>
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
    </section>
  );
}
