// Reads the JSON reports of vitest and Playwright: how many tests passed, and which failed.

export interface TestOutcome {
  passed: number
  /** One line for each failed test: its file, then its name. */
  failed: string[]
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
  stats: { expected: number }
  suites: PlaywrightSuite[]
}

export function vitestOutcome({ numPassedTests, testResults }: VitestReport): TestOutcome {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded, or whose hooks failed, has no failed test of its own.
    if (status === 'failed' && tests.length === 0) return [name]
    return tests.map(({ fullName }) => `${name} › ${fullName}`)
  })
  return { passed: numPassedTests, failed }
}

export function playwrightOutcome({ stats, suites }: PlaywrightReport): TestOutcome {
  return { passed: stats.expected, failed: suites.flatMap(failedSpecs) }
}

function failedSpecs({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ tests }) =>
    // A test that passes only on a second try hides a fault.
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  )
  return [...failed.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(failedSpecs)]
}
