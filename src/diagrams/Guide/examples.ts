import type {SampleName} from './samples';

/** An example of one kind of diagram. */
export interface Example {
  /** Its file in samples/. */
  sample: SampleName;
  title: string;
  use: string;
  /** By what names Mermaid registers it; the example is of the first. */
  kinds: readonly [string, ...string[]];
}

/** Registered by Mermaid, but nothing that one draws, and why. */
export const noKinds: Readonly<Record<string, string>> = {
  error: 'the drawing of a syntax error',
  '---': 'front matter that is not closed',
  'flowchart-elk': 'a flowchart with a layout that does not come with Mermaid',
};

export const examples: readonly Example[] = [
  {
    sample: 'flowchart',
    title: 'Flowchart',
    use: 'Steps, decisions and where they lead. The first choice for the two tracks of a call.',
    kinds: ['flowchart-v2', 'flowchart'],
  },
  {
    sample: 'sequence',
    title: 'Sequence diagram',
    use: 'Who calls whom, in order, and what comes back.',
    kinds: ['sequence'],
  },
  {
    sample: 'class',
    title: 'Class diagram',
    use: 'Classes and interfaces, their members and how they know each other.',
    kinds: ['classDiagram', 'class'],
  },
  {
    sample: 'state',
    title: 'State diagram',
    use: 'The states of one thing and what leads from one to the next.',
    kinds: ['stateDiagram', 'state'],
  },
  {
    sample: 'er',
    title: 'Entity-relationship diagram',
    use: 'Tables, their columns and how many rows of one belong to a row of another.',
    kinds: ['er'],
  },
  {
    sample: 'block',
    title: 'Block diagram',
    use: 'Parts in rows and columns that you place yourself.',
    kinds: ['block'],
  },
  {
    sample: 'architecture',
    title: 'Architecture diagram',
    use: 'Services, what they run on and what connects them.',
    kinds: ['architecture'],
  },
  {
    sample: 'c4',
    title: 'C4 diagram',
    use: 'A system among its users and neighbours, at one of the levels of C4.',
    kinds: ['c4'],
  },
  {
    sample: 'swimlane',
    title: 'Swimlanes',
    use: 'A flow in which it matters who does which step.',
    kinds: ['swimlane'],
  },
  {
    sample: 'eventmodeling',
    title: 'Event model',
    use: 'Screens, commands, events and read models along time.',
    kinds: ['eventmodeling'],
  },
  {
    sample: 'requirement',
    title: 'Requirement diagram',
    use: 'What is asked for, and which part satisfies it.',
    kinds: ['requirement'],
  },
  {
    sample: 'treeView',
    title: 'Tree',
    use: 'Folders and files.',
    kinds: ['treeView'],
  },
  {
    sample: 'mindmap',
    title: 'Mind map',
    use: 'What belongs to one subject, without an order.',
    kinds: ['mindmap'],
  },
  {
    sample: 'ishikawa',
    title: 'Fishbone diagram',
    use: 'Causes of one problem, in groups.',
    kinds: ['ishikawa'],
  },
  {
    sample: 'timeline',
    title: 'Timeline',
    use: 'What happens when, without exact lengths.',
    kinds: ['timeline'],
  },
  {
    sample: 'gantt',
    title: 'Gantt chart',
    use: 'What takes how long, and what runs beside or after what.',
    kinds: ['gantt'],
  },
  {
    sample: 'journey',
    title: 'User journey',
    use: 'The steps of somebody, and how pleasant each is.',
    kinds: ['journey'],
  },
  {
    sample: 'kanban',
    title: 'Kanban board',
    use: 'Work by the state it is in.',
    kinds: ['kanban'],
  },
  {
    sample: 'git',
    title: 'Git graph',
    use: 'Branches, commits and merges.',
    kinds: ['gitGraph'],
  },
  {
    sample: 'pie',
    title: 'Pie chart',
    use: 'Shares of a whole, of which there are few.',
    kinds: ['pie'],
  },
  {
    sample: 'xychart',
    title: 'XY chart',
    use: 'Numbers along an axis, as bars or lines.',
    kinds: ['xychart'],
  },
  {
    sample: 'quadrant',
    title: 'Quadrant chart',
    use: 'Things by two properties at once.',
    kinds: ['quadrantChart'],
  },
  {
    sample: 'radar',
    title: 'Radar chart',
    use: 'A few things by the same three to eight properties.',
    kinds: ['radar'],
  },
  {
    sample: 'sankey',
    title: 'Sankey diagram',
    use: 'How much flows from where to where.',
    kinds: ['sankey'],
  },
  {
    sample: 'treemap',
    title: 'Tree map',
    use: 'Sizes of parts, and of the parts of these.',
    kinds: ['treemap'],
  },
  {
    sample: 'venn',
    title: 'Venn diagram',
    use: 'What two or three things share.',
    kinds: ['venn'],
  },
  {
    sample: 'wardley',
    title: 'Wardley map',
    use: 'Parts by how visible they are to a user and how common they have become.',
    kinds: ['wardley'],
  },
  {
    sample: 'cynefin',
    title: 'Cynefin diagram',
    use: 'Problems by what can be known about them.',
    kinds: ['cynefin'],
  },
  {
    sample: 'packet',
    title: 'Packet diagram',
    use: 'What stands at which bit, byte or character.',
    kinds: ['packet'],
  },
  {
    sample: 'railroad',
    title: 'Railroad diagram',
    use: 'A grammar as tracks, written as calls.',
    kinds: ['railroad'],
  },
  {
    sample: 'railroadEbnf',
    title: 'Railroad diagram from EBNF',
    use: 'The same from extended Backus-Naur form.',
    kinds: ['railroadEbnf'],
  },
  {
    sample: 'railroadAbnf',
    title: 'Railroad diagram from ABNF',
    use: 'The same from the form that internet standards use.',
    kinds: ['railroadAbnf'],
  },
  {
    sample: 'railroadPeg',
    title: 'Railroad diagram from PEG',
    use: 'The same from a parsing expression grammar.',
    kinds: ['railroadPeg'],
  },
  {
    sample: 'info',
    title: 'Info',
    use: 'The version of Mermaid that draws here.',
    kinds: ['info'],
  },
];
