import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,web,bench,drills,launch}/**/*.test.{ts,tsx}'],
    globalSetup: 'server/testing/servers/database-server.ts',
    setupFiles: 'launch/reset-globals.mjs',
    // No test is waited for: it ends as soon as it is through, and a busy machine takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A file waits for the database a good part of its time.
    maxWorkers: availableParallelism() + 1,
    // A process for every file costs more than most files; what one leaves replaced, `reset-globals` puts back.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // What was found and what was asked for, in the line that a whole run says of each test that failed.
    chaiConfig: { truncateThreshold: 1_000 },
  },
})
