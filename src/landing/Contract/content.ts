import type {Intro} from '../Section';

export const intro: Intro = {
  id: 'contract',
  title: 'One object, two ways out',
  lead: 'Every layer returns a ResultType: a success with a result or a failure with a message, both with a code. An expected error is a value that you return. Exceptions are for defects.',
  link: {to: 'basic-concepts/contract', label: 'The result contract'},
  faultAt: '64%',
};

export interface Way {
  title: string;
  /** The return type of the signature. */
  type: string;
  /** The rest of the sentence, after the type. */
  caller: string;
}

export const exceptions: Way = {
  title: 'With exceptions',
  type: 'array',
  caller: ' and has to know the two exceptions that the signature leaves out, and the code for each.',
};

export const chain: Way = {
  title: 'With a result',
  type: 'ResultType',
  caller: ': 200 with the client, or 404 or 403 with the message. Each rule names its code.',
};

export const note = 'Clients is a service of your application.';
