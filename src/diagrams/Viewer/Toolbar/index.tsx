import {useState, type ReactNode, type Ref} from 'react';
import Changing from '@site/src/shared/Changing';
import CopyButton from '@site/src/shared/CopyButton';
import type {DiagramSvg} from '../../diagramSvgs';
import {markupIn, slugOf} from '../../source';
import styles from '../styles.module.css';

/** Of what is no copy button. */
const TOOL = 'quiet inset tool';

const ICONS = {
  source: 'M5.5 4L2 8l3.5 4M10.5 4L14 8l-3.5 4',
  svg: 'M2.5 3h11v10h-11zM2.5 11l3.5-4 2.5 3 1.5-1.5 3.5 3.5',
  download: 'M8 2.5v8m-3.5-3L8 11l3.5-3.5M2.5 13.5h11',
  enlarge: 'M9.5 2.5h4v4M6.5 13.5h-4v-4M13.5 2.5l-4.5 4.5M2.5 13.5L7 9',
};

interface IconProps {
  path: string;
  label: string;
}

function Icon({path, label}: IconProps): ReactNode {
  return (
    <>
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
      <span>
        <Changing>{label}</Changing>
      </span>
    </>
  );
}

interface Props {
  name: string;
  source: string;
  /** Undefined while a draft has none. */
  diagramSvg: DiagramSvg | undefined;
  /** Opens the full screen; rejects if its code cannot be loaded. */
  enlarge: () => Promise<void>;
  enlargeRef: Ref<HTMLButtonElement>;
}

/** The buttons of a diagram. */
export default function Toolbar({name, source, diagramSvg, enlarge, enlargeRef}: Props): ReactNode {
  const [problem, setProblem] = useState('');
  const markup = diagramSvg && markupIn(diagramSvg.src);
  return (
    <div className={styles.tools} role="group" aria-label="Tools">
      <CopyButton name="Copy the source" label="Source" drawing={ICONS.source} getText={() => source} />
      {diagramSvg && (
        <>
          <CopyButton
            name="Copy the SVG"
            label="SVG"
            drawing={ICONS.svg}
            {...(markup === undefined ? {address: diagramSvg.src} : {getText: () => markup})}
          />
          <a
            href={diagramSvg.src}
            download={`${slugOf(name)}.svg`}
            className={TOOL}
            aria-label="Download the SVG">
            <Icon path={ICONS.download} label="Download" />
          </a>
          <button
            ref={enlargeRef}
            type="button"
            className={TOOL}
            aria-label={problem || 'Full screen'}
            onClick={() => {
              setProblem('');
              enlarge().catch(() => setProblem('Not loaded: try again'));
            }}>
            <Icon path={ICONS.enlarge} label={problem || 'Full screen'} />
          </button>
        </>
      )}
      <span role="status" className="visuallyHidden">
        <Changing>{problem}</Changing>
      </span>
    </div>
  );
}
