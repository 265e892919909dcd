import type {Example as Shown} from '@site/src/components/DiagramGuide/example';
import type {SampleName} from './_samples';

/** An example of the gallery, whose source is the file of its name in _samples. */
export interface Example extends Omit<Shown, 'id' | 'source'> {
  sample: SampleName;
}

/** Registered by Mermaid, but nothing that one draws, and why. */
export const noKinds: Readonly<Record<string, string>> = {
  error: 'the picture of a syntax error',
  '---': 'front matter that is not closed',
};

export const examples: readonly Example[] = [
  {
    sample: 'flowchart',
    title: 'Flowchart',
    use: 'Steps, decisions and where they lead. The first choice for the two tracks of a call.',
    kinds: ['flowchart-v2', 'flowchart', 'flowchart-elk'],
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
    spoken: {
      name: 'The layers of an application',
      description:
        'From above: router and emitter, middlewares, use cases with validators beside them, repositories, and the schemas of the database.',
    },
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
    spoken: {name: 'A Rift application and what is around it'},
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
    spoken: {
      name: 'A registration as an event model',
      description:
        'The screen SignUp leads to the command Register, that to the event TenantCreated, and that to the read model Tenants.',
    },
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
    spoken: {
      name: 'The members of ResultType',
      description:
        'On success run then, map, ensure and merge, on failure catch, always tap, withMetric and addDebugData. The state is status, code and meta.',
    },
  },
  {
    sample: 'ishikawa',
    title: 'Fishbone diagram',
    use: 'Causes of one problem, in groups.',
    kinds: ['ishikawa'],
    spoken: {
      name: 'Why the bearer check answers 401',
      description:
        'The header is missing, does not begin with Bearer or has no three parts; the claims have no uid; exp is missing or in the past; iat is in the future.',
    },
  },
  {
    sample: 'timeline',
    title: 'Timeline',
    use: 'What happens when, without exact lengths.',
    kinds: ['timeline'],
    spoken: {
      name: 'The two tokens of a registration',
      description:
        'A registration issues an auth token and a verify token. The verify token expires after 30 minutes, the auth token after 24 hours.',
    },
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
    spoken: {
      name: 'Pages on their way',
      description:
        'To write: use cases from a queue, schemas on MySQL. In review: an emitter of your own. Published: the result contract, the schema validator.',
    },
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
    spoken: {
      name: 'What becomes of a thousand requests',
      description:
        'For 100 there is no route, 900 reach the middlewares. Those refuse 200, 700 reach a use case, of which 580 succeed and 120 fail.',
    },
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
    spoken: {
      name: 'What a middleware and a use case share',
      description: 'Both have the method execute.',
    },
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
    spoken: {name: 'The version of Mermaid', description: 'A number of three parts, such as v11.17.2.'},
  },
];
