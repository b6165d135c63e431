import type { PartialStrykerOptions } from '@stryker-mutator/api/core'

/** What Stryker changes: the rules of the server, and the modules of contract and web that decide something by themselves. */
export const pureModules: PartialStrykerOptions = {
  mutate: [
    'server/rules/*.ts',
    'contract/accounts/{account-fields,cross-field-rules}.ts',
    'web/matching/hours/{align-hours,total-hours,typed-hours}.ts',
    'web/matching/wizard/{reachable-steps,step-order,step-redirect}.ts',
    'web/platform/navigation/intended-path.ts',
    '!**/*.test.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'drills/mutants/pure-tests.config.ts', related: true },
  // There is none of that name: Stryker would rewrite it with the compiler's library, which TypeScript 7 doesn't have.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  ignorePatterns: ['.data', 'web/dist', 'test-results'],
  tempDirName: 'test-results/mutants',
  cleanTempDir: 'always',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
}
