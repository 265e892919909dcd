// Change: a diagram is a picture, its source and its twin in words, drawn ahead or when it nears the window.
import {useMemo, type ReactNode} from 'react';
import type {Props} from '@theme/Mermaid';
import DiagramViewer from '@site/src/diagrams/Viewer';
import type {PictureFile} from '@site/src/diagrams/Viewer/pictureFile';
import type {Reading} from '@site/src/diagrams/Viewer/reading';
import Island from '@site/src/page/Island';

/** From src/diagrams/, as JSON: what stands in the text of a page has attributes of text alone. */
interface PropsFromPage extends Props {
  reading?: string;
  picture?: string;
}

/** The same object at each rendering: in development the viewer draws again for another one. */
function useJson<T>(text: string | undefined): T | undefined {
  return useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as T)), [text]);
}

export default function Mermaid({value, reading, picture}: PropsFromPage): ReactNode {
  const file = useJson<PictureFile>(picture);
  return (
    <Island
      name="DiagramViewer"
      component={DiagramViewer}
      props={{value, reading: useJson<Reading>(reading), file}}
      wake={file ? 'reach' : 'near'}
    />
  );
}
