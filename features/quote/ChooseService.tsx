import Link from 'next/link';
import styles from './ChooseService.module.scss';
import { QuoteLayout } from '@/components/layout/QuoteLayout';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import { formatPence } from '@/lib/domain/money';
import { CUSTOM_BASE } from '@/lib/domain/prices/assumptions';
import { CLEANING_PLANS } from '@/lib/domain/prices/price-lists';
import { cheapestPerWeek } from '@/lib/domain/pricing/storage-rates';
import { tripsWords } from '@/lib/domain/pricing/storage-trips';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';

/** The services besides moving. The id names the picture and the spot in analytics. */
const SERVICES = [
  {
    id: 'storage',
    title: 'Storage with collection',
    text: `From ${formatPence(cheapestPerWeek(SITE.storagePriceList).perWeek)} a week; ${tripsWords('weekly')}. We bring your things back when you want them.`,
    action: 'Get my storage price',
    href: ROUTES.storageQuote,
  },
  {
    id: 'return',
    title: 'Return from storage',
    text: `From ${formatPence(CUSTOM_BASE)}. Everything in your unit, or only the things you name, brought to your door.`,
    action: 'Get my return price',
    href: ROUTES.returnQuote,
  },
  {
    id: 'cleaning',
    title: 'End of tenancy cleaning',
    text: `From ${formatPence(CLEANING_PLANS.one_bedroom.price)}. On its own or after a move; with a move you can add it in the moving quote.`,
    action: 'Get my cleaning price',
    href: ROUTES.cleaningQuote,
  },
] as const;

export type ChooseServiceProps = {
  readonly company: { readonly phone: string; readonly phoneHref: string };
  readonly pictures: Readonly<Record<'moving' | (typeof SERVICES)[number]['id'], Picture>>;
};

const spotOf = (service: string) => `choose_service_${service}`;

export function ChooseService({ company, pictures }: ChooseServiceProps) {
  return (
    <QuoteLayout company={company}>
      <div className={styles.root}>
        <Link href={ROUTES.home} className={styles.back} prefetch={false}>
          <Icon name="arrow-left" /> Back
        </Link>
        <h1 className={styles.heading}>What can we do for you?</h1>
        <section className={styles.moving}>
          <div className={styles.picture}>
            <Drawing {...pictures.moving} alt="" isEager />
          </div>
          <div className={styles.words}>
            <h2 className={styles.title}>Moving</h2>
            <p>
              From {formatPence(CUSTOM_BASE)}. Five steps to the total price, VAT included. We ask for your name in the
              last one.
            </p>
            <ButtonLink href={ROUTES.movingQuote} size="l" iconAfter="arrow-right" data-spot={spotOf('moving')}>
              Get my moving price
            </ButtonLink>
          </div>
        </section>
        <div className={styles.services}>
          {SERVICES.map(({ id, title, text, action, href }) => (
            <section key={id} className={styles.service}>
              <div className={styles.picture}>
                <Drawing {...pictures[id]} alt="" isEager />
              </div>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{text}</p>
              <ButtonLink href={href} kind="secondary" size="l" iconAfter="arrow-right" data-spot={spotOf(id)}>
                {action}
              </ButtonLink>
            </section>
          ))}
        </div>
        <p className={styles.else}>
          Something else, or something unusual? Ring <a href={company.phoneHref}>{company.phone}</a>. We tell you the
          total price before you agree to anything.
        </p>
      </div>
    </QuoteLayout>
  );
}
