/** Replaces `import './Component?styles'`, because jsdom has no layout. */
export {};
