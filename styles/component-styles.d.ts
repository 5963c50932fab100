/** The style sheets of a component without its code: lib/tooling/component-styles.ts. */
declare module '*?styles';
