import { Button } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import stub from '@/components/ui/TicketStub/TicketStub.module.scss';
import { type Asker, CLEANING_ASKER, RETURN_ASKER, STORAGE_ASKER } from '../askers';
import { CheaperDays } from '../CheaperDays/CheaperDays';
import frame from '../InstantPrice/InstantPrice.module.scss';
import { Refused } from '../InstantPrice/Refused';
import { Unreachable } from '../InstantPrice/Unreachable';
import { PostcodeField } from '../PostcodeField/PostcodeField';
import type { InstantService } from '../types';
import { useLivePrice } from '../use-live-price';
import { Offer } from './Offer';
import styles from './ServicePanel.module.scss';
import { SizeField } from './SizeField';
import { TermField } from './TermField';

const ASKERS: Readonly<Record<InstantService['id'], Asker>> = {
  storage: STORAGE_ASKER,
  cleaning: CLEANING_ASKER,
  return: RETURN_ASKER,
};

type ServicePanelProps = { readonly service: InstantService; readonly className: string | undefined };

/** Another service by its size, and by its term where there is one: a price for each choice, and a form into the flow. */
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
        {live.spoken}
      </p>
    </form>
  );
}
