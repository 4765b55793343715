/** A reporter of Vitest and of Playwright: the ten slowest tests, at the end of a run. */
export default class Slowest {
  private readonly tests: { name: string; milliseconds: number }[] = [];

  /** Vitest */
  onTestCaseResult(test: { fullName: string; diagnostic(): { duration: number } | undefined }) {
    this.tests.push({ name: test.fullName, milliseconds: test.diagnostic()?.duration ?? 0 });
  }

  onTestRunEnd() {
    this.print();
  }

  /** Playwright */
  onTestEnd(test: { titlePath(): string[] }, { duration }: { duration: number }) {
    this.tests.push({ name: test.titlePath().slice(2).join(' > '), milliseconds: duration });
  }

  onEnd() {
    this.print();
  }

  private print() {
    const slowest = this.tests.sort((one, other) => other.milliseconds - one.milliseconds).slice(0, 10);
    const lines = slowest.map(
      ({ name, milliseconds }) => `${(milliseconds / 1_000).toFixed(1).padStart(7)} s  ${name}`,
    );
    console.log(`\nThe slowest tests:\n${lines.join('\n')}`);
  }
}
