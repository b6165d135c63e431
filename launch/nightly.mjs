/**
 * The short forms of drills: each plays a whole product, an outage or months of money, for half a minute. `npm run drills` runs them, so
 * does `npm test` at night (`NIGHTLY=1`) or when their path is asked for. What guards each change stands in files of its own
 * beside them and runs every time.
 */
export const nightlyDrills = [
  'drills/failover/failover.test.ts',
  'drills/ledger/ledger.test.ts',
  'drills/locks/locks.test.ts',
  'drills/major-version/major-version.test.ts',
  'drills/outage/outage.test.ts',
  'drills/outage/stalled-disk.test.ts',
  'drills/restore/restore.test.ts',
  'drills/rolling/killed-process.test.ts',
  'drills/rolling/rolling.test.ts',
  'drills/soak/soak.test.ts',
  'drills/upgrade/upgrade.test.ts',
]

/** What a run of all tests is told besides; `env` is the process's. */
export function leftForTheNight(env) {
  return env.NIGHTLY === '1' ? [] : nightlyDrills.flatMap((file) => ['--exclude', file])
}
