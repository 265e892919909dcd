export interface Point {
  lead: string;
  text: string;
  /** A page that shows it, below the latest version: `modules/crypto`. */
  to?: string;
}

export interface Entry {
  /** Its fragment on the page and its id in the feeds. Never changes. */
  id: string;
  /** The day, as in 2026-11-21. */
  date: string;
  title: string;
  summary: string;
  points: readonly Point[];
}

/** The changes, newest first. An entry says what was true on its day, and stays as it is. */
export const entries: readonly Entry[] = [
  {
    id: 'samples-that-were-run',
    date: '2026-11-24',
    title: 'Samples that were run',
    summary:
      'Every sample of the documentation was run on rift/core 1.0.0 with PHP 8.2, PostgreSQL and Redis, and each page says so at its foot. What the runs found is mended.',
    points: [
      {
        lead: 'At the foot of a page',
        text: 'It says on which release, which PHP and which day its samples ran. A page that changed since says nothing until it is run again.',
      },
      {
        lead: 'Failures as 1.0.0 prints them',
        text: 'A failure has no map of metrics until one is set. Samples print that now, and the note about it has gone from 33 pages.',
        to: 'basic-concepts/contract/metadata',
      },
      {
        lead: 'map and merge',
        text: 'Under the sample that fails stand the error of 1.0.0 and the code that works, metrics included.',
        to: 'basic-concepts/contract/methods/map',
      },
      {
        lead: 'Composer and php-jwt',
        text: 'What the advisory that stops the installation is about, and the setting that lets the package in.',
        to: 'installation',
      },
      {
        lead: 'A code that is sent again',
        text: 'The guide to registration shows the use case for a lost mail, limited by the verify token.',
        to: 'guides/register-and-verify-a-tenant',
      },
      {
        lead: 'Seven more known issues',
        text: 'K-51 to K-57. The one to know: a validation callback that cannot be called accepts everything.',
        to: 'reference/known-issues',
      },
    ],
  },
  {
    id: 'pages-that-answer-at-once',
    date: '2026-11-23',
    title: 'Pages that answer at once',
    summary:
      'A page is HTML with 13 kB of script. Copy buttons, menus, the sidebar and the search answer as soon as the page is there, on slow phones too.',
    points: [
      {
        lead: 'Nothing waits',
        text: 'The first press of Search, of Ctrl+K or of a copy button counts. What needs more code, a lab or the full-screen diagram, loads it when you come near or reach for it.',
      },
      {
        lead: 'The dialog of the first visit',
        text: 'It opens with the page, and a key or a press that was meant for the page neither answers it nor gets lost.',
      },
      {
        lead: 'Back',
        text: 'Closes the search, the full-screen diagram and the drawer, before it leaves the page.',
      },
      {
        lead: 'Without JavaScript',
        text: 'The tree of the documentation opens on phones too, and nothing is shown that cannot work.',
      },
    ],
  },
  {
    id: 'playing-with-the-contract',
    date: '2026-11-22',
    title: 'Playing with the contract',
    summary:
      'Four labs on the pages that they belong to. Each is a model of the documented contract that runs in your browser, and its address holds what you made of it.',
    points: [
      {
        lead: 'Chain lab',
        text: 'Build a chain, choose what each callback returns, and step along the two tracks: which steps run, which are skipped, and why.',
        to: 'basic-concepts/contract/methods#chain-lab',
      },
      {
        lead: 'Validator bench',
        text: 'A JSON input beside a schema: what happens to each field, in order, and the answer with its message.',
        to: 'modules/validator/schema-validator#validator-bench',
      },
      {
        lead: 'Request walk',
        text: 'Send a request through the sample routes, say what each middleware answers, and see what comes back, also as a sequence diagram.',
        to: 'architecture/routing#request-walk',
      },
      {
        lead: 'Benchmark reader',
        text: 'The published figures as a chart, and what would follow from them if you knew what nobody says: how many iterations they stand for.',
        to: 'basic-concepts/contract/benchmark#benchmark-reader',
      },
    ],
  },
  {
    id: 'mending-pages',
    date: '2026-11-22',
    title: 'Mending pages',
    summary: 'From a wrong word to a corrected page, in every version that has it.',
    points: [
      {
        lead: 'Edit this page',
        text: 'The foot of a page leads to the file that makes it, in the version that you read and in the next, says whether both are equal, and names the file of each table.',
        to: 'reference/errors',
      },
      {
        lead: 'Report a problem',
        text: 'A report on GitHub that knows the page, the version and the heading you are at. The site itself sends nothing.',
      },
      {
        lead: 'Contributing',
        text: 'The page Contribute, in the foot of every page, has the way to a merged change, the templates for pages, and what every check says.',
      },
      {
        lead: 'Addresses that stay',
        text: 'A page that moves and a version that goes lead on to where their text is now.',
      },
    ],
  },
  {
    id: 'finding-and-taking-along',
    date: '2026-11-22',
    title: 'Finding and taking along',
    summary:
      'What you look for is found, from a word or from the response in front of you. And the pages leave the site: on paper, as text and as data.',
    points: [
      {
        lead: 'Search',
        text: 'Ctrl K, Cmd K or a slash opens it, on every page. It knows messages, methods, codes and constants, and looks in the version that you read.',
      },
      {
        lead: 'Paste your response',
        text: 'An envelope, a line of a log or an error text leads to its message, the step that raises it and the page that explains it. It does not leave your browser.',
        to: 'reference/errors#paste-your-response',
      },
      {
        lead: 'Markdown',
        text: 'Each page of the documentation is also at its own address plus .md, with its samples and the sources of its diagrams.',
        to: 'reference/machine-readable',
      },
      {
        lead: 'For language models',
        text: 'llms.txt lists the pages and llms-full.txt holds the whole text, for the site and for each version.',
      },
      {
        lead: 'Facts as data',
        text: 'rift.json beside each version holds its errors, codes, constants, interfaces, bindings and routes.',
        to: 'reference/machine-readable',
      },
      {
        lead: 'Paper',
        text: 'Every page prints whole and on white, with its address and wrapped code. Ctrl P and Cmd P draw its diagrams first; printed from the menu of the browser, those not drawn yet are told in words.',
      },
      {
        lead: 'Links',
        text: 'A link to a page shows a card with its title where it is shared.',
      },
      {
        lead: 'Keyboard',
        text: 'Single keys turn pages, choose the version and change the colours. The question mark lists them; they can be turned off.',
      },
      {
        lead: 'This page',
        text: 'What changes is told here and in two feeds.',
      },
    ],
  },
  {
    id: 'version-v1',
    date: '2026-11-21',
    title: 'The documentation of version v1',
    summary: 'The first version of the documentation, in 66 pages.',
    points: [
      {
        lead: 'Concepts',
        text: 'The result contract with each of its methods, and what Rift consists of.',
        to: 'basic-concepts',
      },
      {
        lead: 'Architecture',
        text: 'From the entry point over routing, middlewares and use cases to databases with one schema per tenant.',
        to: 'architecture',
      },
      {
        lead: 'Modules',
        text: 'Validator, crypto, metrics and cache.',
        to: 'modules',
      },
      {
        lead: 'Guides',
        text: 'Six tasks from start to end, from registering a tenant to coming from another framework.',
        to: 'guides',
      },
      {
        lead: 'Reference',
        text: 'Error messages, HTTP codes, constants, interfaces, container bindings, settings and known issues, in tables that can be filtered.',
        to: 'reference',
      },
      {
        lead: 'Diagrams',
        text: '71 of them, each as a picture, as its source and in words.',
      },
      {
        lead: 'Samples',
        text: 'The tenant in them can be your own.',
      },
    ],
  },
];
