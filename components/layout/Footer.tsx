import { FormIsland } from '@/components/forms/FormIsland';
import { FORMS } from '@/components/forms/forms';
import { AppLink } from '@/components/ui/AppLink';
import { Icon, type IconName } from '@/components/ui/Icon/Icon';
import { Logo } from '@/components/ui/Logo';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import styles from './Footer.module.scss';

type FooterLink = { readonly label: string; readonly href: string };

type FooterProps = {
  readonly columns: readonly { readonly id: string; readonly label: string; readonly links: readonly FooterLink[] }[];
  readonly legalLinks: readonly FooterLink[];
  readonly company: {
    readonly phone: string;
    readonly phoneHref: string;
    readonly email: string;
    readonly address: string;
    readonly social: readonly { readonly name: string; readonly icon: IconName; readonly href: string }[];
    readonly legalName: string;
    readonly companyNumber: string;
    readonly registeredOffice: string;
    readonly vatNumber: string;
    readonly trademarkNotice: string;
  };
  readonly year: number;
};

/** Renders the call-back band with its form, the contact details, links, newsletter and legal line (FTR-1). */
export function Footer({ columns, legalLinks, company, year }: FooterProps) {
  return (
    <footer className={styles.root}>
      <section className={styles.call} aria-labelledby="footer-call">
        <div className={styles.callInner}>
          <img
            className={styles.callArt}
            src="/drawings/places/phone-box.27e8209c.svg"
            width={171}
            height={270}
            alt=""
            loading="lazy"
          />
          <div>
            <h2 id="footer-call">{FORMS['callback-footer'].title}</h2>
            <p className={styles.callText}>{FORMS['callback-footer'].intro}</p>
          </div>
          <div className={styles.callWays}>
            <div className={styles.callForm}>
              <FormIsland form="callback-footer" ids="footer-callback" />
            </div>
            <p className={styles.ring}>
              Or ring <a href={company.phoneHref}>{company.phone}</a>
            </p>
          </div>
        </div>
      </section>
      <div className={styles.ink}>
        <div className={styles.top}>
          <div className={styles.contact}>
            <Logo onInk />
            <a className={styles.phone} href={company.phoneHref}>
              {company.phone}
            </a>
            <address className={styles.address}>
              {company.address}
              <br />
              <a className={styles.mail} href={`mailto:${company.email}`}>
                {company.email}
              </a>
            </address>
            <ul className={styles.social}>
              {company.social.map(({ name, icon, href }) => (
                <li key={name}>
                  <a href={href} aria-label={name} rel="noopener">
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {columns.map(({ id, label, links }) => (
            <nav key={id} aria-labelledby={`footer-${id}`}>
              <h2 id={`footer-${id}`} className={styles.heading}>
                {label}
              </h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <AppLink href={link.href} className={styles.link}>
                      {link.label}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <section aria-labelledby="footer-news" className={styles.newsletter}>
            <h2 id="footer-news" className={styles.heading}>
              {FORMS.newsletter.title}
            </h2>
            <p className={styles.news}>{FORMS.newsletter.intro}</p>
            <div className={styles.newsForm}>
              <FormIsland form="newsletter" ids="footer-news" />
            </div>
          </section>
        </div>
        <div className={styles.sky}>
          <img src="/drawings/places/skyline-on-dark.c5054542.svg" width={1124} height={322} alt="" loading="lazy" />
        </div>
      </div>
      <div className={styles.end}>
        <div className={styles.endInner}>
          <p>
            © {year} {SITE.name}. {company.trademarkNotice}
          </p>
          <p>
            {company.legalName}, company number {company.companyNumber}, VAT number {company.vatNumber}. Registered
            office: {company.registeredOffice}
          </p>
          <ul className={styles.legal}>
            {legalLinks.map((link) => (
              <li key={link.href}>
                <AppLink href={link.href}>{link.label}</AppLink>
              </li>
            ))}
            <li>
              <AppLink href={ROUTES.cookieSettings} data-cookie-settings="">
                Cookie settings
              </AppLink>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
