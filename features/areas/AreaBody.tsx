import { BoroughMap, type AreaMap } from '@/components/marketing/BoroughMap';
import { CallToAction } from '@/components/marketing/CallToAction';
import { FactTable } from '@/components/marketing/FactTable';
import { PageHero } from '@/components/marketing/PageHero';
import { QuestionList } from '@/components/marketing/QuestionList';
import { ReviewStrip } from '@/features/reviews/ReviewStrip';
import { AppLink } from '@/components/ui/AppLink';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Field, describedBy } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { Icon } from '@/components/ui/Icon/Icon';
import { PriceLines } from '@/components/ui/PriceLines';
import select from '@/components/ui/SelectField.module.scss';
import { Tag } from '@/components/ui/Tag';
import { PARKING_PLANNER } from '@/lib/tool-routes';
import areaFormStyles from './AreaForm.module.scss';
import examplePriceStyles from './ExamplePrice.module.scss';
import { FreeSlots } from './FreeSlots';
import localFactsStyles from './LocalFacts.module.scss';
import nearStyles from './Near.module.scss';
import { FREE_SLOTS_ID } from './hydrate-slots';
import type { AreaContent, AreaFormContent, ExampleContent, LocalContent, NearContent, ParkingContent } from './types';
import styles from './AreaBody.module.scss';

/** Renders the page of one borough for one product. Only the free slots need a script. */
export function AreaBody({ trail, title, lead, drawing, phone, phoneHref, ...parts }: AreaContent) {
  return (
    <>
      <PageHero trail={trail} title={title} lead={lead} drawing={drawing}>
        <AreaForm {...parts.form} />
      </PageHero>
      <LocalFacts local={parts.local} parking={parts.parking} />
      <div className={styles.example} data-later>
        <ExamplePrice {...parts.example} />
      </div>
      <div className={styles.prices} data-later>
        <FactTable {...parts.table} />
        <section className={styles.slots} aria-labelledby="next-free">
          <div>
            <h2 id="next-free">Next available slots</h2>
            <p className={styles.lead}>{parts.slots.lead}</p>
          </div>
          <div id={FREE_SLOTS_ID}>
            <FreeSlots slots={parts.slots} />
          </div>
          <AppLink href={parts.slots.href} className={styles.all} data-spot="area_slots">
            All days and times <Icon name="arrow-right" />
          </AppLink>
        </section>
      </div>
      <div className={styles.around} data-later>
        <ReviewStrip title="What customers say" {...parts.reviews} />
        <Near {...parts.near} map={parts.map} />
      </div>
      <div className={styles.end} data-later>
        <QuestionList
          title="Common questions"
          name="area-questions"
          questions={parts.questions}
          phone={phone}
          phoneHref={phoneHref}
        />
        <CallToAction {...parts.call} />
      </div>
    </>
  );
}

function ExamplePrice({ title, stops, lines, total, note }: ExampleContent) {
  return (
    <section className={examplePriceStyles.root}>
      <div className={examplePriceStyles.content}>
        <div>
          <h2>{title}</h2>
          <ol className={examplePriceStyles.stops}>
            {stops.map(({ where, how }) => (
              <li key={where}>
                <strong>{where}</strong>
                <span>{how}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className={examplePriceStyles.bill}>
          <PriceLines lines={lines.map(({ detail, ...line }) => ({ ...line, detail: detail ?? undefined }))} />
          <p className={examplePriceStyles.total}>
            {total.label} <strong>{total.amount}</strong>
          </p>
          {note ? <p className={examplePriceStyles.note}>{note}</p> : null}
        </div>
      </div>
    </section>
  );
}

type LocalFactsProps = { readonly local: LocalContent; readonly parking: ParkingContent };

function LocalFacts({ local, parking }: LocalFactsProps) {
  return (
    <section className={localFactsStyles.root}>
      <div className={localFactsStyles.words}>
        <h2>{local.title}</h2>
        {local.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <aside className={localFactsStyles.parking} aria-labelledby="parking">
        <h3 id="parking">{parking.title}</h3>
        <p>{parking.text}</p>
        {parking.facts.length > 0 ? (
          <dl className={localFactsStyles.facts}>
            {parking.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {parking.note ? <p className={localFactsStyles.note}>{parking.note}</p> : null}
        <p>
          <a href={parking.link.href} rel="external">
            {parking.link.label}
          </a>
        </p>
        <p>
          <a href={PARKING_PLANNER}>Plan it for your day</a>
        </p>
        <p className={localFactsStyles.note}>{parking.own}</p>
      </aside>
      <div className={localFactsStyles.places}>
        <h3>Postcodes we cover</h3>
        <ul className={localFactsStyles.districts} aria-label="Postcode districts">
          {local.districts.map((district) => (
            <li key={district}>
              <Tag>{district}</Tag>
            </li>
          ))}
        </ul>
        <p className={localFactsStyles.neighbourhoods}>{local.neighbourhoods.join(' · ')}</p>
        <p className={localFactsStyles.note}>{local.districtsText}</p>
      </div>
    </section>
  );
}

type ChoiceProps = {
  readonly id: string;
  readonly label: string;
  readonly options: AreaFormContent['choice']['options'];
  readonly initial: string;
  readonly hint?: string | undefined;
};

/** Renders a native select. The browser keeps its value, so the form needs no script. */
function Choice({ id, label, options, initial, hint }: ChoiceProps) {
  return (
    <Field id={id} label={label} hint={hint}>
      <div className={field.group}>
        <select
          id={id}
          name={id}
          aria-describedby={describedBy(id, { hint })}
          className={`${field.control} ${select.select}`}
          defaultValue={initial}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={field.iconEnd} />
      </div>
    </Field>
  );
}

function AreaForm({ action, title, district, choice, hidden, button }: AreaFormContent) {
  const districts = district.options.map((value) => ({ value, label: value }));
  return (
    <form noValidate action={action} method="get" className={areaFormStyles.root} aria-label={title}>
      <Choice id="from" label={district.label} options={districts} initial={district.initial} />
      <Choice id="plan" {...choice} />
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="l" iconAfter="arrow-right" data-spot="area_form">
        {button}
      </Button>
    </form>
  );
}

function Near({ title, text, current, neighbours, other, map }: NearContent & { readonly map: AreaMap }) {
  const names = new Set(neighbours.map(({ name }) => name));
  const near = Object.keys(map.names).filter((tile) => names.has(map.names[tile] ?? ''));
  return (
    <section className={nearStyles.root}>
      <BoroughMap label="Map of London" map={map} current={current} near={near} />
      <div>
        <h2>{title}</h2>
        <p className={nearStyles.text}>{text}</p>
        <ul className={nearStyles.neighbours}>
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
