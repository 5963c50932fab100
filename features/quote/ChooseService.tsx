import Link from 'next/link';
import styles from './ChooseService.module.scss';
import { QuoteLayout } from '@/components/layout/QuoteLayout';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import { ROUTES } from '@/lib/routes';

type ServiceCard = {
  readonly title: string;
  readonly text: string;
  /** Names the price and the spot in analytics. */
  readonly noun: string;
  readonly picture: Picture;
  readonly href: string;
};

export type ChooseServiceProps = {
  readonly company: { readonly phone: string; readonly phoneHref: string };
  /** The first one is large. */
  readonly cards: readonly ServiceCard[];
};

const spotOf = (noun: string) => `choose_service_${noun}`;
const priceAction = (noun: string) => `Get my ${noun} price`;

export function ChooseService({ company, cards }: ChooseServiceProps) {
  const [first, ...others] = cards;
  return (
    <QuoteLayout company={company}>
      <div className={styles.root}>
        <Link href={ROUTES.home} className={styles.back} prefetch={false}>
          <Icon name="arrow-left" /> Back
        </Link>
        <h1 className={styles.heading}>What can we do for you?</h1>
        {first ? (
          <section className={styles.moving}>
            <div className={styles.picture}>
              <Drawing {...first.picture} alt="" isEager />
            </div>
            <div className={styles.words}>
              <h2 className={styles.title}>{first.title}</h2>
              <p>{first.text}</p>
              <ButtonLink href={first.href} size="l" iconAfter="arrow-right" data-spot={spotOf(first.noun)}>
                {priceAction(first.noun)}
              </ButtonLink>
            </div>
          </section>
        ) : null}
        <div className={styles.services}>
          {others.map(({ noun, title, text, picture, href }) => (
            <section key={noun} className={styles.service}>
              <div className={styles.picture}>
                <Drawing {...picture} alt="" isEager />
              </div>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{text}</p>
              <ButtonLink href={href} kind="secondary" size="l" iconAfter="arrow-right" data-spot={spotOf(noun)}>
                {priceAction(noun)}
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
