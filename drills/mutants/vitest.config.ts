import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Tests within a copy of the project: its packages are the copy's own, not those that node_modules leads to. */
export default defineConfig({
  root,
  resolve: {
    alias: [{ find: /^@talentplace\/(contract|server|web)\/(.*)$/, replacement: `${root}$1/$2.ts` }],
  },
  test: {
    include: ['{contract,server,web}/**/*.test.ts'],
    globalSetup: 'server/testing/servers/database-server.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
  },
})
