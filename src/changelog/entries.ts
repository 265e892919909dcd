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
    id: 'what-works',
    date: '2026-11-26',
    title: 'What works, at a glance',
    summary:
      'The line below the title of a page says how far 1.0.0 does what the page is about. The known issues were compared with the source once more.',
    points: [
      {
        lead: 'A state for each feature',
        text: 'It works, works with a workaround, does not work, or is a limitation; the table of all features has the workarounds.',
        to: 'reference/known-issues',
      },
      {
        lead: 'Expected and observed',
        text: 'Each known issue says both. Where nothing is broken it is a limitation, in a table of its own.',
        to: 'reference/known-issues',
      },
      {
        lead: 'Eighteen new issues',
        text: 'Among them middlewares that miss their group, schema names that reach another tenant, and deprecations on PHP 8.4.',
        to: 'reference/known-issues',
      },
      {
        lead: 'For programs',
        text: 'Known issues and features are in rift.json.',
        to: 'reference/machine-readable',
      },
    ],
  },
  {
    id: 'recorded-not-simulated',
    date: '2026-11-26',
    title: 'Recorded, not simulated',
    summary:
      'The figures that run show what rift/core 1.0.0 itself did. They take the place of the four labs, which followed the documented contract, also where 1.0.0 does not.',
    points: [
      {
        lead: 'Chains',
        text: 'Seven runs of a chain in which one step after the other fails, and those of each method, with what every callback got and returned.',
        to: 'basic-concepts/contract/methods#chain',
      },
      {
        lead: 'Requests',
        text: 'Nine requests on their way through router, middlewares and handler, among them the one after the limit and one whose handler throws.',
        to: 'architecture/routing#request',
      },
      {
        lead: 'Inputs',
        text: 'Twenty-one inputs of the two schemas, field by field.',
        to: 'modules/validator/schema-validator#profile',
      },
      {
        lead: 'Without JavaScript',
        text: 'The runs are in the page, in its Markdown and on paper. An address names a case, and those of the labs lead to the runs.',
      },
      {
        lead: 'One tenant',
        text: 'All samples show the same tenant; readers cannot put their own in its place any more.',
      },
    ],
  },
  {
    id: 'works-at-the-first-try',
    date: '2026-11-26',
    title: 'It works at the first try',
    summary:
      'The first command installs with every Composer, the issues that do harm stand together, and the pages hold large text on a phone.',
    points: [
      {
        lead: 'Composer 2.9 and newer',
        text: 'The setting that lets the package in now comes before the command, in the tutorial too.',
        to: 'installation',
      },
      {
        lead: 'Seven issues that do harm',
        text: 'All of them are named at the top of the known issues, in place of three.',
        to: 'reference/known-issues',
      },
      {
        lead: 'Samples that 1.0.0 answers otherwise',
        text: 'The title of the sample says so, before you copy it.',
        to: 'basic-concepts/contract/methods/map',
      },
      {
        lead: 'Errors of PHP and Composer',
        text: 'They are not in the catalogue of messages. The error finder now leads to where they are explained.',
        to: 'reference/errors',
      },
      {
        lead: 'Large text',
        text: 'With text of twice the size, no page and no control leaves the window of a phone.',
      },
    ],
  },
  {
    id: 'samples-that-were-run',
    date: '2026-11-24',
    title: 'Every sample has been run',
    summary:
      'Every sample was run on rift/core 1.0.0 with PHP 8.2, PostgreSQL and Redis, and each page says so at its foot. The mistakes that the runs found are fixed.',
    points: [
      {
        lead: 'At the foot of a page',
        text: 'A line names the release, the PHP version and the day of the last run. It disappears when a page changes, until its samples are run again.',
      },
      {
        lead: 'Failures as 1.0.0 prints them',
        text: 'A failure has no map of metrics until one is set. Samples now print it that way, so 33 pages no longer need a note about it.',
        to: 'basic-concepts/contract/metadata',
      },
      {
        lead: 'map and merge',
        text: 'Below the sample that fails you find the error of 1.0.0 and code that works, metrics included.',
        to: 'basic-concepts/contract/methods/map',
      },
      {
        lead: 'Composer and php-jwt',
        text: 'Why a security advisory stops the installation, and the setting that lets the package in.',
        to: 'installation',
      },
      {
        lead: 'Sending a code again',
        text: 'The registration guide has a use case for mail that got lost, rate-limited by the verify token.',
        to: 'guides/register-and-verify-a-tenant',
      },
      {
        lead: 'Seven more known issues',
        text: 'K-51 to K-57. The most important: a validation callback that cannot be called accepts everything.',
        to: 'reference/known-issues',
      },
    ],
  },
  {
    id: 'pages-that-answer-at-once',
    date: '2026-11-23',
    title: 'Pages that respond at once',
    summary:
      'A page is HTML with 13 kB of script. Copy buttons, menus, the sidebar and the search work as soon as the page appears, on slow phones too.',
    points: [
      {
        lead: 'Nothing waits',
        text: 'The first press of Search, Ctrl+K or a copy button counts. Labs and full-screen diagrams need more code, and load it as you approach them.',
      },
      {
        lead: 'The first-visit dialog',
        text: 'It opens with the page. A key press or click meant for the page does not close it, and is not lost.',
      },
      {
        lead: 'The Back button',
        text: 'It closes the search, a full-screen diagram or the menu before it leaves the page.',
      },
      {
        lead: 'Without JavaScript',
        text: 'The tree of pages opens on phones too, and controls that need JavaScript are hidden.',
      },
    ],
  },
  {
    id: 'playing-with-the-contract',
    date: '2026-11-22',
    title: 'Playing with the contract',
    summary:
      'Four labs, each on the page it belongs to. They run a model of the documented contract in your browser, and the address keeps what you set up, so that you can share it.',
    points: [
      {
        lead: 'Chain lab',
        text: 'Build a chain, choose what each callback returns, and step along the two tracks: which steps run, which are skipped, and why.',
        to: 'basic-concepts/contract/methods#chain-lab',
      },
      {
        lead: 'Validator bench',
        text: 'JSON input beside a schema: see what happens to each field, in order, and the message that comes back.',
        to: 'modules/validator/schema-validator#validator-bench',
      },
      {
        lead: 'Request walk',
        text: 'Send a request through the sample routes, choose what each middleware returns, and see what comes back, also as a sequence diagram.',
        to: 'architecture/routing#request-walk',
      },
      {
        lead: 'Benchmark reader',
        text: 'The published figures as a chart, and what they would mean for the number of iterations you assume, which was not published.',
        to: 'basic-concepts/contract/benchmark',
      },
    ],
  },
  {
    id: 'mending-pages',
    date: '2026-11-22',
    title: 'Correcting pages',
    summary: 'The way from a wrong word to a corrected page, in every version that has it.',
    points: [
      {
        lead: 'Edit this page',
        text: 'The foot of a page links to its source, in the version you are reading and in the next one. It says whether the two differ, and links the file of each table.',
        to: 'reference/errors',
      },
      {
        lead: 'Report a problem',
        text: 'Opens a report on GitHub with the page, the version and the heading filled in. The site itself sends nothing.',
      },
      {
        lead: 'Contributing',
        text: 'The page Contribute, linked in every footer, explains how a change is merged, has templates for pages, and says what the checks look for.',
      },
      {
        lead: 'Addresses that stay',
        text: 'When a page moves or a version is removed, old links lead to the new place.',
      },
    ],
  },
  {
    id: 'finding-and-taking-along',
    date: '2026-11-22',
    title: 'Search, and pages to take with you',
    summary:
      'Search by a word, or paste the response in front of you. Pages can be printed, and read as text or as data.',
    points: [
      {
        lead: 'Search',
        text: 'Press Ctrl K, Cmd K or a slash on any page. It finds messages, methods, codes and constants in the version you are reading.',
      },
      {
        lead: 'Paste your response',
        text: 'Paste an envelope, a log line or an error text to find its message, the step that raises it and the page that explains it. Nothing leaves your browser.',
        to: 'reference/errors#paste-your-response',
      },
      {
        lead: 'Markdown',
        text: 'Add .md to the address of a page to read it as Markdown, with its samples and the sources of its diagrams.',
        to: 'reference/machine-readable',
      },
      {
        lead: 'For language models',
        text: 'llms.txt lists the pages, and llms-full.txt has the whole text, for the site and for each version.',
      },
      {
        lead: 'Facts as data',
        text: 'Each version has a rift.json with its errors, codes, constants, interfaces, bindings and routes.',
        to: 'reference/machine-readable',
      },
      {
        lead: 'Paper',
        text: 'Every page prints in full, black on white, with its address and wrapped code. Ctrl P and Cmd P draw its diagrams first; from the browser’s menu, diagrams that are not drawn yet are printed in words.',
      },
      {
        lead: 'Links',
        text: 'A shared link shows a card with the title of the page.',
      },
      {
        lead: 'Keyboard',
        text: 'Single keys turn pages, switch versions and change the colours. The question mark lists them, and they can be turned off.',
      },
      {
        lead: 'This page',
        text: 'Changes are announced here and in two feeds.',
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
        text: 'The result contract, each of its methods, and the parts of Rift.',
        to: 'basic-concepts',
      },
      {
        lead: 'Architecture',
        text: 'From the entry point through routing, middlewares and use cases to databases with one schema per tenant.',
        to: 'architecture',
      },
      {
        lead: 'Modules',
        text: 'Validator, crypto, metrics and cache.',
        to: 'modules',
      },
      {
        lead: 'Guides',
        text: 'Six tasks from start to finish, from registering a tenant to coming from another framework.',
        to: 'guides',
      },
      {
        lead: 'Reference',
        text: 'Error messages, HTTP codes, constants, interfaces, container bindings, settings and known issues, in tables that can be filtered.',
        to: 'reference',
      },
      {
        lead: 'Diagrams',
        text: 'All 71 are there as a picture, as source and in words.',
      },
      {
        lead: 'Samples',
        text: 'The tenant in them can be your own.',
      },
    ],
  },
];
