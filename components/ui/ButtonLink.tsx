import type { ReactNode } from 'react';
import { AppLink } from './AppLink';
import { type ButtonLook, ButtonLabel, buttonClass } from './Button';

type ButtonLinkProps = ButtonLook & {
  readonly href: string;
  readonly children: ReactNode;
  readonly download?: boolean | undefined;
  readonly 'aria-label'?: string | undefined;
  /** On a link into a quote: the place on the site to report (lib/analytics/automatic-events.ts). */
  readonly 'data-spot'?: string | undefined;
  /** On a link that opens the call-back dialog: the place on the site to report (features/forms/callback-links.ts). */
  readonly 'data-callback'?: string | undefined;
};

/** Renders a link that looks like a button. Addresses other than pages become plain anchors. */
export function ButtonLink({ href, children, download, ...rest }: ButtonLinkProps) {
  const { kind, size, fullWidth, iconBefore, iconAfter, className, ...attributes } = rest;
  const look = { kind, size, fullWidth, iconBefore, iconAfter, className };
  const shared = { ...attributes, className: buttonClass(look) };
  const content = <ButtonLabel {...look}>{children}</ButtonLabel>;
  if (download || !href.startsWith('/') || href.startsWith('/api/')) {
    return (
      <a {...shared} href={href} download={download}>
        {content}
      </a>
    );
  }
  return (
    <AppLink {...shared} href={href}>
      {content}
    </AppLink>
  );
}
