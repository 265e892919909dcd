import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CopyButton from '@site/src/shared/CopyButton';
import {markdownAddress} from '@site/config/address';
import styles from './styles.module.css';

/** The page as Markdown, to copy or to open. */
export default function PageText(): ReactNode {
  const {metadata} = useDoc();
  const address = markdownAddress(metadata.permalink);
  if (process.env.NODE_ENV === 'development')
    return <p className="quiet">The build makes this page as Markdown.</p>;
  return (
    <div className={`wrapping ${styles.actions}`}>
      <CopyButton name="Copy page as Markdown" label="Copy page" look="plain" address={address} />
      <a href={address} className="quiet finger">
        View as Markdown
      </a>
    </div>
  );
}
