/**
 * Selector of the element that holds a form, loaded or not (FormIsland). In its own file, to keep the form texts out
 * of the loader.
 */
export const FORM_PLACE = '[data-form]';
/**
 * Events that a form's element sends when it appears without server markup, and when it goes
 * (features/forms/hydrate.tsx).
 */
export const FORM_SHOWN = 'ssm:form-shown';
export const FORM_GONE = 'ssm:form-gone';
