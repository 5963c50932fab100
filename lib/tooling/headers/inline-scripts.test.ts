import { executableScripts, hashOf } from './inline-scripts';

it('takes data, and scripts from files, for no inline scripts', () => {
  const html = '<script src="/a.js"></script><script type="application/ld+json">{}</script><script>run()</script>';
  expect(executableScripts(html)).toEqual(['run()']);
  // The hash that browsers print for this text.
  expect(hashOf("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});
