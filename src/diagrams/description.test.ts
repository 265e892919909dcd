import {expect, test} from '@playwright/test';
import {twinOf} from './Viewer/description';
import {readDiagram} from './read';

const twinFor = async (source: string) => (await readDiagram(source)).twin;

test('a sequence says who asks and who answers, and when', async () => {
  expect(
    await twinFor(`sequenceDiagram
    accTitle: Login
    box Outside
        participant C as Client<br/>#quot;phone#quot;
    end
    participant L as Login
    C->>+L: execute(request)
    L->>L: password_verify<string>
    Note right of L: uses #lt;argon2id#gt;
    Note over C,L: both wait
    alt unknown email or wrong password
        L-->>C: 401
    else locked
        L--xC: 423
    else
        loop every claim
            L-)C: claim
        end
        opt asked for
            L-->>-C: auth.token
        end
    end
    create participant J as JWT
    L->>J: encode
    destroy J
    J-->>L: token
    par one
        C->>L: a
    and two
        C<<->>L:
    end
    critical store
        L->>L: write
    option full
        L->>C: 507
    end
    break gone
        C-xL: bye
    end`),
  ).toEqual([
    'Outside holds Client "phone"',
    'Client "phone" asks Login: execute(request)',
    'Login, by itself: password_verify<string>',
    'Note beside Login: uses <argon2id>',
    'Note on Client "phone" and Login: both wait',
    'If (unknown email or wrong password):',
    'Login answers Client "phone": 401',
    'Otherwise, if (locked):',
    'Login answers Client "phone", with a cross at the end: 423',
    'Otherwise:',
    'Repeated (every claim):',
    'Login tells Client "phone": claim',
    'End of the repetition',
    'Only if (asked for):',
    'Login answers Client "phone": auth.token',
    'End of the option',
    'End of the choice',
    'JWT is created',
    'Login asks JWT: encode',
    'JWT answers Login: token',
    'JWT is ended',
    'At the same time (one):',
    'Client "phone" asks Login: a',
    'And at the same time (two):',
    'Client "phone" and Login ask each other',
    'End of what happens at the same time',
    'This must happen (store):',
    'Login, by itself: write',
    'In the case (full):',
    'Login asks Client "phone": 507',
    'End of what must happen',
    'If (gone), this is the last that happens:',
    'Client "phone" asks Login, with a cross at the end: bye',
    'End of the way out',
  ]);
});

test('a flowchart says what leads to what, and what its groups hold', async () => {
  expect(
    await twinFor(`flowchart LR
    subgraph app [The application]
        subgraph core
            V["validate &amp; <b>trim</b>"]
        end
        R["\`**repository** of _snake_case_\`"]
    end
    V -- ok --> R:::success
    V -. "refused<br>at once" .-> F{"failure?"}
    R ==> S@{shape: cyl, label: "PostgreSQL"}
    S <--> R
    S --x F
    S --o F
    S --- F
    F --> F
    core --> F
    V ~~~ S
    fa["fa:fa-user Alone"]
    W & X --> Y`),
  ).toEqual([
    'The application holds repository of snake_case and core',
    'core holds validate & trim',
    'validate & trim leads to repository of snake_case (ok)',
    'validate & trim leads to failure? by a dotted line (refused at once)',
    'repository of snake_case leads to PostgreSQL by a thick line',
    'PostgreSQL and repository of snake_case lead to each other',
    'PostgreSQL leads to failure?, with a cross at the end',
    'PostgreSQL leads to failure?, with a circle at the end',
    'PostgreSQL is linked with failure?',
    'failure? leads to itself',
    'core leads to failure?',
    'W leads to Y',
    'X leads to Y',
    'Alone stands alone',
  ]);
});

test('states say how they start, become one another and end', async () => {
  expect(
    await twinFor(`stateDiagram-v2
    state "In #quot;draft#quot;" as D
    state ready <<choice>>
    [*] --> D : first save
    D --> ready : when asked
    ready --> Published: if complete
    ready --> D
    D --> D : save
    Published --> [*] : after a year
    Published : Seen by all
    Published --> Archived
    Archived : Kept for ten years
    Archived : and by search engines left out
    note right of D : nobody else<br>sees it
    state Published {
        state "Fresh" as f
        [*] --> f
        f --> [*]
        state f {
            dew --> dust
        }
    }
    state Shown {
        [*] --> bright
        --
        [*] --> loud
    }
    Lost`),
  ).toEqual([
    'It starts as In "draft" on first save',
    'In "draft" leads to the choice ready when asked',
    'The choice ready leads to Seen by all if complete',
    'The choice ready leads to In "draft"',
    'In "draft" stays as it is on save',
    'After Seen by all it ends after a year',
    'Seen by all becomes Kept for ten years',
    'Note on In "draft": nobody else sees it',
    'In Seen by all: it starts as Fresh',
    'In Seen by all: after Fresh it ends',
    'In Seen by all, in Fresh: dew becomes dust',
    'Kept for ten years: and by search engines left out',
    'In Shown, part 1: it starts as bright',
    'In Shown, part 2: it starts as loud',
    'Lost stands alone',
  ]);
});

test('classes say what they have and how they relate', async () => {
  expect(
    await twinFor(`classDiagram
    namespace Rift {
        class Result
    }
    class Result["Result type"] {
        +int code
        -array~string~ meta$
        +then(callable callback) Result
        #copy()*
    }
    class HandlerInterface {
        <<interface>>
        +execute(request) Result
    }
    class Status {
        <<enumeration>>
        OPEN
        CLOSED
    }
    class Repository~T~ {
        <<service>>
    }
    HandlerInterface <|.. Login
    Base <|-- Login
    Login *-- Validator : asks #quot;first#quot;
    Login "1" o-- "0..*" Attempt
    Login --> Repository
    Login ..> Status : knows
    Login -- Result
    Login .. Status
    Login --() Emitter
    Login <--> Session
    Result <|-- Result : wraps
    note for Login "one per<br>request"
    note "illustrative"`),
  ).toEqual([
    'Rift holds Result type',
    'Class Result type. Attributes: public int code; private static array<string> meta. Methods: public then(callable callback) gives Result; protected abstract copy()',
    'Interface HandlerInterface. Methods: public execute(request) gives Result',
    'Enumeration Status. Values: OPEN; CLOSED',
    'Class Repository<T> (service)',
    'Class Login',
    'Class Base',
    'Class Validator',
    'Class Attempt',
    'Class Session',
    'Login implements HandlerInterface',
    'Login extends Base',
    'Login is composed of Validator: asks "first"',
    'Login collects Attempt (one to any number)',
    'Login refers to Repository<T>',
    'Login depends on Status: knows',
    'Login is linked with Result type',
    'Login is linked with Status by a dotted line',
    'Login offers Emitter',
    'Session refers to Login, and the other way round',
    'Result type extends itself: wraps',
    'Note on Login: one per request',
    'Note: illustrative',
  ]);
});

test('entities say what they have, and how many of one there are to the other', async () => {
  expect(
    await twinFor(`erDiagram
    CUSTOMER["Customer"] {
        uuid uid PK "given &amp; kept"
        string(80) email UK
        int tenant_id FK, UK
    }
    CUSTOMER ||--o{ ORDER : places
    ORDER ||..|{ LINE : "holds #quot;lines#quot;"
    CUSTOMER |o--o| CARD : ""
    SETTING`),
  ).toEqual([
    'Customer has the attributes: uid, uuid, primary key (given & kept); email, string(80), unique key; tenant_id, int, foreign key, unique key',
    'Customer has zero or more ORDER: places. Each ORDER has exactly one Customer',
    'ORDER has one or more LINE by a dotted line: holds "lines". Each LINE has exactly one ORDER',
    'Customer has at most one CARD. Each CARD has at most one Customer',
    'SETTING stands alone',
  ]);
});

test('other kinds have no twin', async () => {
  expect(await twinFor('pie\n  "a" : 1')).toEqual([]);
  expect(twinOf('unheard of', undefined)).toEqual([]);
});
