import { useEffect, useLayoutEffect, useRef } from 'react';
import { earlyLog, keptSoFar, takeEarly, type EarlyEvent } from '@/lib/deferred-scripts/early-log';

/** A form control whose early input is recorded. Links, labels and <details> work without code and need no replay. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type EarlyInput = {
  /** Returns whether there is input to replay. */
  readonly hasSome: () => boolean;
  /** Stops the recording once React owns the controls. React handles the click that is being dispatched now. */
  readonly handOver: () => void;
  /** Hands over and replays all input, each action after React has processed the one before. Call once. */
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

/** Types a text again. React notices only a change, so the last known value is set first. */
function retype(control: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  const { selectionStart, selectionEnd } = control;
  control.value = control.defaultValue;
  // Uses the setter of the prototype, because React overrides the setter of the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, typed);
  if (document.activeElement === control && selectionStart !== null) {
    control.setSelectionRange(selectionStart, selectionEnd);
  }
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Resets a checkbox, or a whole radio group, to the server's state, and then clicks as the visitor did. */
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
    // The field still holds the files, and a script cannot set them. React only needs the event.
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (!isCheckable(control)) {
    retype(control, typed);
  } else if (isTicked !== control.defaultChecked) {
    retick(control, root);
  }
}

/** Returns false after a reload or history navigation, when browsers restore older field values. */
const isFirstVisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((visit) => (visit as PerformanceNavigationTiming).type === 'navigate');

const submitterOf = (event: Event | undefined) => (event instanceof SubmitEvent ? event.submitter : null);

/** Returns a recorder that collects the input of a part of the page and replays it. */
function collect(root: ParentNode) {
  const controls = new Map<Control, { readonly value: string; readonly isTicked: boolean }>();
  let presses: readonly { readonly button: HTMLButtonElement; readonly event: Event | undefined }[] = [];
  let submitted: { readonly form: HTMLFormElement; readonly by: HTMLElement | null } | null = null;

  const add = ({ type, target, event }: EarlyEvent) => {
    if (type === 'submit') {
      // The clicked button is kept, because its name and value are part of the post.
      if (target instanceof HTMLFormElement) submitted = { form: target, by: submitterOf(event) };
    } else if (type === 'click') {
      const button = target.closest('button');
      // A click on a submit button is covered by the submit event of its form.
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
      // An earlier replayed click may have removed the button.
      if (button.isConnected) button.click();
      await nextTask();
    }
    submitted?.form.requestSubmit(submitted.by?.isConnected ? submitted.by : null);
  };
  const hasSome = () => controls.size > 0 || presses.length > 0 || submitted !== null;
  return { add, hasSome, leaveToReact, replay };
}

const TYPES = { input: 'input', change: 'input', click: 'click', submit: 'submit' } as const;

/** Records the input in a part of the page, with what the script loader recorded for it and what was typed before. */
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
  // Listens on the window, because React stops events at its root that it cannot handle yet.
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
 * Replays the early input outside islands and stops the loader's recording. Input in parts that are not hydrated yet
 * (`pending`, a selector) stays with them. React has handled events that are not in `before`.
 */
export function replayTheRest(pending: string, before: readonly EarlyEvent[]): void {
  earlyLog()?.stop();
  const rest = takeEarly(document.documentElement).filter(
    (event) => before.includes(event) && !event.target.closest(pending),
  );
  const { add, replay } = collect(document);
  rest.forEach(add);
  void replay();
}

/** Replays the early input outside islands and `pending` parts. Call once, in the frame of all pages. */
export function useEarlyReplay(pending: string): void {
  const before = useRef<readonly EarlyEvent[]>([]);
  useLayoutEffect(() => void (before.current = keptSoFar()), []);
  // Effects here run after those of the whole page, when the unhydrated parts have taken their own input.
  useEffect(() => replayTheRest(pending, before.current), [pending]);
}
