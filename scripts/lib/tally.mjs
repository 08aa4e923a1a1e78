/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ status: string, fullName: string }} Test
 * @typedef {{ name: string, status: string, assertionResults: Test[] }} TestFile
 * @typedef {{ testResults: TestFile[] }} Report Vitest's JSON report
 */

/**
 * Counts what Vitest reports so that nothing passes in silence: a test that did
 * not run and a file that broke before its tests are failures too.
 *
 * @param {Report | null} report null when Vitest wrote none
 * @param {number} exitCode Vitest's own
 * @param {{ byName?: boolean }} [options] byName: a name pattern chose the tests, the rest may rest
 * @returns {Count & { notes: string[] }} notes say what the counts alone do not
 */
export function tally(report, exitCode, { byName = false } = {}) {
  const files = report?.testResults ?? []
  const tests = files.flatMap((file) => file.assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed')
  const failed = tests.filter(({ status }) => status === 'failed')
  const unrun = byName ? [] : tests.filter((test) => ![...passed, ...failed].includes(test))
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => failed.includes(test)),
  )
  const notes = [
    ...unrun.map(({ status, fullName }) => `Counted as failed, for it is ${status}: ${fullName}`),
    ...broken.map(({ name }) => `Counted as failed, for it broke outside its tests: ${name}`),
  ]
  let failures = failed.length + unrun.length + broken.length
  if (failures === 0 && passed.length === 0) {
    failures = 1
    notes.push('Counted as failed, for no test ran.')
  } else if (failures === 0 && exitCode !== 0) {
    failures = 1
    notes.push(`Counted as failed, for Vitest ended with code ${exitCode}.`)
  }
  return { passed: passed.length, failed: failures, notes }
}
