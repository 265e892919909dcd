import architecture from './architecture.mmd?raw';
import block from './block.mmd?raw';
import c4 from './c4.mmd?raw';
import classes from './class.mmd?raw';
import cynefin from './cynefin.mmd?raw';
import er from './er.mmd?raw';
import eventmodeling from './eventmodeling.mmd?raw';
import flowchart from './flowchart.mmd?raw';
import gantt from './gantt.mmd?raw';
import git from './git.mmd?raw';
import info from './info.mmd?raw';
import ishikawa from './ishikawa.mmd?raw';
import journey from './journey.mmd?raw';
import kanban from './kanban.mmd?raw';
import mindmap from './mindmap.mmd?raw';
import packet from './packet.mmd?raw';
import pie from './pie.mmd?raw';
import quadrant from './quadrant.mmd?raw';
import radar from './radar.mmd?raw';
import railroad from './railroad.mmd?raw';
import railroadAbnf from './railroadAbnf.mmd?raw';
import railroadEbnf from './railroadEbnf.mmd?raw';
import railroadPeg from './railroadPeg.mmd?raw';
import requirement from './requirement.mmd?raw';
import sankey from './sankey.mmd?raw';
import sequence from './sequence.mmd?raw';
import state from './state.mmd?raw';
import swimlane from './swimlane.mmd?raw';
import timeline from './timeline.mmd?raw';
import treeView from './treeView.mmd?raw';
import treemap from './treemap.mmd?raw';
import venn from './venn.mmd?raw';
import wardley from './wardley.mmd?raw';
import xychart from './xychart.mmd?raw';

/** The examples of the gallery, each a file beside this one. */
export const samples = {
  architecture,
  block,
  c4,
  class: classes,
  cynefin,
  er,
  eventmodeling,
  flowchart,
  gantt,
  git,
  info,
  ishikawa,
  journey,
  kanban,
  mindmap,
  packet,
  pie,
  quadrant,
  radar,
  railroad,
  railroadAbnf,
  railroadEbnf,
  railroadPeg,
  requirement,
  sankey,
  sequence,
  state,
  swimlane,
  timeline,
  treeView,
  treemap,
  venn,
  wardley,
  xychart,
} as const;

export type SampleName = keyof typeof samples;
