/** A problem at start that is told in one clear sentence, without a stack; the process then ends with code 1. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
