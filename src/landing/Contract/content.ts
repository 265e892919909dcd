import type {Frame} from '../Section';

export const frame: Frame = {
  id: 'contract',
  title: 'One object, two ways out',
  lead: 'Every layer returns a ResultType: a success with a result, or a failure with a message, and a code with either. An expected error is a value that takes the same way back as the data. Exceptions are left for defects.',
  link: {to: 'basic-concepts/contract', label: 'The result contract'},
  faultAt: '64%',
};

export interface Way {
  title: string;
  file: string;
  /** The description of the drawing. */
  drawing: string;
  /** The return type of the signature. */
  type: string;
  /** The rest of the sentence, after the type. */
  caller: string;
}

export const exceptions: Way = {
  title: 'With exceptions',
  file: 'exceptions.php',
  drawing:
    'Find and age stand on one line that ends in an array. From each of them a dashed line leaves the picture, to a catch elsewhere.',
  type: 'array',
  caller: ', and has to know which two exceptions the signature leaves out and what code each stands for.',
};

export const chain: Way = {
  title: 'With a result',
  file: 'chain.php',
  drawing:
    'Find and age stand on one line. From each of them a dashed line drops to a second one. Both end in the same ResultType.',
  type: 'ResultType',
  caller: ': 200 with the client, or 404 or 403 with the message. Each rule names its own code.',
};

export const steps = ['find', 'age'] as const;
export const elsewhere = 'a catch, elsewhere';
export const note = 'Clients and its find() are illustrative: a service of your application.';
