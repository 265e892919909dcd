import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useIsHydrated} from '@site/src/shared/useIsHydrated';
import Boundary from '@site/src/page/Boundary';
import LoadError from './LoadError';
import {LabPlaceContext, type LabPlace} from './place';
import styles from './styles.module.css';

/** What is there until the code of a lab is. */
function Waiting(): ReactNode {
  return (
    <>
      <p className={styles.waiting}>The lab is loading …</p>
      <p role="alert" className={clsx(styles.error, styles.failed)}>
        The lab could not be loaded.{' '}
        <button type="button" className="outlined" data-retry="">
          Try again
        </button>
      </p>
    </>
  );
}

interface Props {
  place: LabPlace;
  children: ReactNode;
}

/** What stands in a lab. It begins with what the address says, which the server does not know. */
export default function Content({place, children}: Props): ReactNode {
  if (!useIsHydrated()) return <Waiting />;
  return (
    <Boundary
      fallback={({tryAgain}) => (
        <LoadError retry={tryAgain}>The lab stopped at an error of its own.</LoadError>
      )}>
      <LabPlaceContext value={place}>{children}</LabPlaceContext>
    </Boundary>
  );
}
