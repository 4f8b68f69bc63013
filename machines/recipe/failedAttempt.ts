import { type Diagnosis, diagnosisIn } from '../connection/diagnosis';

interface Cause {
  name: string;
  message: string;
  diagnosis: Diagnosis;
}

export const CAUSES = {
  blank: {
    name: 'BlankAnswerError',
    message: 'The answer holds no text.',
    diagnosis: { kind: 'blankAnswer' },
  },
  silence: timedOut('No answer within the time limit.'),
  endless: timedOut('No end of the answer within the time limit.'),
} satisfies Record<string, Cause>;

function timedOut(message: string): Cause {
  return { name: 'TimeoutError', message, diagnosis: { kind: 'timedOut' } };
}

export type FailedAttempt = { cause: keyof typeof CAUSES } | { error: unknown };

/** `of`: how many attempts there are. */
export function explainFailure(failed: FailedAttempt, attempt: number, of: number) {
  const error = 'cause' in failed ? CAUSES[failed.cause] : failed.error;
  return {
    diagnosis: diagnosisIn(error),
    line: `Attempt ${attempt} of ${of} failed: ${describeError(error)}`,
  };
}

/** One line about a failure: its name, its HTTP status if it has one, and its message. */
function describeError(error: unknown): string {
  const { name, status, message = typeof error === 'string' && error } = Object(error);
  return [name ?? 'Error', status && `(HTTP ${status})`, message && `- ${message}`]
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .slice(0, 500);
}
