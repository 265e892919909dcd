import {createInterface} from 'node:readline/promises';
import {Refusal} from '../lib/refusal.mjs';

/** Whoever answers questions. */
export interface Terminal {
  /** Refuses when no answer will come any more. */
  ask: (question: string) => Promise<string>;
  close: () => void;
}

export function terminal(): Terminal {
  const lines = createInterface({input: process.stdin, output: process.stdout});
  const ended = new AbortController();
  // Control and C, or control and D.
  lines.once('SIGINT', () => lines.close());
  lines.once('close', () => ended.abort());
  return {
    ask: async (question) => {
      try {
        return await lines.question(question, {signal: ended.signal});
      } catch (error) {
        if (!ended.signal.aborted) throw error;
        throw new Refusal('\nNothing was made.');
      }
    },
    close: () => lines.close(),
  };
}
