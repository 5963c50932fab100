import { type EarlyEvent, earlyLog, takeEarly } from '@/lib/late-scripts/early-log';

/**
 * What a visitor did to controls of the server's markup before React took them over, to be done again once it has:
 * typed text, ticks, choices, presses and a submitted form. Links, labels and <details> need no code and just work.
 */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type EarlyInput = {
  /** Whether anything is to be done again so far. */
  readonly hasSome: () => boolean;
  /**
   * The controls are React's: nothing more is kept. What is pressed at this very moment made React take them over, and is
   * answered by it; what is typed is not, because React has not seen what stood there before.
   */
  readonly handOver: () => void;
  /** Hands over, and does everything again, each after React has taken in the one before it. Call once. */
  readonly replay: () => Promise<void>;
  readonly stop: () => void;
};

const CONTROLS = 'input, textarea, select';
const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const isUnderWay = (event: Event | undefined) => event !== undefined && event.eventPhase !== Event.NONE;

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
  } else if (control.type === 'file') {
    // The files are in the field still, and nobody but its owner can put others there: React only has to hear of them.
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

const submitterOf = (event: Event | undefined) => (event instanceof SubmitEvent ? event.submitter : null);

/** Collects what is to be done again in a part of the page. */
function collect(root: ParentNode) {
  const controls = new Map<Control, { readonly value: string; readonly isTicked: boolean }>();
  let presses: readonly { readonly button: HTMLButtonElement; readonly event: Event | undefined }[] = [];
  let submitted: { readonly form: HTMLFormElement; readonly by: HTMLElement | null } | null = null;

  const add = ({ type, target, event }: EarlyEvent) => {
    if (type === 'submit') {
      // With the button that was pressed: its name and value are sent along.
      if (target instanceof HTMLFormElement) submitted = { form: target, by: submitterOf(event) };
    } else if (type === 'click') {
      const button = target.closest('button');
      // A submit button speaks through the form that it submits.
      if (button && !(button.type === 'submit' && button.form)) presses = [...presses, { button, event }];
    } else {
      const control = target.closest<Control>(CONTROLS);
      if (control) {
        controls.set(control, { value: control.value, isTicked: isCheckable(control) && control.checked });
      }
    }
  };
  const leaveToReact = () => {
    presses = presses.filter(({ event }) => !isUnderWay(event));
  };
  const replay = async () => {
    for (const [control, { value, isTicked }] of controls) {
      redo(control, value, isTicked, root);
      await nextTask();
    }
    for (const { button } of presses) {
      // What an earlier press has taken away cannot be pressed any more.
      if (button.isConnected) button.click();
      await nextTask();
    }
    submitted?.form.requestSubmit(submitted.by?.isConnected ? submitted.by : null);
  };
  const hasSome = () => controls.size > 0 || presses.length > 0 || submitted !== null;
  return { add, hasSome, leaveToReact, replay };
}

const TYPES = { input: 'input', change: 'input', click: 'click', submit: 'submit' } as const;

/**
 * Watches a part of the page, and takes over what the loader of the page's scripts has kept of it. What was typed before
 * that is found by comparing with what the server sent.
 */
export function recordEarlyInput(root: HTMLElement): EarlyInput {
  const { add, hasSome, leaveToReact, replay } = collect(root);
  if (isFirstVisit()) {
    const changed = [...root.querySelectorAll<Control>(CONTROLS)].filter(isChanged);
    changed.forEach((target) => add({ type: 'input', target }));
  }
  takeEarly(root).forEach(add);

  const onEvent = (event: Event) => {
    if (!(event.target instanceof Element) || !root.contains(event.target)) return;
    if (event.type === 'submit') event.preventDefault();
    add({ type: TYPES[event.type as keyof typeof TYPES], target: event.target, event });
  };
  // On the window: React stops events that it cannot answer yet at its own root.
  const types = Object.keys(TYPES);
  types.forEach((type) => window.addEventListener(type, onEvent, true));
  const stop = () => types.forEach((type) => window.removeEventListener(type, onEvent, true));
  const handOver = () => {
    stop();
    leaveToReact();
  };
  return {
    hasSome,
    stop,
    handOver,
    replay: () => {
      handOver();
      return replay();
    },
  };
}

/**
 * Does again what was pressed and typed in parts of the page that React owns already, and ends the keeping. What happened
 * in a form that still sleeps (`asleep`, a selector) is left to it, and what was not there yet when React took the page
 * over (`before`) it has answered itself.
 */
export function replayTheRest(asleep: string, before: readonly EarlyEvent[]): void {
  earlyLog()?.stop();
  const rest = takeEarly(document.documentElement).filter(
    (event) => before.includes(event) && !event.target.closest(asleep),
  );
  const { add, replay } = collect(document);
  rest.forEach(add);
  void replay();
}
