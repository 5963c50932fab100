import { render, screen } from '@testing-library/react';
import { SITE } from '@/lib/site';
import { Breadcrumb } from './Breadcrumb';
import { breadcrumbTrail } from './breadcrumb-trail';

describe('Breadcrumb', () => {
  it('BRD-1: links all but the last segment', () => {
    render(<Breadcrumb trail={breadcrumbTrail('/services/home-setup?x=1')} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Services']);
    expect(screen.getByText('Home Setup').getAttribute('aria-current')).toBe('page');
  });

  it('BRD-2: publishes the same trail as structured data', () => {
    const { container } = render(<Breadcrumb trail={breadcrumbTrail('/services/<script>')} />);
    const source = container.querySelector('script')?.innerHTML ?? '';
    expect(source).not.toContain('<');
    expect(JSON.parse(source)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${SITE.origin}/` },
        { position: 2, name: 'Services', item: `${SITE.origin}/services` },
        { position: 3 },
      ],
    });
  });
});
