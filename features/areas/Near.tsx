import { BoroughMap, type AreaMap } from '@/components/marketing/BoroughMap';
import { AppLink } from '@/components/ui/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { NearContent } from './types';
import styles from './Near.module.scss';

/** Renders the borough and its neighbours on the map of London, and links to the neighbours. */
export function Near({ title, text, current, neighbours, other, map }: NearContent & { readonly map: AreaMap }) {
  const names = new Set(neighbours.map(({ name }) => name));
  const near = Object.keys(map.names).filter((tile) => names.has(map.names[tile] ?? ''));
  return (
    <section className={styles.root}>
      <BoroughMap label="Map of London" map={map} current={current} near={near} />
      <div>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
        <ul className={styles.neighbours}>
          {neighbours.map(({ name, href, detail }) => (
            <li key={href}>
              <AppLink href={href}>{name}</AppLink> <span>{detail}</span>
            </li>
          ))}
        </ul>
        <ButtonLink href={other.href} kind="secondary" size="s" iconAfter="arrow-right">
          {other.label}
        </ButtonLink>
      </div>
    </section>
  );
}
