import { formatDifference, formatLineAmount } from '@/lib/domain/money';
import { html, type Html } from '@/lib/server/platform/base/html';
import type { Difference, Fact, PriceRow } from './blocks';
import { FONT, LIGHT, STRONG } from './html-look';
import { anchor, BODY, lettering, SMALL } from './html-parts';

const RULE = `border-top:1px solid ${LIGHT.line}`;

/** Returns a label and its value, side by side. On narrow screens the label is above the value. */
export const factHtml = ([label, value, { was, href } = {}]: Fact): Html =>
  html`<tr>
    <td class="stack soft line" width="32%" valign="top" style="${RULE};padding:9px 12px 9px 0;${lettering(SMALL)}">
      ${label}
    </td>
    <td class="stack under ink line" valign="top" style="${RULE};padding:9px 0;${lettering({ ...BODY, line: 24 })}">
      ${href === undefined ? value : anchor(href, value)}${was === undefined ? '' : wasHtml(was)}
    </td>
  </tr>`;

/** Returns an old value, struck through and also labelled in words, because not every reader sees or hears the line. */
export const wasHtml = (was: string): Html =>
  html`<br /><span class="soft" style="${lettering(SMALL)}">was <s>${was}</s></span>`;

type Amounts = { readonly label: string; readonly detail?: string | undefined; readonly amount: string };

export const priceOf = ({ label, detail, amount }: PriceRow): Amounts => ({
  label,
  detail,
  amount: formatLineAmount(amount),
});

export const differenceOf = ({ label, detail, amount }: Difference): Amounts => ({
  label,
  detail,
  amount: amount === null ? '' : formatDifference(amount),
});

export const amountHtml = ({ label, detail, amount }: Amounts): Html =>
  html`<tr>
    <td class="ink line" valign="top" style="${RULE};padding:9px 12px 9px 0;${lettering({ ...BODY, line: 24 })}">
      ${label}${detail ? html`<br /><span class="soft" style="${lettering(SMALL)}">${detail}</span>` : ''}
    </td>
    <td
      class="ink line"
      align="right"
      valign="top"
      style="${RULE};padding:9px 0;${lettering({ ...BODY, line: 24, weight: 600 })}"
    >
      ${amount}
    </td>
  </tr>`;

/** Returns the total on orange, like the stub of the ticket on the site. */
export function totalHtml({ label, amount }: Amounts): Html {
  const words = `background-color:${STRONG.ground};color:${STRONG.ink};font-family:${FONT};line-height:26px;font-weight:700`;
  return html`<tr>
    <td class="on" bgcolor="${STRONG.ground}" style="${words};padding:12px;font-size:17px;border-radius:10px 0 0 10px">
      ${label}
    </td>
    <td
      class="on"
      bgcolor="${STRONG.ground}"
      align="right"
      style="${words};padding:12px;font-size:20px;border-radius:0 10px 10px 0"
    >
      ${amount}
    </td>
  </tr>`;
}
