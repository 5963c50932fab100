import stub from '@/components/ui/TicketStub.module.scss';
import styles from './ServicePanel.module.scss';
import segments from '@/components/ui/Segments/Segments.module.scss';
import field from '@/components/ui/Field/Field.module.scss';
import select from '@/components/ui/SelectField.module.scss';
import frame from './InstantPrice/InstantPrice.module.scss';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field/Field';
import { Icon } from '@/components/ui/Icon/Icon';
import { CheaperDays } from './CheaperDays';
import { Refused, Unreachable } from './InstantPrice/Refused';
import { PostcodeField } from './PostcodeField';
import { CLEANING_ASKER, RETURN_ASKER, STORAGE_ASKER, type Asker } from './askers';
import type { InstantService, LivePrice, ServiceSize } from './types';
import { useLivePrice } from './live-price';

type OfferProps = {
  readonly size: ServiceSize;
  /** The unit of the price, "a week". Empty for a whole price, which the distance may change. */
  readonly per: string;
  readonly live: LivePrice;
};

function Offer({ size: { value, lead, facts, prices }, per, live }: OfferProps) {
  const isLive = per === '' && live.subject === value && live.price !== undefined;
  return (
    <div className={styles.offer} data-size={value}>
      <p className={stub.line}>
        {lead ? <span className={stub.lead}>{lead} </span> : null}
        {prices.length > 1 ? (
          <strong className={`${stub.price} ${styles.byTerm}`}>
            {prices.map((price, term) => (
              <span key={term}>{price}</span>
            ))}
          </strong>
        ) : (
          <strong className={stub.price}>{isLive ? live.price : prices[0]}</strong>
        )}
        {per ? <span className={stub.lead}> {per}</span> : null}
      </p>
      {facts ? (
        <p className={stub.note}>
          {[facts, isLive ? live.distance : '', per ? '' : 'VAT included'].filter(Boolean).join(' · ')}
        </p>
      ) : null}
    </div>
  );
}

function TermField({ terms: { legend, initial, options } }: { readonly terms: NonNullable<InstantService['terms']> }) {
  return (
    <fieldset>
      <legend className={segments.legend}>{legend}</legend>
      <div className={segments.track}>
        {options.map(({ value, label, detail }) => (
          <label key={value} className={`${segments.segment} ${styles.term}`}>
            <input
              type="radio"
              name="term"
              value={value}
              className={segments.input}
              defaultChecked={value === initial}
            />
            {label}
            <small className={segments.detail}>{detail}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SizeFieldProps = { readonly id: string; readonly sizes: InstantService['sizes'] };

function SizeField({ id, sizes: { label, initial, options } }: SizeFieldProps) {
  return (
    <Field id={id} label={label}>
      <div className={field.group}>
        <select id={id} name="plan" className={`${field.control} ${select.select}`} defaultValue={initial}>
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

const ASKERS: Readonly<Record<InstantService['id'], Asker>> = {
  storage: STORAGE_ASKER,
  cleaning: CLEANING_ASKER,
  return: RETURN_ASKER,
};

type ServicePanelProps = { readonly service: InstantService; readonly className: string | undefined };

export function ServicePanel({ service, className }: ServicePanelProps) {
  const { id, label, action, sizes, terms, postcode, per, points, button } = service;
  const { form, live, retry } = useLivePrice(ASKERS[id]);
  const { name } = postcode;
  return (
    <form noValidate ref={form} action={action} method="get" aria-label={label} className={className} autoComplete="on">
      <div className={`${frame.body} ${styles.body}`}>
        <div className={frame.pair}>
          <SizeField id={`${id}-size`} sizes={sizes} />
          <PostcodeField id={`${id}-${name}`} {...postcode} error={live.errors[name]} />
        </div>
        {terms ? <TermField terms={terms} /> : null}
        {points.length > 0 ? (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className={stub.root}>
        <div className={stub.words}>
          {live.askHref ? <Refused href={live.askHref} /> : null}
          {live.askHref
            ? null
            : sizes.options.map((size) => <Offer key={size.value} size={size} per={per} live={live} />)}
          {terms && !live.askHref ? (
            <p className={stub.note}>
              <span className={styles.byTerm}>
                {terms.options.map(({ value, note }) => (
                  <span key={value}>{note}</span>
                ))}
              </span>{' '}
              · VAT&nbsp;included
            </p>
          ) : null}
          {per && live.price ? (
            <p className={styles.first}>
              First payment from {live.price} · {live.distance} away
            </p>
          ) : null}
          {live.state === 'unreachable' ? <Unreachable onRetry={retry} /> : null}
        </div>
        <div className={stub.action}>
          <Button type="submit" kind="dark" size="l" iconAfter="arrow-right" data-spot={`home_price_${id}`}>
            {button}
          </Button>
        </div>
      </div>
      <CheaperDays live={live} isFirstPayment={per !== ''} />
      <p role="status" className={frame.spoken}>
        {live.announcement}
      </p>
    </form>
  );
}
