import {createInterface} from 'node:readline';
import {Refusal} from '../lib/refusal.mjs';

/** Whoever answers questions. */
export interface Terminal {
  /** Refuses when no answer will come any more. */
  ask: (question: string) => Promise<string>;
  close: () => void;
}

export function terminal(): Terminal {
  const lines = createInterface({input: process.stdin, output: process.stdout});
  // Keeps lines that are pasted before they are asked for.
  const answers = lines[Symbol.asyncIterator]();
  lines.once('SIGINT', () => lines.close());
  return {
    ask: async (question) => {
      lines.setPrompt(question);
      lines.prompt();
      const answer = await answers.next();
      if (answer.done) throw new Refusal('\nNothing was made.');
      return answer.value;
    },
    close: () => lines.close(),
  };
}
