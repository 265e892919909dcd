import type {ReactNode} from 'react';
import {useActiveDocContext, useDocsVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {site} from '@site/config/site';
import {linkIn} from '../VersionSwitch';

const STATES = {
  unreleased: (label: ReactNode) => <>This is a draft: the docs of {label} are still being written.</>,
  unmaintained: (label: ReactNode) => (
    <>This is documentation for {label}, which is no longer actively maintained.</>
  ),
};

/** Above pages of other versions than the latest: a link to the same page in the latest. */
export default function VersionBanner(): ReactNode {
  const {banner, label} = useDocsVersion();
  const {activeDoc} = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  if (!banner || !activeDoc) return null;
  return (
    <div className="theme-doc-version-banner" role="alert">
      <p>
        {STATES[banner](
          <>
            {site.name} <b>{label}</b>
          </>,
        )}
      </p>
      <p>
        For up-to-date documentation, see the{' '}
        <b>
          <a {...linkIn(latest, activeDoc)}>latest version</a>
        </b>{' '}
        ({latest.label}).
      </p>
    </div>
  );
}
