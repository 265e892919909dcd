// New: what every route shares and no theme component holds: where a navigation lands, or why it does not, the dialog of
// the first visit, the address on paper, and the heading face.
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import headingFace from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2';
import AwaitedPage from '@site/src/components/AwaitedPage';
import InstallDialog from '@site/src/components/InstallDialog';
import PrintedAddress from '@site/src/components/PrintedAddress';
import ScrollManager from '@site/src/components/ScrollManager';

interface Props {
  children: ReactNode;
}

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={headingFace} crossOrigin="anonymous" />
      </Head>
      <ScrollManager />
      {/* A browser that cannot open it shows the page without it. */}
      <ErrorBoundary fallback={() => null}>
        <InstallDialog />
      </ErrorBoundary>
      <AwaitedPage />
      <PrintedAddress />
      {children}
    </>
  );
}
