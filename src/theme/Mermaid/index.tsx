// Change: a diagram is a picture, its source and its twin in words, drawn ahead or when it nears the window.
import {useMemo, type ReactNode} from 'react';
import type {Props} from '@theme/Mermaid';
import DiagramViewer from '@site/src/components/DiagramViewer';
import type {PictureFile} from '@site/src/components/DiagramViewer/pictureFile';
import type {Reading} from '@site/src/components/DiagramViewer/reading';

/** From plugins/diagrams, as JSON: what stands in the text of a page has attributes of text alone. */
interface PropsFromPage extends Props {
  reading?: string;
  picture?: string;
}

function useJson<T>(text: string | undefined): T | undefined {
  return useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as T)), [text]);
}

export default function Mermaid({value, reading, picture}: PropsFromPage): ReactNode {
  return (
    <DiagramViewer value={value} reading={useJson<Reading>(reading)} file={useJson<PictureFile>(picture)} />
  );
}
