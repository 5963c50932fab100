import type { Page } from '@playwright/test';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { deskPath } from '@/lib/routes';
import { expect, test } from './fixtures';
import { signInByMail } from './journeys/account';
import { openCleanAt } from './journeys/clean';
import { openMoveAt } from './journeys/move';
import { paidOrder } from './journeys/order';
import { openStorageAt } from './journeys/storage';
import { PAGES, UNLISTED } from './looks/pages';
import { OPERATORS } from './operators';
import { hasScript } from './pages/quote.page';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

/** Returns the controls whose state or focus only shows by styles that forced colours remove. */
async function unseenStates(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isDrawn = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

    /**
     * Returns the visible marks of an element under forced colours: borders, outlines, underlines, icons, native
     * controls.
     */
    const marksOf = (element: Element) => {
      if (!isDrawn(element)) return [];
      const marks: unknown[] = element instanceof SVGSVGElement ? ['icon'] : [];
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part || null);
        if (part && style.content === 'none') continue;
        const line = (width: string, kind: string) => (kind === 'none' || width === '0px' ? '' : `${width} ${kind}`);
        const lines = [
          line(style.outlineWidth, style.outlineStyle),
          line(style.borderTopWidth, style.borderTopStyle),
          line(style.borderRightWidth, style.borderRightStyle),
          line(style.borderBottomWidth, style.borderBottomStyle),
          line(style.borderLeftWidth, style.borderLeftStyle),
          style.textDecorationLine === 'none' ? '' : style.textDecoration,
        ];
        // A pseudo-element without lines is only a background, which forced colours remove.
        if (!part || lines.some(Boolean)) marks.push(lines);
      }
      const isNative = element instanceof HTMLInputElement && getComputedStyle(element).appearance !== 'none';
      if (isNative && /radio|checkbox/.test(element.type)) marks.push(element.checked);
      return marks;
    };
    const whole = (control: Element) => control.closest('label') ?? control;
    const marks = (control: Element) =>
      JSON.stringify([whole(control), ...whole(control).querySelectorAll('*')].map(marksOf));
    const nameOf = (control: Element) =>
      (control.getAttribute('aria-label') ?? whole(control).textContent).trim().slice(0, 60) ||
      control.outerHTML.slice(0, 160);

    const unseen: string[] = [];
    const compare = (what: string, control: Element, change: () => void, undo: () => void) => {
      const before = marks(control);
      change();
      if (marks(control) === before) unseen.push(`${what}: ${nameOf(control)}`);
      undo();
    };
    const drawn = <E extends Element>(selector: string) =>
      [...document.querySelectorAll<E>(selector)].filter((control) => isDrawn(whole(control)));

    for (const input of drawn<HTMLInputElement>('input:is([type=radio], [type=checkbox])')) {
      const chosen = [...document.querySelectorAll<HTMLInputElement>(`input[name="${input.name}"]:checked`)];
      const flip = () => (input.checked = !input.checked);
      compare('chosen', input, flip, () => {
        flip();
        for (const other of chosen) other.checked = true;
      });
    }
    const attributes = [
      ['aria-pressed', '[aria-pressed=true]', 'chosen'],
      ['aria-selected', '[aria-selected=true]', 'chosen'],
      ['aria-current', ':is(a, button)[aria-current]:not([aria-current=false])', 'current'],
      ['aria-disabled', ':is(button, [role=button])[aria-disabled=true]', 'disabled'],
      ['disabled', ':is(button, input):disabled', 'disabled'],
    ] as const;
    for (const [attribute, selector, what] of attributes) {
      for (const control of drawn(selector)) {
        const value = control.getAttribute(attribute) ?? '';
        const without = () =>
          attribute === 'aria-pressed' || attribute === 'aria-selected'
            ? control.setAttribute(attribute, 'false')
            : control.removeAttribute(attribute);
        compare(what, control, without, () => control.setAttribute(attribute, value));
      }
    }
    const focusable =
      'a[href], button:enabled, input:enabled:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
    for (const control of drawn<HTMLElement>(focusable)) {
      // The sheet of components shows a button in its focused style.
      if (control.textContent === 'Focus') continue;
      const focus = () => control.focus({ preventScroll: true });
      compare('focus', control, focus, () => control.blur());
    }
    return unseen;
  });
}

test('RDT-2, A11Y-1: forced colours leave every chosen, current, disabled and focused control of a template apart', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 404/);
  for (const path of [...PAGES, ...UNLISTED]) {
    await page.goto(path);
    expect.soft(await unseenStates(page), path).toEqual([]);
  }
});

test('RDT-2: forced colours leave the answers of a quote apart, step by step', async ({
  page,
  slot,
  email,
  backend,
}) => {
  const known = { backend, slot, email } as const;
  const sofa = FURNITURE.filter(({ id }) => id === 'sofa_3').map((item) => ({ ...item, quantity: 1 }));
  const opened = {
    packing: () => openMoveAt(page, 'packing', known),
    addresses: () => openMoveAt(page, 'addresses', known),
    items: () => openMoveAt(page, 'items', { ...known, furnitureItems: sofa }),
    date: () => openMoveAt(page, 'date', known),
    details: () => openMoveAt(page, 'details', known),
    check: () => openMoveAt(page, 'check', known),
    space: () => openStorageAt(page, 'space', known),
    home: () => openCleanAt(page, 'home', known),
  };
  for (const [step, open] of Object.entries(opened)) {
    await open();
    await hasScript(page.getByRole('main'));
    expect.soft(await unseenStates(page), step).toEqual([]);
  }
});

test('RDT-2: forced colours leave the states of an order, the account and the desk apart', async ({
  page,
  slot,
  email,
  baseURL,
}) => {
  const { created } = await paidOrder(page, { origin: baseURL ?? '', slot, email });
  expect.soft(await unseenStates(page), 'the order').toEqual([]);
  for (const part of ['addresses', 'cover']) {
    const [address = '', query = ''] = created.orderUrl.split('?');
    await page.goto(`${address}/${part}?${query}`);
    expect.soft(await unseenStates(page), part).toEqual([]);
  }
  await signInByMail(page, OPERATORS.forcedColours, deskPath('orders'));
  for (const section of ['orders', 'day', 'capacity', 'crews', 'outbox', 'people']) {
    await page.goto(`${deskPath(section)}?date=${slot.date}`);
    expect.soft(await unseenStates(page), section).toEqual([]);
  }
  await page.goto(deskPath('orders', created.reference));
  expect.soft(await unseenStates(page), 'an order at the desk').toEqual([]);
});
