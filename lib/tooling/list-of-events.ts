import ts from 'typescript';

/**
 * Returns the events of lib/analytics/events.ts as Markdown, each with the comment above it and its properties. Reads
 * the source, so that types and comments are the only description of an event.
 * @throws when an event has no comment
 */
export function listOfEvents(source: string): string {
  const file = ts.createSourceFile('events.ts', source, ts.ScriptTarget.Latest, true);
  const aliases = new Map(file.statements.filter(ts.isTypeAliasDeclaration).map((alias) => [alias.name.text, alias]));
  const events = aliases.get('AnalyticsEvents')?.type;
  if (!events || !ts.isTypeLiteralNode(events)) throw new Error('events.ts has no type AnalyticsEvents');

  const textOf = (type: ts.TypeNode): string => {
    const alias = ts.isTypeReferenceNode(type) ? aliases.get(type.getText()) : undefined;
    return (alias ? textOf(alias.type) : type.getText()).replace(/\s+/g, ' ').replace(/^\| /, '');
  };
  const properties = (type: ts.TypeNode): string =>
    ts.isTypeLiteralNode(type)
      ? type.members
          .filter(ts.isPropertySignature)
          .map((property) => `\`${property.name.getText()}\`: ${property.type ? textOf(property.type) : ''}`)
          .join('; ')
      : 'none';
  const rows = events.members.filter(ts.isPropertySignature).map((event) => {
    const name = event.name.getText();
    const [comment] = ts.getJSDocCommentsAndTags(event);
    const said = ts.getTextOfJSDocComment(comment?.comment)?.replace(/\s+/g, ' ');
    if (!said) throw new Error(`${name} has no comment`);
    return { name, when: said, carries: event.type ? properties(event.type) : 'none' };
  });
  return [
    '# Events',
    '',
    'Made from `events.ts` by `npm run event-list`; a test fails when it is stale. Every event goes to the data layer of the',
    'tag manager (`event` and its properties), to the analytics service with `client_id` and `click_id` where their cookies',
    'are there, and to our own backend (`log_event`: type and value). No event carries personal data.',
    '',
    ...rows.flatMap(({ name, when, carries }) => [`## ${name}`, '', when, '', `Carries: ${carries}`, '']),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
