// Change: shows the address that was not found, similar pages, and the way home.
import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import NotFoundHelp from '@site/src/frame/NotFoundHelp';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className="own-action">
      <main className={className}>
        <PageMetadata title="Page not found" description="There is no page at this address.">
          {/* A host may serve the file at its own address as an ordinary page. */}
          <meta name="robots" content="noindex" />
        </PageMetadata>
        <NotFoundHelp />
      </main>
    </HtmlClassNameProvider>
  );
}
