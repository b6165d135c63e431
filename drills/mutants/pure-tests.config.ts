import { mergeConfig } from 'vitest/config'
import inCopy from './vitest.config.ts'

/** The tests that need no database: those that do would run for each of hundreds of mutants. */
export default mergeConfig(
  { ...inCopy, test: { ...inCopy.test, include: [] } },
  { test: { include: ['{contract,server/rules,web/matching,web/platform}/**/*.test.ts'] } },
)
