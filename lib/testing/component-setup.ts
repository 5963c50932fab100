import { configure } from '@testing-library/react';

/** Milliseconds. On a busy machine a component appears late without being wrong. */
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout and therefore no scrolling.
Element.prototype.scrollIntoView = () => undefined;
