import { AccountFrame } from './AccountFrame';
import { Details } from './Details';
import { Orders } from './Orders';
import { SavedQuotes } from './SavedQuotes';
import { SignIn } from './SignIn';
import { Spaces } from './Spaces/Spaces';
import type { AccountBodyProps, AccountContent } from './types';

/** Renders a page of the account. Markup only: every action is a link or a plain form. */
export function AccountBody(props: AccountBodyProps) {
  if (props.kind === 'sign-in') return <SignIn {...props.words} />;
  const { content, ...frame } = props;
  return (
    <AccountFrame {...frame}>
      <Content {...content} />
    </AccountFrame>
  );
}

function Content(content: AccountContent) {
  switch (content.kind) {
    case 'items':
      return <Spaces {...content} />;
    case 'orders':
      return (
        <Orders {...content}>
          <SavedQuotes {...content.quotes} />
        </Orders>
      );
    case 'details':
      return <Details {...content} />;
  }
}
