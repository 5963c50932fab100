import { BoroughMap } from '@/components/marketing/BoroughMap';
import { CallToAction } from '@/components/marketing/CallToAction';
import { AppLink } from '@/components/ui/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import type { AreaIndexContent } from './types';
import styles from './AreaIndexBody.module.scss';

export function AreaIndexBody({ trail, title, lead, action, map, regions, call }: AreaIndexContent) {
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.content}>
          <div className={styles.trail}>
            <Breadcrumb trail={trail} />
          </div>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            <p className={styles.actions}>
              <ButtonLink href={action.href} size="l" iconAfter="arrow-right" data-spot={action.spot}>
                {action.label}
              </ButtonLink>
            </p>
          </div>
          <BoroughMap label="Map of London" map={map} />
        </div>
      </div>
      <div className={styles.regions}>
        <nav className={styles.topics} aria-label="Parts of London">
          <ul>
            {regions.map(({ id, title: region }) => (
              <li key={id}>
                <a href={`#${id}`}>{region}</a>
              </li>
            ))}
          </ul>
        </nav>
        {regions.map(({ id, title: region, areas }) => (
          <section key={id} id={id} className={styles.region}>
            <h2>{region}</h2>
            <ul className={styles.areas}>
              {areas.map(({ name, href, districts, detail }) => (
                <li key={href} className={styles.area}>
                  <h3>
                    <AppLink href={href}>{name}</AppLink>
                  </h3>
                  <p>{districts}</p>
                  <p className={styles.detail}>{detail}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <CallToAction {...call} />
    </>
  );
}
