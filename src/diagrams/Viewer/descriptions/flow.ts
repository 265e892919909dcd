import type {FlowDB} from 'mermaid/dist/diagrams/flowchart/flowDb.js';
import {after, list, plain, plainMarkdown} from './text';

type Edge = ReturnType<FlowDB['getEdges']>[number];
type Group = ReturnType<FlowDB['getSubGraphs']>[number];

const STROKES: Readonly<Record<string, string>> = {dotted: ' by a dotted line', thick: ' by a thick line'};

/** An icon in a label, such as `fa:fa-user`. */
const ICON = /\bfa[a-z]?:fa-[\w-]+/g;

const labelOf = (text: string, labelType?: string) =>
  (labelType === 'markdown' ? plainMarkdown : plain)(text.replace(ICON, ''));

function linkOf(from: string, to: string, type: string): string {
  if (type === 'arrow_open') return `${from} is linked with ${to}`;
  return type.startsWith('double_') ? `${from} and ${to} lead to each other` : `${from} leads to ${to}`;
}

function endOf(type: string): string {
  const sign = /cross|circle/.exec(type)?.[0];
  if (sign === undefined) return '';
  return type.startsWith('double_') ? `, with a ${sign} at both ends` : `, with a ${sign} at the end`;
}

/** The groups in the order of reading: each before what it holds. Mermaid has them the other way round. */
function outerFirst(groups: readonly Group[]): Group[] {
  const held = new Set(groups.flatMap(({nodes}) => nodes));
  const withInner = (group: Group): Group[] => [
    group,
    ...groups.filter(({id}) => group.nodes.includes(id)).flatMap(withInner),
  ];
  return groups.filter(({id}) => !held.has(id)).flatMap(withInner);
}

/** Says what the groups hold, which box leads to which, and which stands alone. */
export function flowTwin(db: FlowDB): string[] {
  const groups = outerFirst(db.getSubGraphs());
  const groupById = new Map(groups.map((group) => [group.id, group]));
  const vertices = db.getVertices();
  const edges: readonly Edge[] = db.getEdges();
  const order = [...vertices.keys()];
  const isDrawn = ({stroke}: Edge) => stroke !== 'invisible';

  function nameOf(id: string): string {
    const group = groupById.get(id);
    if (group) return labelOf(group.title, group.labelType) || 'a group';
    const vertex = vertices.get(id);
    return labelOf(vertex?.text ?? id, vertex?.labelType) || id;
  }

  const touched = new Set([
    ...groups.flatMap(({id, nodes}) => [id, ...nodes]),
    ...edges.filter(isDrawn).flatMap(({start, end}) => [start, end]),
  ]);
  return [
    ...groups
      .filter(({nodes}) => nodes.length > 0)
      .map(({id, nodes}) => {
        const inOrder = [...nodes].sort((a, b) => order.indexOf(a) - order.indexOf(b));
        return `${nameOf(id)} holds ${list(inOrder.map(nameOf))}`;
      }),
    ...edges.filter(isDrawn).map(({start, end, type = '', stroke = '', text, labelType}) => {
      const to = start === end ? 'itself' : nameOf(end);
      const line = linkOf(nameOf(start), to, type) + (STROKES[stroke] ?? '') + endOf(type);
      return line + after(' (', labelOf(text, labelType));
    }),
    ...order.filter((id) => !touched.has(id)).map((id) => `${nameOf(id)} stands alone`),
  ];
}
