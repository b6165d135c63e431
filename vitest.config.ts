import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,web,bench,drills,launch}/**/*.test.{ts,tsx}'],
    globalSetup: 'server/testing/database-server.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
