import { html, type Html } from '@/lib/server/kernel/base/html';
import { FONT, MIDDLE, OUTLOOK_FONT, OUTLOOK_STYLE, STRONG } from './html-look';

/** Outlook for Windows sets mails with Word: what only it reads, and what it leaves out. Not templates: no space may come in. */
export const outlookOnly = ({ markup }: Html): Html => ({ markup: `<!--[if mso]>${markup}<![endif]-->` });
const othersOnly = ({ markup }: Html): Html => ({ markup: `<!--[if !mso]><!-->${markup}<!--<![endif]-->` });

/** Its own style, and pictures at their pixels where Windows enlarges everything. */
export const OUTLOOK_HEAD: Html = outlookOnly({
  markup: `<style>${OUTLOOK_STYLE}</style><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>`,
});

/** Pixels. */
const HEIGHT = 54;
const SIDES = 28;
const LETTER = 9.4;

/** Word measures nothing: the shape is as wide as such a label is at most. */
const widthOf = (label: string): number => Math.round(label.length * LETTER) + 2 * SIDES;

/** The button: a shape of Word's own with round corners there, a link with its own ground everywhere else. */
export function buttonHtml(label: string, url: string): Html {
  const shape = html`<v:roundrect
    href="${url}"
    style="height:${String(HEIGHT)}px;width:${String(widthOf(label))}px;v-text-anchor:middle"
    arcsize="22%"
    stroke="f"
    fillcolor="${STRONG.ground}"
    ><w:anchorlock /><${MIDDLE} style="color:${STRONG.ink};font-family:${OUTLOOK_FONT};font-size:17px;font-weight:bold">${label}</${MIDDLE}></v:roundrect
  >`;
  const link = html`<a
    href="${url}"
    class="press on"
    style="display:inline-block;padding:15px ${String(SIDES)}px;border-radius:12px;background-color:${STRONG.ground};color:${STRONG.ink};font-family:${FONT};font-size:17px;line-height:24px;font-weight:700;text-align:${MIDDLE};text-decoration:none"
    >${label}</a
  >`;
  return html`<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td>${outlookOnly(shape)}${othersOnly(link)}</td>
    </tr>
  </table>`;
}
