// Change: it says which address was not found, what is near it, and the way home.
import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import NotFoundHelp from '@site/src/frame/NotFoundHelp';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className="own-action">
      <main className={className}>
        <PageMetadata title="Page not found" description="There is no page at this address.">
          {/* A host may answer the file's own address as a page that there is. */}
          <meta name="robots" content="noindex" />
        </PageMetadata>
        <NotFoundHelp />
      </main>
    </HtmlClassNameProvider>
  );
}
