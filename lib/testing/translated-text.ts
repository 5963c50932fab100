/**
 * Fails a component test in which React changes or removes a text node of its own (decision 115). A browser that
 * translates the page replaces such nodes, so the change would be invisible and the removal would throw. React keeps a
 * node only for text that has siblings or that a component returns. A text that is the only child is set through its
 * element, which works on translated pages too.
 */
const changed: string[] = [];

const belongsToReact = (node: Node | null): node is Text =>
  node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const note = (node: Node | null): void => {
  if (belongsToReact(node)) changed.push(`"${node.data}" in ${node.parentElement?.outerHTML.slice(0, 120) ?? ''}`);
};

const { removeChild, insertBefore } = Node.prototype;
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
Object.defineProperty(Node.prototype, 'nodeValue', {
  ...nodeValue,
  set(this: Node, value: string | null) {
    if (this.nodeValue !== value) note(this);
    nodeValue?.set?.call(this, value);
  },
});
Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
  note(child);
  return removeChild.call(this, child) as T;
};
Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, next: Node | null): T {
  note(next);
  return insertBefore.call(this, added, next) as T;
};

afterEach(() => {
  expect(changed.splice(0)).toEqual([]);
});
