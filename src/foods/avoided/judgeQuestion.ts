import type { JudgedQuestion } from '../languages/asked/judgeQuestion';
import type { Avoidance } from './Avoidance';

/** Whether a question may go to a model. Rejects if the page cannot fetch the tables for it. */
export async function judgeQuestion(
  question: string,
  avoidance: Avoidance,
): Promise<JudgedQuestion> {
  const asked = await import('../languages/asked/judgeQuestion');
  return asked.judgeQuestion(question, avoidance);
}
