export default class StatementsReporter {
  constructor(run: object);
  onRunComplete(contexts: Set<unknown>, results: object): void;
  getLastError(): Error | undefined;
}
