export type ToastKind = 'success' | 'error';
export type ToastMessage = { readonly text: string; readonly kind: ToastKind };

export const TOAST_EVENT = 'ssm:toast';

/** Shows a text at the bottom of the page. The Toaster of the shell listens for it. */
export function showToast(text: string, kind: ToastKind = 'success'): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(TOAST_EVENT, { detail: { text, kind } }));
}
