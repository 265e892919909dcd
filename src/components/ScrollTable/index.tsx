import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A table in a frame that scrolls sideways. The frame takes the focus only while there is something to scroll. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const observer = new ResizeObserver(() => setIsWide(frame.scrollWidth > frame.clientWidth));
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={ref}
      className={styles.frame}
      {...(isWide && {role: 'group', tabIndex: 0, 'aria-label': 'Table, scrolls sideways'})}>
      <table {...props} />
    </div>
  );
}
