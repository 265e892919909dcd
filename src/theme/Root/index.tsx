// New: what every route shares and no theme component holds: the dialog of the first visit, the address on paper, and the
// heading face.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {headingFace} from '@site/config/headingFace';
import FirstVisitDialog from '@site/src/frame/FirstVisitDialog';
import PrintedAddress from '@site/src/frame/PrintedAddress';

interface Props {
  children: ReactNode;
}

export default function Root({children}: Props): ReactNode {
  return (
    <>
      {/* In development a script brings the styles, at times so late that the browser calls the font unused. */}
      {process.env.NODE_ENV === 'production' && (
        <Head>
          <link rel="preload" as="font" type="font/woff2" href={headingFace} crossOrigin="anonymous" />
        </Head>
      )}
      <FirstVisitDialog />
      <PrintedAddress />
      {children}
    </>
  );
}
