import Router from 'next/router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';

type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site. */
  readonly href: string;
  /** Another address of the same page: its data are not fetched again. */
  readonly shallow?: boolean | undefined;
};

const wantsAnotherTab = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;

/** What is drawn by the server alone (features/account) is no page to be changed to inside the browser. */
const isWhole = (href: string) => href.startsWith('/account/');

const prefetch = (href: string) => isWhole(href) || void Router.router?.prefetch(href).catch(() => undefined);

/**
 * A link between pages without a full load. It is what the shell needs of next/link (one language, no base path, the
 * page's code fetched when a pointer or the focus comes near) in a tenth of its 3 kB, which every page would pay.
 */
export function AppLink({ href, shallow = false, onClick, children, ...rest }: AppLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={() => prefetch(href)}
      onFocus={() => prefetch(href)}
      onClick={(event) => {
        onClick?.(event);
        // Before hydration there is no router: the browser follows the link, as without script.
        if (!Router.router || event.defaultPrevented || wantsAnotherTab(event) || rest.target || isWhole(href)) return;
        event.preventDefault();
        void Router.router.push(href, undefined, { shallow });
      }}
    >
      {children}
    </a>
  );
}
