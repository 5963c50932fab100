import Link from 'next/link';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import { track } from '@/lib/analytics/track';
import { formatPence } from '@/lib/domain/money';
import { CUSTOM_BASE } from '@/lib/domain/pricing/assumptions';
import { CLEANING_PLANS } from '@/lib/domain/pricing/price-lists';
import { cheapestPerWeek } from '@/lib/domain/pricing/storage-rates';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import styles from './ChooseService.module.scss';

export type ChooseServiceProps = {
  readonly company: { readonly phone: string; readonly phoneHref: string };
  readonly picture: Picture;
};

/** Booked with a person until each has a flow of its own; nothing here pretends to be a link. */
const BY_PHONE = [{ title: 'Return from storage', text: 'Tell us what you want back, and where and when.' }] as const;

/** What the visitor wants done. */
export function ChooseService({ company, picture }: ChooseServiceProps) {
  return (
    <QuoteLayout company={company}>
      <div className={styles.root}>
        <Link href={ROUTES.home} className={styles.back} prefetch={false}>
          <Icon name="arrow-left" /> Back
        </Link>
        <h1 className={styles.heading}>What can we do for you?</h1>
        <section className={styles.moving}>
          <div className={styles.picture}>
            <Drawing {...picture} alt="" isEager />
          </div>
          <div className={styles.words}>
            <h2 className={styles.title}>Moving</h2>
            <p>
              From {formatPence(CUSTOM_BASE)}. Five steps to a whole price, VAT included. Your name can wait until the
              last one.
            </p>
            <ButtonLink
              href={ROUTES.movingQuote}
              size="l"
              iconAfter="arrow-right"
              onClick={() => track('get_a_quote_click_v2', { spot: 'choose_service_moving' })}
            >
              Get my moving price
            </ButtonLink>
          </div>
        </section>
        <section className={styles.service}>
          <div className={styles.words}>
            <h2 className={styles.title}>Storage with collection</h2>
            <p>
              From {formatPence(cheapestPerWeek(SITE.storagePriceList).perWeek)} a week, and the collection. We bring
              your things back when you want them.
            </p>
            <ButtonLink
              href={ROUTES.storageQuote}
              kind="secondary"
              size="l"
              iconAfter="arrow-right"
              onClick={() => track('get_a_quote_click_v2', { spot: 'choose_service_storage' })}
            >
              Get my storage price
            </ButtonLink>
          </div>
        </section>
        <section className={styles.service}>
          <div className={styles.words}>
            <h2 className={styles.title}>End of tenancy cleaning</h2>
            <p>
              From {formatPence(CLEANING_PLANS.one_bedroom.price)}. On its own or after a move; with a move you can add
              it in the moving quote.
            </p>
            <ButtonLink
              href={ROUTES.cleaningQuote}
              kind="secondary"
              size="l"
              iconAfter="arrow-right"
              onClick={() => track('get_a_quote_click_v2', { spot: 'choose_service_cleaning' })}
            >
              Get my cleaning price
            </ButtonLink>
          </div>
        </section>
        <section aria-labelledby="by-phone" className={styles.byPhone}>
          <h2 id="by-phone" className={styles.title}>
            Booked by phone
          </h2>
          <p>
            Ring <a href={company.phoneHref}>{company.phone}</a> for these. You hear the whole price before anything is
            agreed.
          </p>
          <ul className={styles.services}>
            {BY_PHONE.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </QuoteLayout>
  );
}
