// New: what all routes share but no theme component contains: the first-visit dialog, the printed address, and the heading
// face.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {headingFace} from '@site/config/site';
import FirstVisitDialog from '@site/src/frame/FirstVisitDialog';

interface Props {
  children: ReactNode;
}

export default function Root({children}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return (
    <>
      {/* Not in development, where a script adds the styles, sometimes so late that the browser reports the font as unused. */}
      {process.env.NODE_ENV === 'production' && (
        <Head>
          <link rel="preload" as="font" type="font/woff2" href={headingFace} crossOrigin="anonymous" />
        </Head>
      )}
      <FirstVisitDialog />
      <p className="printedAddress">{siteConfig.url + pathname}</p>
      {children}
    </>
  );
}
