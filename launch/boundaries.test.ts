import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = dirname(import.meta.dirname)

/** A small project that keeps every rule. */
const SOUND: Record<string, string> = {
  'package.json': JSON.stringify({ type: 'module', dependencies: { zod: '4', pg: '8' } }),
  'node_modules/zod/package.json': JSON.stringify({ name: 'zod', main: 'zod.js' }),
  'node_modules/zod/zod.js': 'export const z = 1;',
  'node_modules/pg/package.json': JSON.stringify({ name: 'pg', main: 'pg.js' }),
  'node_modules/pg/pg.js': 'export const Pool = 1;',
  'node_modules/stray/package.json': JSON.stringify({ name: 'stray', main: 'stray.js' }),
  'node_modules/stray/stray.js': 'export const stray = 1;',
  'contract/package.json': JSON.stringify({
    name: '@talentplace/contract',
    type: 'module',
    exports: { './*': './*.ts' },
  }),
  'contract/work/tasks/task.routes.ts': "import { z } from 'zod';\nexport const task = z;\nexport type Task = number;",
  'contract/payroll/bill.routes.ts': "import { task } from '../work/tasks/task.routes.ts';\nexport const bill = task;",
  'server/platform/database/pool.ts': "import { Pool } from 'pg';\nexport const pool = Pool;",
  'server/rules/price.ts':
    "import { task } from '@talentplace/contract/work/tasks/task.routes';\nexport const price = task;",
  'server/work/time/add-task.ts':
    "import { price } from '../../rules/price.ts';\nimport { pool } from '../../platform/database/pool.ts';\nexport const addTask = [price, pool];\nexport type Added = number;",
  'server/work/time/add-task.test.ts':
    "import { addTask } from './add-task.ts';\nimport { database } from '../../testing/database.ts';\nexport default [addTask, database];",
  'server/work/tasks/quick-add.ts': 'export const quick = 1;',
  'server/payroll/bills/post-bill.ts':
    "import { bill } from '@talentplace/contract/payroll/bill.routes';\nimport { addTask } from '../../work/time/add-task.ts';\nexport const postBill = [bill, addTask];",
  'server/hiring/checkout/checkout.ts':
    "import { addTask } from '../../work/time/add-task.ts';\nimport { postBill } from '../../payroll/bills/post-bill.ts';\nexport const checkout = [addTask, postBill];",
  'server/demo/people.ts':
    "import { checkout } from '../hiring/checkout/checkout.ts';\nexport const people = checkout;",
  'server/app/start.ts':
    "import { createServer } from 'node:http';\nimport { people } from '../demo/people.ts';\nimport { quick } from '../work/tasks/quick-add.ts';\nexport default [createServer, people, quick];",
  'server/testing/database.ts': "import { pool } from '../platform/database/pool.ts';\nexport const database = pool;",
  'web/ui/button.tsx': "import { z } from 'zod';\nexport const Button = z;",
  'web/platform/session.ts':
    "import { task } from '@talentplace/contract/work/tasks/task.routes';\nexport const session = task;",
  'web/work/tasks/task-list.tsx':
    "import { Button } from '../../ui/button.tsx';\nexport const TaskList = () => <Button of={<b>JSX</b>} />;",
  'web/payroll/bills/bill-list.tsx':
    "import { session } from '../../platform/session.ts';\nexport const BillList = session;",
  'web/pages/client/home-page.tsx':
    "import { TaskList } from '../../work/tasks/task-list.tsx';\nimport { BillList } from '../../payroll/bills/bill-list.tsx';\nexport const HomePage = [TaskList, BillList];",
  'web/pages/va/home-page.tsx':
    "import { TaskList } from '../../work/tasks/task-list.tsx';\nexport const VaPage = TaskList;",
  'web/app/main.tsx': "import routes from './routes.tsx';\nexport default routes;",
  'web/app/routes.tsx':
    "import { HomePage } from '../pages/client/home-page.tsx';\nimport { VaPage } from '../pages/va/home-page.tsx';\nexport default [HomePage, VaPage];",
  'launch/start.mjs': "import { join } from 'node:path';\nexport default join;",
}

/** One breach each: the file, what it says, and the rule that must refuse it. */
const BREACHES: [rule: string, file: string, text: string][] = [
  ['no-dead-files', 'server/rules/tax.ts', "import { price } from './price.ts';\nexport const tax = price;"],
  [
    'contract-core-imports-only-what-it-may',
    'contract/core/server.ts',
    "import type { pool } from '../../server/platform/database/pool.ts';\nexport type P = typeof pool;",
  ],
  [
    'contract-core-imports-only-what-it-may',
    'contract/core/package.ts',
    "import { Pool } from 'pg';\nexport const p = Pool;",
  ],
  [
    'contract-work-imports-only-what-it-may',
    'contract/work/upward.ts',
    "import { bill } from '../payroll/bill.routes.ts';\nexport const b = bill;",
  ],
  [
    'server-platform-imports-only-what-it-may',
    'server/platform/a/feature.ts',
    "import type { Added } from '../../work/time/add-task.ts';\nexport type A = Added;",
  ],
  [
    'server-rules-imports-only-what-it-may',
    'server/rules/platform.ts',
    "import { pool } from '../platform/database/pool.ts';\nexport const p = pool;",
  ],
  [
    'server-rules-imports-only-what-it-may',
    'server/rules/package.ts',
    "import { Pool } from 'pg';\nexport const p = Pool;",
  ],
  [
    'work-is-entered-where-it-is-open',
    'server/billing/invoices/closed.ts',
    "import { quick } from '../../work/tasks/quick-add.ts';\nexport const q = quick;",
  ],
  [
    'server-work-imports-only-what-it-may',
    'server/work/time/upward.ts',
    "import { postBill } from '../../payroll/bills/post-bill.ts';\nexport const b = postBill;",
  ],
  [
    'server-core-imports-only-what-it-may',
    'server/core/newborn/lazy.ts',
    "export const b = () => import('../../payroll/bills/post-bill.ts');",
  ],
  [
    'server-billing-imports-only-what-it-may',
    'server/billing/invoices/typed.ts',
    "import type { checkout } from '../../hiring/checkout/checkout.ts';\nexport type C = typeof checkout;",
  ],
  [
    'server-payroll-imports-only-what-it-may',
    'server/payroll/bills/upward.ts',
    "import start from '../../app/start.ts';\nexport const s = start;",
  ],
  [
    'server-desk-imports-only-what-it-may',
    'server/desk/invented.ts',
    "import { people } from '../demo/people.ts';\nexport const p = people;",
  ],
  [
    'server-demo-imports-only-what-it-may',
    'server/demo/upward.ts',
    "import start from '../app/start.ts';\nexport const s = start;",
  ],
  [
    'server-app-imports-only-what-it-may',
    'server/app/web.ts',
    "import { Button } from '../../web/ui/button.tsx';\nexport const b = Button;",
  ],
  [
    'web-ui-imports-only-what-it-may',
    'web/ui/feature.tsx',
    "import { TaskList } from '../work/tasks/task-list.tsx';\nexport const t = TaskList;",
  ],
  [
    'web-platform-imports-only-what-it-may',
    'web/platform/feature.ts',
    "import { TaskList } from '../work/tasks/task-list.tsx';\nexport const t = TaskList;",
  ],
  [
    'web-work-imports-only-what-it-may',
    'web/work/tasks/upward.tsx',
    "import { BillList } from '../../payroll/bills/bill-list.tsx';\nexport const b = BillList;",
  ],
  [
    'web-payroll-imports-only-what-it-may',
    'web/payroll/bills/server.tsx',
    "import type { Added } from '../../../server/work/time/add-task.ts';\nexport type A = Added;",
  ],
  [
    'web-page-imports-only-what-it-may',
    'web/pages/va/sibling.tsx',
    "import { HomePage } from '../client/home-page.tsx';\nexport const h = HomePage;",
  ],
  [
    'web-app-imports-only-what-it-may',
    'web/app/server.tsx',
    "import { pool } from '../../server/platform/database/pool.ts';\nexport const p = pool;",
  ],
  [
    'e2e-imports-only-what-it-may',
    'e2e/inside.ts',
    "import { pool } from '../server/platform/database/pool.ts';\nexport const p = pool;",
  ],
  [
    'bench-imports-only-what-it-may',
    'bench/inside.ts',
    "import { Button } from '../web/ui/button.tsx';\nexport const b = Button;",
  ],
  [
    'drills-imports-only-what-it-may',
    'drills/inside.ts',
    "import { Button } from '../web/ui/button.tsx';\nexport const b = Button;",
  ],
  ['launch-imports-only-what-it-may', 'launch/package.mjs', "import { Pool } from 'pg';\nexport const p = Pool;"],
  ['every-file-has-a-place', 'server/newcomer/anything.ts', "import { z } from 'zod';\nexport const zed = z;"],
  [
    'built-ins-only-where-node-runs',
    'web/platform/files.ts',
    "import { join } from 'node:path';\nexport const j = join;",
  ],
  [
    'built-ins-only-where-node-runs',
    'contract/core/files.ts',
    "import { join } from 'node:path';\nexport const j = join;",
  ],
  [
    'production-code-imports-no-test',
    'server/app/harness.ts',
    "import { database } from '../testing/database.ts';\nexport const d = database;",
  ],
  [
    'nothing-imports-a-test-file',
    'server/work/time/second.test.ts',
    "import first from './add-task.test.ts';\nexport default first;",
  ],
  [
    'no-circles',
    'contract/core/circle-one.ts',
    "import type { Two } from './circle-two.ts';\nexport type One = Two[];",
  ],
  ['no-orphans', 'server/rules/forgotten.ts', 'export const forgotten = 1;'],
  ['packages-are-declared', 'server/platform/a/stray.ts', "import { stray } from 'stray';\nexport const s = stray;"],
  ['imports-exist', 'server/platform/a/missing.ts', "import { gone } from './gone.ts';\nexport const g = gone;"],
]

/** The other half of the circle, which is reported where it is entered. */
const ACCOMPLICE = {
  'contract/core/circle-two.ts': "import type { One } from './circle-one.ts';\nexport type Two = One[];",
}

let folder = ''
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'talentplace-boundaries-')))
  write(SOUND)
  mkdirSync(join(folder, 'node_modules', '@talentplace'))
  symlinkSync('../../contract', join(folder, 'node_modules', '@talentplace', 'contract'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

function violations(): string[] {
  const args = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', '.']
  const { stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', 'depcruise'), args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  if (stderr) throw new Error(stderr)
  const found: { rule: { name: string }; from: string }[] = JSON.parse(stdout).summary.violations
  return found.map(({ rule, from }) => `${rule.name}: ${from}`)
}

describe('boundaries', () => {
  it('let a project through that keeps the direction', () => {
    expect(violations()).toEqual([])
  })

  describe('refuse', () => {
    let found: string[] = []
    beforeAll(() => {
      write({ ...Object.fromEntries(BREACHES.map(([, file, text]) => [file, text])), ...ACCOMPLICE })
      found = violations()
    })

    it.each(BREACHES)('%s: %s', (rule, file) => {
      expect(found).toContain(`${rule}: ${file}`)
    })

    it('nothing else', () => {
      const breached = new Set(BREACHES.map(([, file]) => file))
      expect(found.filter((violation) => !breached.has(violation.split(': ')[1] ?? ''))).toEqual([])
    })
  })
})
