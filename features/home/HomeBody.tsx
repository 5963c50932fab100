import type { CSSProperties, ComponentProps, ReactNode } from 'react';
import { BoroughMap, areaHref, type AreaMap } from '@/components/marketing/BoroughMap';
import { LinkRows, type LinkRow } from '@/components/marketing/LinkRows';
import { PlanCards, type PlanCardProps } from '@/components/marketing/PlanCards';
import { Promises } from '@/components/marketing/Promises';
import { QuestionList } from '@/components/marketing/QuestionList';
import { SectionHead } from '@/components/marketing/SectionHead';
import { StepsStrip } from '@/components/marketing/StepsStrip';
import { AppLink } from '@/components/ui/AppLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import { ReviewStrip } from '@/features/reviews/ReviewStrip';
import { ROUTES, chosenPath } from '@/lib/routes';
import { SITE } from '@/lib/site';
import areasStyles from './Areas.module.scss';
import audiencesStyles from './Audiences.module.scss';
import factsStyles from './Facts.module.scss';
import heroStyles from './Hero.module.scss';
import plansStyles from './Plans.module.scss';
import servicesStyles from './Services.module.scss';
import { StoragePicker } from './StoragePicker';
import type { Fact, LargeService, PlanCard } from './types';
import styles from './HomeBody.module.scss';

type HomeBodyProps = {
  readonly hero: Omit<ComponentProps<typeof Hero>, 'children'>;
  readonly facts: ComponentProps<typeof Facts>['facts'];
  readonly services: ComponentProps<typeof Services>;
  readonly steps: ComponentProps<typeof StepsStrip>['steps'];
  readonly storage: ComponentProps<typeof StoragePicker>;
  readonly plans: ComponentProps<typeof Plans>;
  readonly reviews: Omit<ComponentProps<typeof ReviewStrip>, 'title'>;
  readonly nothingHidden: Omit<ComponentProps<typeof Promises>, 'title'>;
  readonly areas: ComponentProps<typeof Areas>;
  readonly audiences: ComponentProps<typeof Audiences>['audiences'];
  readonly questions: Omit<ComponentProps<typeof QuestionList>, 'title' | 'name'>;
  readonly children: ReactNode;
};

const NOTHING_HIDDEN = (
  <>
    Nothing
    <br />
    hidden.
  </>
);

export function HomeBody({ children, ...parts }: HomeBodyProps) {
  return (
    <div className={styles.root}>
      <Hero {...parts.hero}>{children}</Hero>
      <Facts facts={parts.facts} />
      <Services {...parts.services} />
      <StepsStrip title="Your move in four steps, without a phone call" steps={parts.steps} />
      <StoragePicker {...parts.storage} />
      <Plans {...parts.plans} />
      <ReviewStrip title="What our customers say" {...parts.reviews} />
      <Promises title={NOTHING_HIDDEN} isTitleShort {...parts.nothingHidden} />
      <Areas {...parts.areas} />
      <Audiences audiences={parts.audiences} />
      <QuestionList title="Common questions" name="home-questions" {...parts.questions} />
    </div>
  );
}

type HeroProps = {
  readonly lead: string;
  readonly shortcuts: readonly { readonly label: string; readonly href: string }[];
  /** The URL of the picture behind the roofs. Only wide screens fetch it. */
  readonly skyline: string;
  readonly street: string;
  readonly streetOnPhone: string;
  /** The URL of the van's picture, a layer above the street so that it can drive off. */
  readonly van: string;
  readonly widgetId: string;
  readonly children: ReactNode;
};

const url = (path: string) => `url("${path}")`;

/** Renders the first screen. The street is a background, so that the headline is the largest contentful paint. */
function Hero({ lead, shortcuts, skyline, street, streetOnPhone, van, widgetId, children }: HeroProps) {
  const pictures = {
    '--skyline': url(skyline),
    '--street': url(street),
    '--street-on-phone': url(streetOnPhone),
    '--van': url(van),
  } as CSSProperties;
  return (
    <section className={heroStyles.root} style={pictures}>
      <div className={heroStyles.content}>
        <h1 className={heroStyles.title}>{SITE.tagline.replace('from £', 'from\u00a0£')}</h1>
        <p className={heroStyles.lead}>{lead}</p>
        <ul className={heroStyles.shortcuts}>
          {shortcuts.map(({ label, href }) => (
            <li key={href}>
              <AppLink href={href}>{label}</AppLink>
            </li>
          ))}
        </ul>
        <div className={heroStyles.widget} id={widgetId}>
          {children}
        </div>
      </div>
      <div className={heroStyles.skyline} />
      <div className={heroStyles.art}>
        <div className={heroStyles.van} />
      </div>
    </section>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <section className={factsStyles.root} aria-label="In numbers">
      <ul className={factsStyles.facts}>
        {facts.map(({ figure, text }) => (
          <li key={figure} className={factsStyles.fact}>
            <strong className={factsStyles.figure}>{figure}</strong> <span className={factsStyles.text}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ServicesProps = { readonly large: readonly LargeService[]; readonly small: readonly LinkRow[] };

function Services({ large, small }: ServicesProps) {
  return (
    <section className={servicesStyles.root}>
      <SectionHead
        title={<>Moving, storage, cleaning and&nbsp;more</>}
        lead="Book one service or several. You have one team, one bill and one number to ring."
      />
      <ul className={servicesStyles.large}>
        {large.map(({ name, href, text, price, per, drawing }) => (
          <li key={href} className={servicesStyles.card}>
            <div className={servicesStyles.scene}>
              <Drawing {...drawing} />
            </div>
            <div className={servicesStyles.words}>
              <h3>
                <AppLink href={href} className={servicesStyles.cover}>
                  {name}
                </AppLink>
              </h3>
              <p className={servicesStyles.text}>{text}</p>
              <p className={servicesStyles.price}>
                from <strong>{price}</strong> {per}
              </p>
            </div>
            <span className={servicesStyles.go}>
              <Icon name="arrow-right" />
            </span>
          </li>
        ))}
      </ul>
      <LinkRows links={small} />
    </section>
  );
}

type PlansProps = {
  readonly plans: readonly PlanCard[];
  readonly custom: { readonly text: string; readonly drawing: Picture };
  readonly addOns: readonly { readonly name: string; readonly price: string }[];
};

const intoFlow = (space: string) => chosenPath(ROUTES.movingQuote, { plan: space });

const asCard = ({ space, ...plan }: PlanCard): PlanCardProps => ({
  ...plan,
  action: { label: `Choose ${plan.title.toLowerCase()}`, href: intoFlow(space), spot: `home_plan_${space}` },
});

function Plans({ plans, custom, addOns }: PlansProps) {
  return (
    <section className={plansStyles.root}>
      <div className={plansStyles.content}>
        <SectionHead
          title="Fixed-price moving plans"
          lead="Each van is drawn to scale with every box in its plan. Some are hidden behind others."
        />
        <PlanCards cards={plans.map(asCard)} />
        <div className={plansStyles.custom}>
          <Drawing {...custom.drawing} />
          <div>
            <h3>Somewhere in between?</h3>
            <p>{custom.text}</p>
          </div>
          <ButtonLink
            href={intoFlow('custom')}
            kind="dark"
            size="l"
            iconAfter="arrow-right"
            data-spot="home_plan_custom"
          >
            List my items
          </ButtonLink>
        </div>
        <ul className={plansStyles.addOns}>
          <li>Add to any move:</li>
          {addOns.map(({ name, price }) => (
            <li key={name}>
              <b>{name}</b> {price}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const INDEXES = [
  { label: 'Man and van areas', href: ROUTES.manAndVanAreas },
  { label: 'Storage areas', href: ROUTES.storageAreas },
] as const;

function Areas({ map }: { readonly map: AreaMap }) {
  const names = Object.values(map.names);
  return (
    <section className={areasStyles.root}>
      <div className={areasStyles.head}>
        <h2>All {names.length - 1} boroughs, and the&nbsp;City</h2>
        <p className={areasStyles.lead}>Man and van, and storage collection, from every postcode in London.</p>
      </div>
      <div className={areasStyles.map}>
        <BoroughMap label="Map of London" map={map} />
      </div>
      <ul className={areasStyles.areas}>
        {names.map((name) => (
          <li key={name}>
            <AppLink href={areaHref(map.index, name)}>{name}</AppLink>
          </li>
        ))}
      </ul>
      <div className={areasStyles.indexes}>
        {INDEXES.map(({ label, href }) => (
          <ButtonLink key={href} href={href} kind="secondary" size="s">
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}

function Audiences({ audiences }: { readonly audiences: readonly LinkRow[] }) {
  return (
    <section className={audiencesStyles.root}>
      <SectionHead title="Not moving house?" />
      <ul className={audiencesStyles.audiences}>
        {audiences.map(({ name, href, text, drawing }) => (
          <li key={href} className={audiencesStyles.audience}>
            <div className={audiencesStyles.scene}>
              <Drawing {...drawing} />
            </div>
            <h3 className={audiencesStyles.name}>
              <AppLink href={href} className={audiencesStyles.cover}>
                {name}
              </AppLink>
            </h3>
            <p className={audiencesStyles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
