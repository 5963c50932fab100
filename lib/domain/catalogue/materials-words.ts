export const MATERIALS_BROUGHT = 'We bring boxes, tape and paper to your door. You pack.';
