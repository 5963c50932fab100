import { ButtonLink } from '@/components/ui/ButtonLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { Logo } from '@/components/ui/Logo';
import styles from './ErrorPage.module.scss';

type ErrorPageProps = {
  /** The error's own message. Default: the sentence of the spec. */
  readonly message?: string | undefined;
  readonly phone?: { readonly text: string; readonly href: string } | undefined;
};

export const UNKNOWN_ERROR = 'Произошла неизвестная ошибка';

/** Renders an error without the site's layout: the 404 page, the 500 page and a page that failed to render (ERR-1). */
export function ErrorPage({ message, phone }: ErrorPageProps) {
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Logo />
      </header>
      <main className={styles.main}>
        <div>
          <h1 className={styles.title}>Oops, something went wrong</h1>
          {message ? (
            <p className={styles.message}>{message}</p>
          ) : (
            <p className={styles.message} lang="ru">
              {UNKNOWN_ERROR}
            </p>
          )}
          <p className={styles.aside}>Start again from the home page{phone ? ', or call us and we will help' : ''}.</p>
          <div className={styles.ways}>
            <ButtonLink href="/" size="l">
              Go to Home Page
            </ButtonLink>
            {phone ? (
              <a className={styles.phone} href={phone.href}>
                <Icon name="phone" />
                {phone.text}
              </a>
            ) : null}
          </div>
        </div>
        <img
          className={styles.art}
          src="/drawings/states/not-found.a781a2a3.svg"
          width={609}
          height={511}
          alt="404: a unit, 4 by 0 by 4 feet. In front of it, too big to fit, an open box, a cat and a woman with her hands on her hips"
        />
      </main>
    </div>
  );
}
