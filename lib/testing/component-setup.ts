import { configure } from '@testing-library/react';

/** Milliseconds: on a machine that is busy with other things a component is slow to appear, not wrong. */
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
