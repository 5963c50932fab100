import clsx from 'clsx';
import styles from './PlanBody.module.scss';
import { PageHero } from '@/components/marketing/PageHero';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { ErrorSummary } from '@/components/ui/ErrorSummary';
import { Icon } from '@/components/ui/Icon/Icon';
import { PlanForm } from './PlanForm';
import type { PlanModel } from './plan-model';
import type { AddressPlan, CouncilCard } from './types';

function CouncilEntry({ borough, title, text, note, link, isTooLate }: CouncilCard) {
  return (
    <li className={clsx(styles.council, isTooLate && styles.tooLate)}>
      <h3>{borough}</h3>
      <p className={styles.when}>
        <Icon name={isTooLate ? 'error' : 'calendar'} /> {title}
      </p>
      <p>{text}</p>
      {note ? <p className={styles.note}>{note}</p> : null}
      <p>
        <a href={link.href} rel="external">
          {link.label}
        </a>
      </p>
    </li>
  );
}

export type PlanBodyProps = PlanModel & {
  readonly trail: readonly Crumb[];
  readonly pictures: { readonly [view in 'reserved' | 'carried']: Picture };
  readonly quote: { readonly href: string; readonly label: string };
};

export function PlanBody({ trail, form, plan, pictures, quote }: PlanBodyProps) {
  if (!plan) {
    return (
      <PageHero trail={trail} title="Plan the parking" lead="Two postcodes and the day are all we need.">
        <ErrorSummary errors={Object.entries(form.errors).map(([fieldId, text]) => ({ fieldId, text }))} />
        <PlanForm {...form} />
      </PageHero>
    );
  }
  return (
    <>
      <PageHero
        trail={trail}
        title={plan.title}
        lead="You apply to the council for a bay in front of the door, and you pay the council, not us."
      />
      <div className={styles.content}>
        {plan.addresses.map((address) => (
          <Address key={address.title} {...address} />
        ))}
        <p>
          <ButtonLink href={plan.calendar.href} download kind="secondary" iconBefore="calendar">
            {plan.calendar.label}
          </ButtonLink>
        </p>
        <section className={styles.kerb}>
          <h2>At the kerb on the day</h2>
          <div className={styles.views}>
            <KerbView {...plan.kerb.reserved} picture={pictures.reserved} />
            <KerbView {...plan.kerb.carried} picture={pictures.carried} />
          </div>
        </section>
        {plan.instead.length > 0 ? (
          <section className={styles.instead}>
            <h2>What works instead</h2>
            <ul>
              {plan.instead.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        ) : null}
        <p className={styles.charges}>{plan.charges}</p>
        <p>
          <ButtonLink href={quote.href} size="l" iconAfter="arrow-right">
            {quote.label}
          </ButtonLink>
        </p>
        <section className={styles.again}>
          <h2>Another day or address</h2>
          <PlanForm {...form} />
        </section>
      </div>
    </>
  );
}

type KerbViewProps = { readonly title: string; readonly text: string; readonly picture: Picture };

function KerbView({ title, text, picture }: KerbViewProps) {
  return (
    <figure className={styles.view}>
      <Drawing {...picture} alt="" />
      <figcaption>
        <b>{title}</b>
        <span>{text}</span>
        <span className={styles.note}>{picture.alt}. Drawn to scale.</span>
      </figcaption>
    </figure>
  );
}

function Address({ title, lead, councils }: AddressPlan) {
  return (
    <section className={styles.address}>
      <h2>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.councils}>
        {councils.map((council) => (
          <CouncilEntry key={council.borough} {...council} />
        ))}
      </ul>
    </section>
  );
}
