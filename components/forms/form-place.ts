/** Where a form stands, asleep or awake (FormIsland). Apart from it: whoever wakes forms needs none of their words. */
export const FORM_PLACE = '[data-form]';
/** Told to the page where a form stands that has no markup of the server, and when it goes (features/forms/wake.tsx). */
export const FORM_SHOWN = 'ssm:form-shown';
export const FORM_GONE = 'ssm:form-gone';
