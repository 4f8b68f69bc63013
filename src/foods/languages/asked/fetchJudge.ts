/**
 * Fetches the tables that judge what a visitor writes. `judgeQuestion`: whether a question may go to
 * a model. `isUnfit`: whether no cook should put an entry of a list into a pan ("green potatoes",
 * "mouldy bread"). Rejects if the page cannot fetch them.
 */
export const fetchJudge = () => import('./judgeQuestion');
