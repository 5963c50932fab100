/** Stands in for `import './Component?styles'`: jsdom lays nothing out. */
export {};
