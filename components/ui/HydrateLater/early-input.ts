/**
 * What a visitor did to controls of the server's markup before React took them over, to be done again once it has:
 * typed text, ticks, choices, presses and a submitted form. Links, labels and <details> need no code and just work.
 */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type EarlyInput = {
  /** Does everything again, each after React has taken in the one before it. Call once, when the controls are React's. */
  readonly replay: () => Promise<void>;
  readonly stop: () => void;
};

const CONTROLS = 'input, textarea, select';
const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return [...control.options].some((o) => o.selected !== o.defaultSelected);
  return isCheckable(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/** React hears of a text only when it differs from the last one it knows: so first what it knows, then the typed text. */
function retype(control: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  const { selectionStart, selectionEnd } = control;
  control.value = control.defaultValue;
  // The setter of the prototype: React puts one of its own on the element, to know what it has written itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, typed);
  if (document.activeElement === control && selectionStart !== null) {
    control.setSelectionRange(selectionStart, selectionEnd);
  }
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Puts the tick, or its whole group, back to where the server had it; then presses as the visitor did. */
function retick(control: HTMLInputElement, root: ParentNode): void {
  const group =
    control.type === 'radio' ? [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')] : [control];
  const same = group.filter(({ name }) => name === control.name);
  same.forEach((each) => (each.checked = each.defaultChecked));
  control.click();
}

function redo(control: Control, typed: string, isTicked: boolean, root: ParentNode): void {
  if (control instanceof HTMLSelectElement) {
    control.value = typed;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (!isCheckable(control)) {
    retype(control, typed);
  } else if (isTicked !== control.defaultChecked) {
    retick(control, root);
  }
}

/** After a reload the browser fills fields with what they held, which may be older than what the server knows. */
const isFirstVisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((visit) => (visit as PerformanceNavigationTiming).type === 'navigate');

/** Watches a part of the page. What was typed before this script came is found by comparing with what the server sent. */
export function recordEarlyInput(root: HTMLElement): EarlyInput {
  const controls = new Map<Control, { readonly value: string; readonly isTicked: boolean }>();
  const presses: HTMLButtonElement[] = [];
  let submitted: HTMLFormElement | null = null;

  const note = (control: Control) => {
    controls.set(control, { value: control.value, isTicked: isCheckable(control) && control.checked });
  };
  const within = (event: Event) =>
    event.target instanceof Element && root.contains(event.target) ? event.target : null;
  const onChange = (event: Event) => {
    const control = within(event)?.closest<Control>(CONTROLS);
    if (control) note(control);
  };
  const onClick = (event: Event) => {
    const button = within(event)?.closest('button');
    // A submit button speaks through the form that it submits.
    if (button && !(button.type === 'submit' && button.form)) presses.push(button);
  };
  const onSubmit = (event: Event) => {
    const form = within(event);
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    submitted = form;
  };

  if (isFirstVisit()) [...root.querySelectorAll<Control>(CONTROLS)].filter(isChanged).forEach(note);
  // On the window: React stops events that it cannot answer yet at its own root.
  const listeners = [
    ['input', onChange],
    ['change', onChange],
    ['click', onClick],
    ['submit', onSubmit],
  ] as const;
  listeners.forEach(([event, listener]) => window.addEventListener(event, listener, true));
  const stop = () => listeners.forEach(([event, listener]) => window.removeEventListener(event, listener, true));

  const replay = async () => {
    stop();
    for (const [control, { value, isTicked }] of controls) {
      redo(control, value, isTicked, root);
      await nextTask();
    }
    for (const button of presses) {
      // What an earlier press has taken away cannot be pressed any more.
      if (button.isConnected) button.click();
      await nextTask();
    }
    submitted?.requestSubmit();
  };
  return { replay, stop };
}
