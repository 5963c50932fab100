/** The description of packing materials where a service offers them. */
export const MATERIALS_BROUGHT = 'We bring boxes, tape and paper to your door. You pack.';
