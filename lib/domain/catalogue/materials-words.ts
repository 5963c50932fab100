/** What packing materials are, where they are offered with a service. */
export const MATERIALS_BROUGHT = 'We bring boxes, tape and paper to your door. You pack.';
