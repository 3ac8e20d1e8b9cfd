// Reads the JSON reports of vitest and Playwright: how many tests passed, which failed,
// and which passed only on a second try.

export interface TestOutcome {
  passed: number
  /** One line for each failed test: its file, then its name. */
  failed: string[]
  /** The same for each test that passed only on its second try. */
  unsteady: string[]
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

interface PlaywrightSuite {
  specs: { file: string; title: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number }
  suites: PlaywrightSuite[]
}

export function vitestOutcome({ numPassedTests, testResults }: VitestReport): TestOutcome {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded, or whose hooks failed, has no failed test of its own.
    if (status === 'failed' && tests.length === 0) return [name]
    return tests.map(({ fullName }) => `${name} › ${fullName}`)
  })
  return { passed: numPassedTests, failed, unsteady: [] }
}

export function playwrightOutcome({ stats, suites }: PlaywrightReport): TestOutcome {
  return {
    passed: stats.expected + stats.flaky,
    failed: suites.flatMap((suite) => specsOf(suite, 'unexpected')),
    unsteady: suites.flatMap((suite) => specsOf(suite, 'flaky')),
  }
}

function specsOf({ specs, suites = [] }: PlaywrightSuite, wanted: string): string[] {
  const found = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted))
  return [
    ...found.map(({ file, title }) => `${file} › ${title}`),
    ...suites.flatMap((suite) => specsOf(suite, wanted)),
  ]
}
